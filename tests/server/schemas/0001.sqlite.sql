BEGIN TRANSACTION;
CREATE TABLE addresses (
	id INTEGER NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	target TEXT NOT NULL, 
	CONSTRAINT pk_addresses PRIMARY KEY (id), 
	CONSTRAINT fk_addresses_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_addresses_person_id UNIQUE (person_id, kind, target)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chairs (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_chairs_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chairs" VALUES('BGHXd5TGwXWcWdVXenDl',0,'vrR-tiCWjMIObCucp98x');
INSERT INTO "chairs" VALUES('yFt_rmzgnnATZb08bzrL',0,'vrR-tiCWjMIObCucp98x');
INSERT INTO "chairs" VALUES('yFt_rmzgnnATZb08bzrL',1,'vrR-tiCWjMIObCucp98x');
INSERT INTO "chairs" VALUES('zTAquPzsINpntT1o6N9T',0,'vrR-tiCWjMIObCucp98x');
INSERT INTO "chairs" VALUES('zTAquPzsINpntT1o6N9T',1,'vrR-tiCWjMIObCucp98x');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('BGHXd5TGwXWcWdVXenDl',1,0,'Ann','Who joins?',1.79512708530531740185e+09);
CREATE TABLE commands (
	table_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY (table_id, person_id, id), 
	CONSTRAINT fk_commands_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "commands" VALUES('BGHXd5TGwXWcWdVXenDl','vrR-tiCWjMIObCucp98x','say','73d47154184f38be',2);
INSERT INTO "commands" VALUES('BGHXd5TGwXWcWdVXenDl','vrR-tiCWjMIObCucp98x','invite','2a11f526b81503b5',3);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','sit','f976ca44eee94b2a',2);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','start','51f2e78f9bfd5bce',3);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c0','a646253242cbd18e',4);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c1','c8cc8089c70292d4',5);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c2','de68aaa2a718e44b',6);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c3','7a382a47a7f330f7',7);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c4','9cf79549bb3f6022',8);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c5','63712a21296075f7',9);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c6','72bbf613ceb5ac77',10);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c7','d2af764bef35163a',11);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c8','7f3822074e0915ea',12);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c9','ec6556d65e64685a',13);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c10','5fcb850abcd0824a',14);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c11','68fb8fb674c23092',15);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c12','9774252ca385225f',16);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c13','fae983decfca27f2',17);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c14','c54e44019595b2ba',18);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c15','7d9bb314a33746da',19);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c16','515d93d82978bb1a',20);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c17','df8e7190db230479',21);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c18','fc99ef0c8663aa5d',22);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','c19','066ecf1b169dfa9b',23);
INSERT INTO "commands" VALUES('yFt_rmzgnnATZb08bzrL','vrR-tiCWjMIObCucp98x','undo','b4de72fde0b6ad99',24);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','sit','f976ca44eee94b2a',2);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','start','51f2e78f9bfd5bce',3);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c0','30bb769bc20f4f1e',4);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c1','727d4379af37466c',5);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c2','bbbb495e66205ac5',6);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c3','7a382a47a7f330f7',7);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c4','776e48febac49528',8);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c5','6dee0d23a2b6f08a',9);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c6','c931bcf41f2177fd',10);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c7','aca7fd506ea2bca9',11);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c8','7f3822074e0915ea',12);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c9','f2fe0dfa3191e445',13);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c10','b4a85e3c3b1fefcf',14);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c11','34b13ec9d66e3e93',15);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c12','9774252ca385225f',16);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c13','fae983decfca27f2',17);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c14','c54e44019595b2ba',18);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c15','7d9bb314a33746da',19);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c16','515d93d82978bb1a',20);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c17','df8e7190db230479',21);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c18','fc99ef0c8663aa5d',22);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c19','066ecf1b169dfa9b',23);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c20','cb3ee786cee3c787',24);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c21','2df2cd9b99b1eb84',25);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c22','7848170bb73a240e',26);
INSERT INTO "commands" VALUES('zTAquPzsINpntT1o6N9T','vrR-tiCWjMIObCucp98x','c23','35839078f73e2063',27);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('cookie secret','n2qKRCK9lXAHAuY6VrQLUWbHPWBdRfT9ewLep6A81ss');
INSERT INTO "facts" VALUES('versions','[["0.1.0","480ee2ab7fd9c2b00f581a9cff6c054b"]]');
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	expires_at DOUBLE NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (hash), 
	CONSTRAINT fk_invitations_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "invitations" VALUES('5ff6b51ccba726b6e823c7f47ce498e3ae2c1d3bfb5abbc913d70af85fb3b909','BGHXd5TGwXWcWdVXenDl',2,1.79633668542587757112e+09);
CREATE TABLE keys (
	table_id VARCHAR(32) NOT NULL, 
	"key" BLOB NOT NULL, 
	salts TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (table_id), 
	CONSTRAINT fk_keys_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('BGHXd5TGwXWcWdVXenDl',X'7FEC8C713043E1ADDF1CE97E46DB83402EF7A433615BC3D63391B68667EAB5AA','[]');
INSERT INTO "keys" VALUES('yFt_rmzgnnATZb08bzrL',X'71B5B109E31AAB516A19DF5CF92476F09D4581F72FC290D3EC6EED7765DFDE78','["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO "keys" VALUES('zTAquPzsINpntT1o6N9T',X'0B4713909272B54216FB3B527E5AD5392590B62BBF8455A85EFEF6539807D816','["00000000000000000000000000000000","00000000000000000000000000000000"]');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(80), 
	password TEXT, 
	sign_in INTEGER NOT NULL, 
	created_at DOUBLE NOT NULL, 
	seen_at DOUBLE NOT NULL, 
	is_banned BOOLEAN NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	seasons INTEGER NOT NULL, 
	rated INTEGER NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('vrR-tiCWjMIObCucp98x','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$PvBaDkWz5HtycZWDFfVHLw$DxntX4doEkbKHXiiMFoD7wzs+I3L9UYQnKJ/FgLWgcY',0,1.79512708008211421969e+09,1.79512708008211421969e+09,0,25.0,8.33333333333333392545e+00,1,0);
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	beat_at DOUBLE NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('yHvrukQ7l2fwNl8y0eWJ',1.79512708852223324771e+09);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(64), 
	team VARCHAR(40) NOT NULL, 
	place INTEGER NOT NULL, 
	fans INTEGER NOT NULL, 
	managers INTEGER NOT NULL, 
	mu_before DOUBLE, 
	mu_after DOUBLE, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('zTAquPzsINpntT1o6N9T',1,'vrR-tiCWjMIObCucp98x','Ann 2',NULL,'chaos-all-stars',1,1,2,NULL,NULL,1.79512708840189766888e+09);
INSERT INTO "results" VALUES('zTAquPzsINpntT1o6N9T',0,'vrR-tiCWjMIObCucp98x','Ann',NULL,'skavenblight-scramblers',2,0,2,NULL,NULL,1.79512708840189766888e+09);
CREATE TABLE rows (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	manager INTEGER, 
	text TEXT NOT NULL, 
	drawn TEXT NOT NULL, 
	version VARCHAR(32) NOT NULL, 
	packs VARCHAR(64) NOT NULL, 
	given_by VARCHAR(8) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	at DOUBLE NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_rows PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_rows_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',-1,'begin',NULL,'{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"8026d39ed1267a1203b8f27d902a04f23201238d559c3bcf4d02549967088fce","first":0,"save":null}','draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = reikland-reavers
draw 1 team athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = athelorn-avengers
draw 2 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = eldril-sidewinder
draw 3 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = mighty-zug
draw 4 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = barik-farblast
draw 5 card aurora-silverleaf cornelius-krieg deeproot-strongbranch freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = freebooter-blitzer','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','',1.79512708557198524469e+09,'8bb86cb8927565e84cb5b4b8f4572f1425ace60715cc017ec0480013319ce18c');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',0,'answer',0,'keep mighty-zug','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c0',1.79512708565377759935e+09,'072b529e9bb153f94f2cb6efefbf72bcff031b5215663630de169e632d636673');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',1,'answer',0,'keep freebooter-blitzer','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c1',1.79512708571413707732e+09,'87e0bccaa76e9123af0b11fe9dc71e8417019365bb38a854a440502c4da253ef');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',2,'answer',0,'bottom eldril-sidewinder','draw 6 card gryphon-ade jack-of-all-trades product-endorsements publicity-stunts recruiting-agent = jack-of-all-trades
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = passing-coach
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = sprinting-coach
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c2',1.79512708584189891814e+09,'94d221e46da39cae725bcb24c3dd48bdbcf113c2486bbded3faac5f9cc58039e');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',3,'answer',0,'keep team-apothecary','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c3',1.79512708592189311985e+09,'29864ef7ab23fa5f2cd612b4004902907c79945db2ddb78a08c555d9e6762a65');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',4,'answer',0,'bottom sprinting-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c4',1795127086.01016,'b9826130d04387afd9e13045458aa4927533907643005d1c5153cd1d17ae95dd');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',5,'answer',0,'decline','draw 10 card aurora-silverleaf cornelius-krieg deeproot-strongbranch freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = freebooter-lineman
draw 11 card aurora-silverleaf cornelius-krieg deeproot-strongbranch freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = freebooter-thrower
draw 12 card aurora-silverleaf cornelius-krieg deeproot-strongbranch freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = griff-oberwald
draw 13 card aurora-silverleaf cornelius-krieg deeproot-strongbranch freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = long-bomb-silver','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c5',1.79512708606236743927e+09,'eb780b610f3cbef1c2f40b0e04bff8575badae2dec45e21a5809cf0d2009582d');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',6,'answer',1,'keep long-bomb-silver','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c6',1.79512708613404679295e+09,'84bc92a06210b2678a373b5302229f28e8241081480053727079c1922d696b4a');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',7,'answer',1,'keep griff-oberwald','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c7',1.79512708618194150923e+09,'b2ca4c292074abff3c7c17a90cfc55e9e6a229bc17b79c03b4cddfa435a9344b');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',8,'answer',1,'bottom freebooter-thrower','draw 14 card conditioning-coach dodge-type-thing end-zone-celebration-choreographer interception-assistant orions-cleats = orions-cleats
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = passing-coach
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = late-game-scoring-streak
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = the-best-players-in-the-league','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c8',1.79512708622584176059e+09,'4b148e86db883622834a1e49fa814547ee11138c9cb4d6b5592f9680e86e94f8');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',9,'answer',1,'keep the-best-players-in-the-league','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c9',1.79512708631784439084e+09,'0e2ecb28d52370e9532b0d5bcf98248bb38b0259ff21e15fda22a5d076f4641a');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',10,'answer',1,'bottom passing-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c10',1.79512708638987779612e+09,'dc24ac685b455e5e9bb500bb67a54fe23f7c522ad6ddd3b3b8b777af2da343ea');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',11,'answer',1,'top long-bomb-silver','draw 18 card freebooter-blitzer human-blitzer*3 human-catcher*2 human-lineman*4 human-thrower*2 ogre = ogre
draw 19 card freebooter-blitzer human-blitzer*3 human-catcher*2 human-lineman*4 human-thrower*2 = human-catcher
draw 20 card freebooter-blitzer human-blitzer*3 human-catcher human-lineman*4 human-thrower*2 = freebooter-blitzer
draw 21 card human-blitzer*3 human-catcher human-lineman*4 human-thrower*2 = human-lineman
draw 22 card human-blitzer*3 human-catcher human-lineman*3 human-thrower*2 = human-blitzer
draw 23 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-thrower
draw 24 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower = wood-elf-catcher
draw 25 card treeman wardancer*3 wood-elf-catcher wood-elf-lineman*4 wood-elf-thrower = wood-elf-thrower
draw 26 card treeman wardancer*3 wood-elf-catcher wood-elf-lineman*4 = wood-elf-lineman
draw 27 spike tournament*2 = tournament
draw 28 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = pose-for-the-fans
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = shank-yank
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = cock-eye-blocked
draw 32 card all-out-blitz bad-snap double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = double-crossing-routes','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c11',1.79512708643785929684e+09,'227f2295b931157e9a574de3ead0985fb020966573cf8a6a80c3909df113fdf3');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',12,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c12',1.79512708649027729031e+09,'5945f0e26e9145f14403ce17e815c687f406d3c0e11fdcc2f46c27399797787b');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',13,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c13',1.7951270865498588085e+09,'cd80e0c07178607723f2e02b3d5b395c44907b9cc045ac71e2c267ad7d6fe4a6');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',14,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c14',1.7951270865900568962e+09,'d0df4b2a7c8f59b04ab2a2c89ab7e827292cf6550ca6e09852321bf97a219f8a');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',15,'answer',1,'done','draw 33 spike tournament = tournament
draw 34 card the-chaos-cup the-dungeonbowl = the-dungeonbowl
draw 35 card all-out-blitz bad-snap double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = heroic-leap
draw 36 card all-out-blitz bad-snap double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = all-out-blitz
draw 37 card bad-snap double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = intentional-pounding
draw 38 card bad-snap double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = double-down','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c15',1.79512708664812755581e+09,'c2ebea26263a807f20b2ba172d5c673047a4e2b66d7979020e89738c7a58363b');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',16,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c16',1.79512708670596528052e+09,'7e5de8545784cafc6e8a1d79988cf8fc9efefb66eb1fada72708a31ab366e0d4');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',17,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c17',1.79512708674585080145e+09,'e0126b89e7385401aa6221d6b635286b6c013dddee9da8962302a31f0cf52b14');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',18,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c18',1.79512708681397223473e+09,'62756491206da1c4d66dc652faae5b34da01fc5ac37f20b91244e8da94e6823c');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',19,'answer',0,'done','draw 39 card bad-snap fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = bad-snap
draw 40 card fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = fleet-footed-flea-flicker
draw 41 card fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = get-yer-head-in-the-game
draw 42 card fumblerooski goal-line-plunge gutter-run illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = unsportsmanlike-conduct','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c19',1.79512708684184932707e+09,'05461217132e3abcc27d8157ec7e1b1680453ef603e734b09dfe964a79892b09');
INSERT INTO "rows" VALUES('yFt_rmzgnnATZb08bzrL',20,'undo',0,'19','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','undo',1.79512708693586277956e+09,'17f1f16c946c2dada22d1590d6ae1555316e34e0a2fe15b9bb9b7155faef341f');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',-1,'begin',NULL,'{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"4cabafba0cf29e73f33a32d0e8f2c2c28dedbb7925678f46d5f2b67cd28183da","first":0,"save":null}','draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = skavenblight-scramblers
draw 1 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars = chaos-all-stars
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = morkai-the-everchanging
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-lineman
draw 4 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = one-ear
draw 5 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail smashjaw snotlobba varag-ghoulchewer = snotlobba','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','',1.79512708708176255221e+09,'2a2df34bea13c96848adde5f1987fd121518a991742628c03000cc94a4d8f3ac');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',0,'answer',0,'keep snotlobba','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c0',1.79512708714195942877e+09,'ccf762b67e04fd03af592185655007e72f50109fadd65cb4aee366fb0f6f142e');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',1,'answer',0,'keep one-ear','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c1',1.79512708720182466502e+09,'20bf321bf412335752d25ef195fda04752de50d7467e7e3b58365c8622c92a54');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',2,'answer',0,'bottom morkai-the-everchanging','draw 6 card eshin-assassination-coordinator professional-cheater sewer-go-map swarm-tactics warpstone-souvenirs = sewer-go-map
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = offensive-coordinator
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = passing-coach','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c2',1.79512708723642587654e+09,'4e1e4039401e68f72df930c0fb2b3c7d522d2c46c87def1e4fc9c2fbfdc9a712');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',3,'answer',0,'keep team-apothecary','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c3',1.7951270872978177071e+09,'f3cfeace2ea2e543b2b397fe2416c5b365d4e9689e55e5c5e07256854aa7cc54');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',4,'answer',0,'bottom passing-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c4',1.79512708733389925955e+09,'207b177b62da0071c50ea10327fbed1393f85225ee76724ec069874aa2ad0e27');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',5,'answer',0,'top snotlobba','draw 10 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail smashjaw varag-ghoulchewer = freebooter-runner
draw 11 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman freebooter-runner freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail smashjaw varag-ghoulchewer = morg-n-thorg-cwc
draw 12 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman freebooter-runner freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler niknik-yellowtail smashjaw varag-ghoulchewer = freebooter-thrower
draw 13 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman freebooter-runner freebooter-thrower grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler niknik-yellowtail smashjaw varag-ghoulchewer = varag-ghoulchewer','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c5',1.79512708740587162968e+09,'b3d74aeef3d04947056558ea1e81c18f37db7e0ac8e4489c85f77fcfda39b434');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',6,'answer',1,'keep varag-ghoulchewer','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c6',1.79512708745100665096e+09,'d24d1fcdf7fcfabc4c665f1ee6f6f7b73b8e3630d53bbc9e57af1d1c21544502');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',7,'answer',1,'keep morg-n-thorg-cwc','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c7',1.79512708750997066493e+09,'3555179babdc7ad120c5fdfd4f157544c2df935cebf7ae02bea562bf6ff68486');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',8,'answer',1,'bottom freebooter-thrower','draw 14 card changer-of-plays handy-mutation winds-of-change withering-workout writhing-tentacles = withering-workout
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator offensive-firepower passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = late-game-scoring-streak
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator offensive-firepower passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = sprinting-coach
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator offensive-firepower passing-coach sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = laying-the-smackdown','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c8',1.79512708759402298932e+09,'7ae142edcc35f8fe17df0806c5fd6183b406cf27bc959d9c4b7142a1a022f6fa');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',9,'answer',1,'keep sprinting-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c9',1.79512708764986348144e+09,'a6cb826f166420e8ce1d3c23f84c8a104db959908124b73ee80c56bd605d1e80');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',10,'answer',1,'bottom laying-the-smackdown','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c10',1.7951270876978642941e+09,'885af95e0ebca086456fce2c8b5fa595d4fcd7049d4e79b1f3e9e89f81bf8475');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',11,'answer',1,'top varag-ghoulchewer','draw 18 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower*2 = skaven-gutter-runner
draw 19 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*4 skaven-thrower*2 = rat-ogre
draw 20 card skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*4 skaven-thrower*2 = skaven-thrower
draw 21 card skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*4 skaven-thrower = skaven-lineman
draw 22 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 minotaur = minotaur
draw 23 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 = chaos-lineman
draw 24 card beastman*3 beastman-thrower*2 chaos-lineman*3 chaos-warrior*2 = beastman
draw 25 card beastman*2 beastman-thrower*2 chaos-lineman*3 chaos-warrior*2 = chaos-lineman
draw 26 spike tournament*2 = tournament
draw 27 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-chaos-cup
draw 28 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = shank-yank
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = super-juke
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = double-crossing-routes
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-tripline','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c11',1.79512708774214410785e+09,'f593ef3f96212c83a897275f72f835efdf93a39fe52c73f8459c79e5c9f4e90a');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',12,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c12',1.79512708781395244599e+09,'d541f6bc6e9d268a31638b1bc159021916a2a482fa7ae27e2e32c56f668cb1d9');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',13,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c13',1.79512708784598374366e+09,'c2cec7b1e9ecd3f58e5037c5c38de6c988fcb92704249ffb54bd5bf53e611b75');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',14,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c14',1795127087.91791,'c7da89b69a17a2c6363aaebfb396e84f4217b116a932ea2f1853e5be23369a72');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',15,'answer',1,'done','draw 32 spike tournament = tournament
draw 33 card the-dungeonbowl the-spike-magazine-trophy = the-dungeonbowl
draw 34 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = double-down
draw 35 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = razzle-dazzle
draw 36 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = over-the-middle
draw 37 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans right-in-the-jibblies sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = skullcracker-suite','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c15',1.79512708797105503084e+09,'b773806c62dc2b0fb5d1e0574498d2edc5c1601a17ab33850a9f305928a27d92');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',16,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c16',1.79512708804192137714e+09,'0c3521b933c74463d169a0ea560ad169d8898db6c241516aa8c8e59954d0f4d3');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',17,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c17',1.79512708809002184866e+09,'248c7086d9993b53e1289c98413789085cadc738995e9ff965bcedeca8223013');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',18,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c18',1.79512708813792061807e+09,'70cb519497165591e06f8b0739e8f0a9178c1bf2dac8f33d947b5bb293e59169');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',19,'answer',0,'done','draw 38 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans right-in-the-jibblies sideline-screamer the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = the-backstab-special
draw 39 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans right-in-the-jibblies sideline-screamer the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = goal-line-plunge
draw 40 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans right-in-the-jibblies sideline-screamer the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = illegal-procedure
draw 41 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans right-in-the-jibblies sideline-screamer the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = cock-eye-blocked','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c19',1.79512708817649197573e+09,'68ddd0ff52a51625f421217a4a9d3f3d544a0f6c665b46d47b59f4ae99ab343e');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',20,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c20',1.79512708825396347048e+09,'183afbc79017b8b1f81038c54196686e7e68b0aa5a3d3735af12a44fc00668f8');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',21,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c21',1.79512708830585956572e+09,'54031249d3672b19233eb1b62ee631684bcc5400555ba137b9f09811d322cfea');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',22,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c22',1.7951270883539459705e+09,'82cd208ff94a2c8a8b5073310f1b57532cc1f59467b999a8d4a9689dccb2b8ff');
INSERT INTO "rows" VALUES('zTAquPzsINpntT1o6N9T',23,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c23',1.79512708840189766888e+09,'64ae46deafd74fb7e563e2cf4cb21c40054ff540b6483060fafc3b468f571ed1');
CREATE TABLE saves (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	version VARCHAR(32) NOT NULL, 
	packs VARCHAR(64) NOT NULL, 
	save TEXT NOT NULL, 
	CONSTRAINT pk_saves PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_saves_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	is_listed BOOLEAN NOT NULL, 
	due_at DOUBLE, 
	created_at DOUBLE NOT NULL, 
	changed_at DOUBLE NOT NULL, 
	sheet TEXT NOT NULL, 
	save TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('BGHXd5TGwXWcWdVXenDl',3,'open','vrR-tiCWjMIObCucp98x',1,NULL,1.79512708417399287222e+09,1.79512708542587757108e+09,'{"id":"BGHXd5TGwXWcWdVXenDl","title":"An open table","host":"vrR-tiCWjMIObCucp98x","state":"open","setup":{"managers":4,"teams":"drawn","expansions":[],"options":[],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":true},"chairs":[{"person":"vrR-tiCWjMIObCucp98x","name":"Ann","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"d8a10fd0b5877b80e371ff0394181ac3e824c6c213c65203e0af82d0ad7cb5c7","created_at":1795127084.1739929,"format":1,"kicked":[],"asked_at":0.0,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":1,"origin":null}',NULL);
INSERT INTO "tables" VALUES('yFt_rmzgnnATZb08bzrL',24,'playing','vrR-tiCWjMIObCucp98x',0,NULL,1.79512708547310543064e+09,1.79512708693586277956e+09,'{"id":"yFt_rmzgnnATZb08bzrL","title":"A season","host":"vrR-tiCWjMIObCucp98x","state":"playing","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"vrR-tiCWjMIObCucp98x","name":"Ann","bot":null,"team":"reikland-reavers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"vrR-tiCWjMIObCucp98x","name":"Ann 2","bot":null,"team":"athelorn-avengers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"8026d39ed1267a1203b8f27d902a04f23201238d559c3bcf4d02549967088fce","created_at":1795127085.4731054,"format":1,"kicked":[],"asked_at":1795127086.9358628,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0,"origin":null}','{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":21,"asked":{"manager":0,"question":"discard-unwanted"},"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["reikland-reavers","athelorn-avengers"],"week":2,"coin":1,"turn":0,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["bad-snap","fleet-footed-flea-flicker","fumblerooski","get-yer-head-in-the-game","goal-line-plunge","gutter-run","illegal-procedure","knuckleduster-smear","one-handed-grab","over-the-middle","personal-foul","razzle-dazzle","right-in-the-jibblies","sideline-screamer","skullcracker-suite","super-juke","the-backstab-special","the-mousetrap","the-rolling-cage","the-slobberknocker","the-sneaky-weasel","the-tripline","unnecessary-roughness","unsportsmanlike-conduct"],"spent":["pose-for-the-fans","shank-yank","cock-eye-blocked","double-crossing-routes"],"tournaments":["the-chaos-cup"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-dungeonbowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-spike-magazine-trophy"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":43},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["freebooter-blitzer","human-blitzer","human-catcher","human-lineman","mighty-zug","ogre"],["griff-oberwald","long-bomb-silver","wood-elf-catcher","wood-elf-lineman","wood-elf-thrower","wood-elf-thrower"]],"top":[[],[]],"deck":[["human-blitzer","human-blitzer","human-catcher","human-lineman","human-lineman","human-lineman","human-thrower","human-thrower"],["treeman","wardancer","wardancer","wardancer","wood-elf-catcher","wood-elf-lineman","wood-elf-lineman","wood-elf-lineman"]],"discard":[[],[]],"upgrades":[["team-apothecary","jack-of-all-trades"],["the-best-players-in-the-league","orions-cleats"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":["heroic-leap","all-out-blitz","intentional-pounding","double-down","the-dungeonbowl"],"present":[[],[],[],[],[]],"left":[-1,-1,-1,-1,-1],"right":[-1,-1,-1,-1,-1],"ball":[-1,-1,-1,-1,-1],"driven":[[],[],[],[],[]],"turned":[false,false,false,false,false],"balls":[null,null,null,null,null],"plague":[0,0,0,0,0]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["mighty-zug"],["mighty-zug"],["mighty-zug"]],[["griff-oberwald","long-bomb-silver"],["griff-oberwald","long-bomb-silver"],["griff-oberwald","long-bomb-silver"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","cheating-coach","endorsement-deal","hired-wizard","hired-wizard","laying-the-smackdown","offensive-coordinator","offensive-coordinator","offensive-firepower","sprinting-coach","tackling-coach","tackling-coach","team-apothecary","team-merchandise-booths"],"bottom":[["sprinting-coach",[0]],["passing-coach",[0]],["passing-coach",[1]],["late-game-scoring-streak",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","cornelius-krieg","deeproot-strongbranch","freebooter-blitzer","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","grim-ironjaw","jordell-freshbreeze","marcus-siebermann","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[["eldril-sidewinder",[0]],["barik-farblast",[0]],["freebooter-thrower",[1]],["freebooter-lineman",[1]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","smashjaw","snotlobba","varag-ghoulchewer"],"bottom":[]}},"upgrades":[{"bag":["gryphon-ade","product-endorsements","publicity-stunts","recruiting-agent"],"bottom":[]},{"bag":["conditioning-coach","dodge-type-thing","end-zone-celebration-choreographer","interception-assistant"],"bottom":[]}]},"stack":[{"rule":"PlaySeason","at":"scoreboard_phase","fields":[],"answer":[]},{"rule":"MatchupPhase","at":"next_turn","fields":[],"answer":[]},{"rule":"Turn","at":"done","fields":[0],"answer":["pass",0]},{"rule":"DiscardUnwanted","at":"choose","fields":[0],"answer":[]}]}');
INSERT INTO "tables" VALUES('zTAquPzsINpntT1o6N9T',27,'over','vrR-tiCWjMIObCucp98x',0,NULL,1795127086.98214,1.79512708840189766888e+09,'{"id":"zTAquPzsINpntT1o6N9T","title":"A season","host":"vrR-tiCWjMIObCucp98x","state":"over","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"vrR-tiCWjMIObCucp98x","name":"Ann","bot":null,"team":"skavenblight-scramblers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"vrR-tiCWjMIObCucp98x","name":"Ann 2","bot":null,"team":"chaos-all-stars","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"4cabafba0cf29e73f33a32d0e8f2c2c28dedbb7925678f46d5f2b67cd28183da","created_at":1795127086.98214,"format":1,"kicked":[],"asked_at":1795127088.4018977,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0,"origin":null}','{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":24,"asked":null,"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["skavenblight-scramblers","chaos-all-stars"],"week":3,"coin":1,"turn":-1,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["all-out-blitz","bad-snap","fleet-footed-flea-flicker","fumblerooski","get-yer-head-in-the-game","gutter-run","heroic-leap","intentional-pounding","knuckleduster-smear","one-handed-grab","personal-foul","pose-for-the-fans","right-in-the-jibblies","sideline-screamer","the-mousetrap","the-rolling-cage","the-slobberknocker","the-sneaky-weasel","unnecessary-roughness","unsportsmanlike-conduct"],"spent":["shank-yank","super-juke","double-crossing-routes","the-tripline","double-down","razzle-dazzle","over-the-middle","skullcracker-suite","the-backstab-special","goal-line-plunge","illegal-procedure","cock-eye-blocked"],"tournaments":["the-spike-magazine-trophy"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-blood-bowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-chaos-cup","the-dungeonbowl","the-blood-bowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":42},"by_manager":{"fans":[0,1],"improvements":[4,4],"hand":[["one-ear","rat-ogre","skaven-gutter-runner","skaven-lineman","skaven-thrower","snotlobba"],["beastman","chaos-lineman","chaos-lineman","minotaur","morg-n-thorg-cwc","varag-ghoulchewer"]],"top":[[],[]],"deck":[["skaven-blitzer","skaven-blitzer","skaven-gutter-runner","skaven-gutter-runner","skaven-lineman","skaven-lineman","skaven-lineman","skaven-thrower"],["beastman","beastman","beastman-thrower","beastman-thrower","chaos-lineman","chaos-lineman","chaos-warrior","chaos-warrior"]],"discard":[[],[]],"upgrades":[["team-apothecary","sewer-go-map"],["sprinting-coach","withering-workout"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":[],"present":[],"left":[],"right":[],"ball":[],"driven":[],"turned":[],"balls":[],"plague":[]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["one-ear","snotlobba"],["one-ear","snotlobba"],["one-ear","snotlobba"]],[["morg-n-thorg-cwc","varag-ghoulchewer"],["morg-n-thorg-cwc","varag-ghoulchewer"],["morg-n-thorg-cwc","varag-ghoulchewer"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","cheating-coach","endorsement-deal","hired-wizard","hired-wizard","offensive-coordinator","offensive-firepower","passing-coach","sprinting-coach","tackling-coach","tackling-coach","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["passing-coach",[0]],["offensive-coordinator",[0]],["laying-the-smackdown",[1]],["late-game-scoring-streak",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","marcus-siebermann","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-runner","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","niknik-yellowtail","smashjaw"],"bottom":[["morkai-the-everchanging",[0]],["freebooter-lineman",[0]],["freebooter-thrower",[1]],["freebooter-runner",[1]]]}},"upgrades":[{"bag":["eshin-assassination-coordinator","professional-cheater","swarm-tactics","warpstone-souvenirs"],"bottom":[]},{"bag":["changer-of-plays","handy-mutation","winds-of-change","writhing-tentacles"],"bottom":[]}]},"stack":[]}');
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created_at DOUBLE NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_tokens_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_people_seen ON people (login, seen_at);
CREATE INDEX ix_tables_due ON tables (due_at);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_listed ON tables (is_listed, created_at);
CREATE INDEX ix_addresses_person_id ON addresses (person_id);
CREATE INDEX ix_chairs_person_id ON chairs (person_id);
CREATE INDEX ix_commands_latest ON commands (table_id, version);
CREATE INDEX ix_invitations_table_id ON invitations (table_id);
CREATE INDEX ix_results_person_id ON results (person_id);
CREATE INDEX ix_tokens_person_id ON tokens (person_id);
COMMIT;
