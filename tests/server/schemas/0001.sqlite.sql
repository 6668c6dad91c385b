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
INSERT INTO "chairs" VALUES('-a9GePGNt-rBoobulxU5',0,'ZJksp4gk-HOSM6uDc-9l');
INSERT INTO "chairs" VALUES('NGAauQQIGdQ0HwbqWe_M',0,'ZJksp4gk-HOSM6uDc-9l');
INSERT INTO "chairs" VALUES('NGAauQQIGdQ0HwbqWe_M',1,'ZJksp4gk-HOSM6uDc-9l');
INSERT INTO "chairs" VALUES('lmH5udwGVB6i_3OB7vRX',0,'ZJksp4gk-HOSM6uDc-9l');
INSERT INTO "chairs" VALUES('lmH5udwGVB6i_3OB7vRX',1,'ZJksp4gk-HOSM6uDc-9l');
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
INSERT INTO "chat" VALUES('-a9GePGNt-rBoobulxU5',1,0,'Ann','Who joins?',1.79512573565039420132e+09);
CREATE TABLE commands (
	table_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY (table_id, person_id, id), 
	CONSTRAINT fk_commands_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "commands" VALUES('-a9GePGNt-rBoobulxU5','ZJksp4gk-HOSM6uDc-9l','say','73d47154184f38be',2);
INSERT INTO "commands" VALUES('-a9GePGNt-rBoobulxU5','ZJksp4gk-HOSM6uDc-9l','invite','2a11f526b81503b5',3);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','sit','f976ca44eee94b2a',2);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','start','51f2e78f9bfd5bce',3);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c0','9a645f6e7c3edadf',4);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c1','805e7c821ffacf42',5);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c2','b55b129f2c53dc32',6);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c3','fc64c4521c4f56a1',7);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c4','776e48febac49528',8);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c5','63712a21296075f7',9);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c6','e3510300d6e45c73',10);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c7','41714bbf6c1fbc59',11);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c8','1ac3ce934981912a',12);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c9','103abd285b884be4',13);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c10','f95fe08c4cbf38e0',14);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c11','83922626fa6da15b',15);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c12','9774252ca385225f',16);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c13','fae983decfca27f2',17);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c14','c54e44019595b2ba',18);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c15','7d9bb314a33746da',19);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c16','515d93d82978bb1a',20);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c17','df8e7190db230479',21);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c18','fc99ef0c8663aa5d',22);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','c19','066ecf1b169dfa9b',23);
INSERT INTO "commands" VALUES('NGAauQQIGdQ0HwbqWe_M','ZJksp4gk-HOSM6uDc-9l','undo','b4de72fde0b6ad99',24);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','sit','f976ca44eee94b2a',2);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','start','51f2e78f9bfd5bce',3);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c0','80168717fe5afed6',4);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c1','805e7c821ffacf42',5);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c2','4ccccdea787aba48',6);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c3','5a92913fb72c4db6',7);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c4','cc8b81ef1b48e90d',8);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c5','63712a21296075f7',9);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c6','c931bcf41f2177fd',10);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c7','16cb17097cdcc3a1',11);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c8','a7697725db61edd3',12);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c9','103abd285b884be4',13);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c10','dcfbc9e7cd7e0fd9',14);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c11','34b13ec9d66e3e93',15);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c12','9774252ca385225f',16);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c13','fae983decfca27f2',17);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c14','c54e44019595b2ba',18);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c15','7d9bb314a33746da',19);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c16','515d93d82978bb1a',20);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c17','df8e7190db230479',21);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c18','fc99ef0c8663aa5d',22);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c19','066ecf1b169dfa9b',23);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c20','cb3ee786cee3c787',24);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c21','2df2cd9b99b1eb84',25);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c22','7848170bb73a240e',26);
INSERT INTO "commands" VALUES('lmH5udwGVB6i_3OB7vRX','ZJksp4gk-HOSM6uDc-9l','c23','35839078f73e2063',27);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('cookie secret','7z_hrob4XydTcIhkHuvzEk0nJYOPklOoFHBSI_CQycc');
INSERT INTO "facts" VALUES('versions','[["0.1.0","480ee2ab7fd9c2b00f581a9cff6c054b"]]');
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	expires_at DOUBLE NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (hash), 
	CONSTRAINT fk_invitations_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "invitations" VALUES('310cfd8f389a08d1920bc7bf2399ed7bb18effd86a5ca9a4b67958ef9927e152','-a9GePGNt-rBoobulxU5',2,1.79633533565483403202e+09);
CREATE TABLE keys (
	table_id VARCHAR(32) NOT NULL, 
	"key" BLOB NOT NULL, 
	salts TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (table_id), 
	CONSTRAINT fk_keys_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('-a9GePGNt-rBoobulxU5',X'B087E5F72192DAC28204163CCBB8003CB99101F64EEA00591EC41F0A09090E99','[]');
INSERT INTO "keys" VALUES('NGAauQQIGdQ0HwbqWe_M',X'59D78D96040D46C5642BBDBD4E7B8EEC58E2D556A692CB0636F4FB6D70FBCDFD','["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO "keys" VALUES('lmH5udwGVB6i_3OB7vRX',X'6E32FA9013792B1B2A0B3B324F40F1FF94559014FD619CE74B367FECF1FA3CAD','["00000000000000000000000000000000","00000000000000000000000000000000"]');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password TEXT, 
	sign_in INTEGER NOT NULL, 
	created_at DOUBLE NOT NULL, 
	seen_at DOUBLE NOT NULL, 
	is_banned BOOLEAN NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	seasons INTEGER NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('ZJksp4gk-HOSM6uDc-9l','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$75AS5NE4gHTcpC8YZirxpQ$Gy1O5YKDa88euxCF5veJVJ/CQ5L9ltP1bx+OeGE1crE',0,1.79512573481401085852e+09,1.79512573481401085852e+09,0,25.0,8.33333333333333392545e+00,0);
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	beat_at DOUBLE NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('JPmWKiWGhKi25Hrv8O_4',1.79512573594579291341e+09);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	team VARCHAR(40) NOT NULL, 
	place INTEGER NOT NULL, 
	fans INTEGER NOT NULL, 
	mu_before DOUBLE, 
	mu_after DOUBLE, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',-1,'begin',NULL,'{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"03b0248b24653bfab1264214b492dcb8c759862ab76b3afa2cfb8556b3772547","first":0,"save":null}','draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = gouged-eye
draw 1 team reikland-reavers athelorn-avengers grudgebearers chaos-all-stars skavenblight-scramblers = skavenblight-scramblers
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-runner
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = grashnak-blackhoof
draw 4 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = bite-bite
draw 5 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-runner','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','',1.79512573567592072483e+09,'ae066c77f2ae067b6c886ea48c6f1579b064f21e1c358ea1ea686490471844b4');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',0,'answer',0,'keep grashnak-blackhoof','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c0',1.79512573568371295931e+09,'da2caebc0f5b74483775eec2348033e360990d21826e85b92583ef44f7973213');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',1,'answer',0,'keep freebooter-runner','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c1',1.795125735693734169e+09,'beda1bd1463174dc4dba47ab3a768c35057d6851d5d5a12dce1bbb9b8c64b608');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',2,'answer',0,'bottom freebooter-runner','draw 6 card beat-da-points-outta-dem illegal-substitution orcidas-sponsorship smash-em-bash-em waaagh = illegal-substitution
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = sprinting-coach
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = passing-coach
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = late-game-scoring-streak','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c2',1.79512573570163631439e+09,'771a22a629cf4820e4e298e9848149ec3e35a02a63570b78ce389b24c197d5d7');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',3,'answer',0,'keep sprinting-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c3',1.79512573570511078839e+09,'185e16307057ae686ba2bbab675c382caeec122a388dc6f4081c3486852d25d4');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',4,'answer',0,'bottom passing-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c4',1.79512573570953750607e+09,'22fc3cb268a61cce1b78b616fe2a8c48a36280253a584d171481a9df2ddf7faa');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',5,'answer',0,'decline','draw 10 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-thrower*2 headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = bork
draw 11 card blightmaw bloodhorn bone-crusher crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-thrower*2 headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = hide-sneak
draw 12 card blightmaw bloodhorn bone-crusher crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-thrower*2 headsplitter lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = snotlobba
draw 13 card blightmaw bloodhorn bone-crusher crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-thrower*2 headsplitter lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw varag-ghoulchewer = blightmaw','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c5',1.7951257357123901844e+09,'2e8036fe364b0d3be35c57a8d6dcaff9a99222c2bf0475c9080121aa77c422eb');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',6,'answer',1,'keep snotlobba','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c6',1.79512573571395945551e+09,'2f7a8b0793d803c586c6f7021e80a6f326469b361eb9da5bb52c310a5150ac85');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',7,'answer',1,'keep hide-sneak','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c7',1.79512573571534585952e+09,'ae99c6c73583579fe66f2f5d72be81c301bb56ba29dd747bbe2df9bda707d445');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',8,'answer',1,'bottom bork','draw 14 card eshin-assassination-coordinator professional-cheater sewer-go-map swarm-tactics warpstone-souvenirs = sewer-go-map
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = hired-wizard
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = cheating-coach','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c8',1.79512573571667695048e+09,'293548b2235a77afbf58658bdb7d24820c5ad63b86fe549d0305c4afa08025ad');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',9,'answer',1,'keep team-apothecary','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c9',1.79512573573009705544e+09,'7aa842a59136df66de3d40d185909fc5c36413b0108b895eefd5ee672f6d8b89');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',10,'answer',1,'bottom hired-wizard','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c10',1.79512573573802328109e+09,'bedcb8497d55cb901e3be6de77ec001ecbf78a3ad9d82f8ed3936376bf680345');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',11,'answer',1,'top snotlobba','draw 18 card black-orc-blocker*2 da-troll freebooter-runner orc-blitzer*3 orc-lineman*4 orc-thrower*2 = orc-blitzer
draw 19 card black-orc-blocker*2 da-troll freebooter-runner orc-blitzer*2 orc-lineman*4 orc-thrower*2 = orc-blitzer
draw 20 card black-orc-blocker*2 da-troll freebooter-runner orc-blitzer orc-lineman*4 orc-thrower*2 = orc-lineman
draw 21 card black-orc-blocker*2 da-troll freebooter-runner orc-blitzer orc-lineman*3 orc-thrower*2 = black-orc-blocker
draw 22 card black-orc-blocker da-troll freebooter-runner orc-blitzer orc-lineman*3 orc-thrower*2 = orc-lineman
draw 23 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower*2 = skaven-gutter-runner
draw 24 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*4 skaven-thrower*2 = skaven-lineman
draw 25 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*3 skaven-thrower*2 = skaven-lineman
draw 26 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*2 skaven-thrower*2 = skaven-lineman
draw 27 spike tournament*2 = tournament
draw 28 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-chaos-cup
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = gutter-run
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = fleet-footed-flea-flicker
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-backstab-special
draw 32 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = double-down','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c11',1.79512573575192236905e+09,'4754a1e229a1e5d90724eeba4e7fd3a7ff64f4e191559d5c34ac97d91a1e34ac');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',12,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c12',1.79512573576156926158e+09,'d0b6bcf1310b945ca14340aea381526a58a58a081daff02823287fa25cbb2d9b');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',13,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c13',1.79512573576375341418e+09,'cb8c9da11070bf6f70c95e72c90d0a39a84ceecfc6fcdf181d63e2c61dd4f885');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',14,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c14',1.79512573576547241208e+09,'48b94bdf31672f61b0aa256bb182cdec8d8bb7bc3016d3a5f572d6149bbb637c');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',15,'answer',1,'done','draw 33 spike tournament = tournament
draw 34 card the-dungeonbowl the-spike-magazine-trophy = the-dungeonbowl
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = right-in-the-jibblies
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = intentional-pounding
draw 37 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = bad-snap
draw 38 card all-out-blitz cock-eye-blocked double-crossing-routes fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = illegal-procedure','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c15',1.7951257357680161e+09,'cad4ec1ee27ede4fcaffea34de39c4a3fc6a56f2dad08e8bd9a59b90739ff952');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',16,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c16',1.79512573577156233782e+09,'87f292a662f75fe13e96e80dfd83e66c9d1be27c0a04a3a755d4809f45cb7b5a');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',17,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c17',1.79512573578171753885e+09,'ee017c76e55e3dbdf2034ccbbb0359807c960f7376e56b1ae9cbe2f91bab80de');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',18,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c18',1.7951257357876887321e+09,'dc7fc97e7cb9089d923afa4f28efcd472009471167efc2a3fb6f01525e5546f8');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',19,'answer',0,'done','draw 39 card all-out-blitz cock-eye-blocked double-crossing-routes fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-sneaky-weasel
draw 40 card all-out-blitz cock-eye-blocked double-crossing-routes fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-tripline unnecessary-roughness unsportsmanlike-conduct = sideline-screamer
draw 41 card all-out-blitz cock-eye-blocked double-crossing-routes fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-tripline unnecessary-roughness unsportsmanlike-conduct = the-mousetrap
draw 42 card all-out-blitz cock-eye-blocked double-crossing-routes fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank skullcracker-suite super-juke the-rolling-cage the-slobberknocker the-tripline unnecessary-roughness unsportsmanlike-conduct = get-yer-head-in-the-game','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c19',1.79512573579371714589e+09,'5b436046a630de645f915149c7750339c1135b9271c0f225f7cd310564c48fa7');
INSERT INTO "rows" VALUES('NGAauQQIGdQ0HwbqWe_M',20,'undo',0,'19','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','undo',1.79512573579767298692e+09,'17b95c8c977686cb9e34d9f1859e57ccf0209eae26868d86366c4ea0ec98cfad');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',-1,'begin',NULL,'{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"b34919a75523f71e3530186ec3a8c5a6290dde74e1a01aa7cc1d6e3ca60f5856","first":0,"save":null}','draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = chaos-all-stars
draw 1 team reikland-reavers athelorn-avengers grudgebearers gouged-eye skavenblight-scramblers = gouged-eye
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-runner
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = bite-bite
draw 4 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = hide-sneak
draw 5 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 grashnak-blackhoof headsplitter lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-blitzer','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','',1.79512573581361842157e+09,'073a7d60ea47c27f428ec929e0c8dbcbcdd4a1abd2070e19120de7a8ed6fd359');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',0,'answer',0,'keep hide-sneak','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c0',1.79512573582005810742e+09,'f468b5c5b619e168cdc61de4e361cf3cc71f0176688387151de4dc0b1ab3e8a6');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',1,'answer',0,'keep freebooter-runner','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c1',1.79512573582572627071e+09,'382444496845e6ba0c8c75f031363b632aab6dd8b9e2c49ca47a2820922dfdc3');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',2,'answer',0,'bottom freebooter-blitzer','draw 6 card changer-of-plays handy-mutation winds-of-change withering-workout writhing-tentacles = writhing-tentacles
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = cheating-coach
draw 8 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = offensive-coordinator
draw 9 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = hired-wizard','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c2',1.79512573583531141285e+09,'db3c014f88e8baa7c9e9937d99b85626b68688019bbc512a7cf8ebeea95de928');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',3,'answer',0,'keep offensive-coordinator','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c3',1.79512573583723807338e+09,'8b7eecb02f34860b4beb80f8b8574efaf897905bf9cf5a04a89fca4e8a291272');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',4,'answer',0,'bottom hired-wizard','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c4',1.79512573583873510365e+09,'9c8884493e4fe27ac49ff435d07555074c356a21b660ce78535968c0170650f8');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',5,'answer',0,'decline','draw 10 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner freebooter-thrower*2 grashnak-blackhoof headsplitter lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-thrower
draw 11 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner freebooter-thrower grashnak-blackhoof headsplitter lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = varag-ghoulchewer
draw 12 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner freebooter-thrower grashnak-blackhoof headsplitter lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba = lord-borak-the-despoiler
draw 13 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner freebooter-thrower grashnak-blackhoof headsplitter morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba = smashjaw','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c5',1.79512573584162783623e+09,'dbb10f43945e3c2ccacba70c8b712b35db380b5e7cc871afddabcb9a7c9395cd');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',6,'answer',1,'keep varag-ghoulchewer','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c6',1.79512573584565353389e+09,'195b8c97ed405f02e67c86c05c7902e0b21f59559f3d0492ae6c3ccae03c2af3');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',7,'answer',1,'keep smashjaw','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c7',1.7951257358496379852e+09,'9fc304e3b60bb69fe35c6d4f687039bc4b1956ddc00bc0648c3ccca24c1e8d75');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',8,'answer',1,'bottom lord-borak-the-despoiler','draw 14 card beat-da-points-outta-dem illegal-substitution orcidas-sponsorship smash-em-bash-em waaagh = beat-da-points-outta-dem
draw 15 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 16 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = sprinting-coach
draw 17 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = team-apothecary','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c8',1.79512573585166692732e+09,'e8f1f1a3815ff0fa19b382089774ac91080ede31af1bbdb2b91458d5a30197c3');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',9,'answer',1,'keep team-apothecary','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c9',1.79512573585309267044e+09,'6df99130666ccbcae156eed6eeb28c3aa1823ca0567a1c1917101f0b38ef466a');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',10,'answer',1,'bottom team-apothecary','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c10',1.79512573585764122013e+09,'5e387cc5fa44829c16c44f7fb8aa9abaa201ae63987199d82524f0a3a9cbbcfa');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',11,'answer',1,'top varag-ghoulchewer','draw 18 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 freebooter-runner minotaur = freebooter-runner
draw 19 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 minotaur = chaos-lineman
draw 20 card beastman*3 beastman-thrower*2 chaos-lineman*3 chaos-warrior*2 minotaur = beastman-thrower
draw 21 card beastman*3 beastman-thrower chaos-lineman*3 chaos-warrior*2 minotaur = chaos-lineman
draw 22 card beastman*3 beastman-thrower chaos-lineman*2 chaos-warrior*2 minotaur = minotaur
draw 23 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*4 orc-thrower*2 = orc-lineman
draw 24 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*3 orc-thrower*2 = orc-lineman
draw 25 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*2 orc-thrower*2 = orc-lineman
draw 26 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman orc-thrower*2 = orc-thrower
draw 27 spike tournament*2 = tournament
draw 28 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-chaos-cup
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = illegal-procedure
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-tripline
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = right-in-the-jibblies
draw 32 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = goal-line-plunge','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c11',1.79512573586176919933e+09,'55bf92ab6230ef33520d389dda2a438778e4d645b350f0fefbac93c6ec2942a7');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',12,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c12',1.7951257358645470142e+09,'c67405e3bfb9e653474e63b8d4ccac98891275c59e2042aac3214c21b35f392f');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',13,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c13',1.79512573587377834323e+09,'ae70a19b7e8ffe1f393c01bf7a4f847c4e53681ef5eadd2a6d7053e28ede47fa');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',14,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c14',1.79512573587623310089e+09,'e05aafae0794ee06a467957fa983b2d9b0563f295b83b26ed51b72407abd39b2');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',15,'answer',1,'done','draw 33 spike tournament = tournament
draw 34 card the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = one-handed-grab
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = unnecessary-roughness
draw 37 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = double-down
draw 38 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = knuckleduster-smear','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c15',1.79512573588550162313e+09,'fed5c0672f85b633337d6ae828385b2328f176f053ca68fce86958ee29560c58');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',16,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c16',1795125735.88975,'376f8383afe10d3f0bb222100ffd1ca027c5f9d4fbb1ba9851a5280d105f1354');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',17,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c17',1.79512573589362215992e+09,'d9c959ee9174676dda9366bd865563cf7855507ca07dd99eaaf9a967edb0c7cf');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',18,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c18',1.79512573590515756602e+09,'fb203fbc88dcce92e16585cd43118f97d00d4de1d220efe028e8c7f507e4586e');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',19,'answer',0,'done','draw 39 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = skullcracker-suite
draw 40 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = double-crossing-routes
draw 41 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = all-out-blitz
draw 42 card bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = the-sneaky-weasel','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c19',1.79512573591380429271e+09,'c43879e7bd116119fce10a8103e5967de6ab98f26b913488c47d09849e0b66f5');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',20,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c20',1.7951257359237120151e+09,'bea2f586f1e819dacfa374c2a8bb6d7c04ff8814e4151a5009f149774e233a04');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',21,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c21',1.79512573593375635147e+09,'931e73dc25d0094a424d506f05af8e96375adccf204979940098cde060edbf48');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',22,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c22',1.79512573593766212465e+09,'28e669287b7f34e843084632f98614a89363561088a81d004b99258bf98c60a4');
INSERT INTO "rows" VALUES('lmH5udwGVB6i_3OB7vRX',23,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c23',1.79512573594160413734e+09,'ebf88bcec1f1027db7e6c1e00daf93a02ab904f14e3f263d2704ffc3da40ee61');
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
INSERT INTO "tables" VALUES('-a9GePGNt-rBoobulxU5',3,'open','ZJksp4gk-HOSM6uDc-9l',1,NULL,1.79512573563025331496e+09,1.79512573565483403211e+09,'{"id":"-a9GePGNt-rBoobulxU5","title":"An open table","host":"ZJksp4gk-HOSM6uDc-9l","state":"open","setup":{"managers":4,"teams":"drawn","expansions":[],"options":[],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":true},"chairs":[{"person":"ZJksp4gk-HOSM6uDc-9l","name":"Ann","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"577a326620912ec3f0ebc2915b23d26d14e2adece00970d815e9cf11c1ca28fc","created_at":1795125735.6302533,"format":1,"kicked":[],"asked_at":0.0,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":1}',NULL);
INSERT INTO "tables" VALUES('NGAauQQIGdQ0HwbqWe_M',24,'playing','ZJksp4gk-HOSM6uDc-9l',0,NULL,1.79512573566626691817e+09,1.79512573579767298692e+09,'{"id":"NGAauQQIGdQ0HwbqWe_M","title":"A season","host":"ZJksp4gk-HOSM6uDc-9l","state":"playing","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"ZJksp4gk-HOSM6uDc-9l","name":"Ann","bot":null,"team":"gouged-eye","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"ZJksp4gk-HOSM6uDc-9l","name":"Ann 2","bot":null,"team":"skavenblight-scramblers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"03b0248b24653bfab1264214b492dcb8c759862ab76b3afa2cfb8556b3772547","created_at":1795125735.666267,"format":1,"kicked":[],"asked_at":1795125735.797673,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0}','{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":21,"asked":{"manager":0,"question":"discard-unwanted"},"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["gouged-eye","skavenblight-scramblers"],"week":2,"coin":1,"turn":0,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["all-out-blitz","cock-eye-blocked","double-crossing-routes","fumblerooski","get-yer-head-in-the-game","goal-line-plunge","heroic-leap","knuckleduster-smear","one-handed-grab","over-the-middle","personal-foul","pose-for-the-fans","razzle-dazzle","shank-yank","sideline-screamer","skullcracker-suite","super-juke","the-mousetrap","the-rolling-cage","the-slobberknocker","the-sneaky-weasel","the-tripline","unnecessary-roughness","unsportsmanlike-conduct"],"spent":["gutter-run","fleet-footed-flea-flicker","the-backstab-special","double-down"],"tournaments":["the-spike-magazine-trophy"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-dungeonbowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-chaos-cup"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":43},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["black-orc-blocker","grashnak-blackhoof","orc-blitzer","orc-blitzer","orc-lineman","orc-lineman"],["hide-sneak","skaven-gutter-runner","skaven-lineman","skaven-lineman","skaven-lineman","snotlobba"]],"top":[[],[]],"deck":[["black-orc-blocker","da-troll","freebooter-runner","orc-blitzer","orc-lineman","orc-lineman","orc-thrower","orc-thrower"],["rat-ogre","skaven-blitzer","skaven-blitzer","skaven-gutter-runner","skaven-gutter-runner","skaven-lineman","skaven-thrower","skaven-thrower"]],"discard":[[],[]],"upgrades":[["sprinting-coach","illegal-substitution"],["team-apothecary","sewer-go-map"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":["right-in-the-jibblies","intentional-pounding","bad-snap","illegal-procedure","the-dungeonbowl"],"present":[[],[],[],[],[]],"left":[-1,-1,-1,-1,-1],"right":[-1,-1,-1,-1,-1],"ball":[-1,-1,-1,-1,-1],"driven":[[],[],[],[],[]],"turned":[false,false,false,false,false],"balls":[null,null,null,null,null],"plague":[0,0,0,0,0]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["grashnak-blackhoof"],["grashnak-blackhoof"],["grashnak-blackhoof"]],[["hide-sneak","snotlobba"],["hide-sneak","snotlobba"],["hide-sneak","snotlobba"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","endorsement-deal","hired-wizard","laying-the-smackdown","offensive-coordinator","offensive-coordinator","offensive-firepower","passing-coach","sprinting-coach","tackling-coach","tackling-coach","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["passing-coach",[0]],["late-game-scoring-streak",[0]],["hired-wizard",[1]],["cheating-coach",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","marcus-siebermann","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[]},"CWC":{"bag":["bloodhorn","bone-crusher","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-thrower","freebooter-thrower","headsplitter","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","smashjaw","varag-ghoulchewer"],"bottom":[["freebooter-runner",[0]],["bite-bite",[0]],["bork",[1]],["blightmaw",[1]]]}},"upgrades":[{"bag":["beat-da-points-outta-dem","orcidas-sponsorship","smash-em-bash-em","waaagh"],"bottom":[]},{"bag":["eshin-assassination-coordinator","professional-cheater","swarm-tactics","warpstone-souvenirs"],"bottom":[]}]},"stack":[{"rule":"PlaySeason","at":"scoreboard_phase","fields":[],"answer":[]},{"rule":"MatchupPhase","at":"next_turn","fields":[],"answer":[]},{"rule":"Turn","at":"done","fields":[0],"answer":["pass",0]},{"rule":"DiscardUnwanted","at":"choose","fields":[0],"answer":[]}]}');
INSERT INTO "tables" VALUES('lmH5udwGVB6i_3OB7vRX',27,'over','ZJksp4gk-HOSM6uDc-9l',0,NULL,1.79512573580336332315e+09,1.79512573594160413734e+09,'{"id":"lmH5udwGVB6i_3OB7vRX","title":"A season","host":"ZJksp4gk-HOSM6uDc-9l","state":"over","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"ZJksp4gk-HOSM6uDc-9l","name":"Ann","bot":null,"team":"chaos-all-stars","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"ZJksp4gk-HOSM6uDc-9l","name":"Ann 2","bot":null,"team":"gouged-eye","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"b34919a75523f71e3530186ec3a8c5a6290dde74e1a01aa7cc1d6e3ca60f5856","created_at":1795125735.8033633,"format":1,"kicked":[],"asked_at":1795125735.9416041,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0}','{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":24,"asked":null,"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["chaos-all-stars","gouged-eye"],"week":3,"coin":1,"turn":-1,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["bad-snap","cock-eye-blocked","fleet-footed-flea-flicker","fumblerooski","get-yer-head-in-the-game","gutter-run","heroic-leap","intentional-pounding","over-the-middle","personal-foul","pose-for-the-fans","razzle-dazzle","shank-yank","sideline-screamer","super-juke","the-backstab-special","the-mousetrap","the-rolling-cage","the-slobberknocker","unsportsmanlike-conduct"],"spent":["illegal-procedure","the-tripline","right-in-the-jibblies","goal-line-plunge","one-handed-grab","unnecessary-roughness","double-down","knuckleduster-smear","skullcracker-suite","double-crossing-routes","all-out-blitz","the-sneaky-weasel"],"tournaments":["the-dungeonbowl"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-blood-bowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-chaos-cup","the-spike-magazine-trophy","the-blood-bowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":43},"by_manager":{"fans":[1,0],"improvements":[4,4],"hand":[["beastman-thrower","chaos-lineman","chaos-lineman","freebooter-runner","hide-sneak","minotaur"],["orc-lineman","orc-lineman","orc-lineman","orc-thrower","smashjaw","varag-ghoulchewer"]],"top":[[],[]],"deck":[["beastman","beastman","beastman","beastman-thrower","chaos-lineman","chaos-lineman","chaos-warrior","chaos-warrior"],["black-orc-blocker","black-orc-blocker","da-troll","orc-blitzer","orc-blitzer","orc-blitzer","orc-lineman","orc-thrower"]],"discard":[[],[]],"upgrades":[["offensive-coordinator","writhing-tentacles"],["team-apothecary","beat-da-points-outta-dem"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":[],"present":[],"left":[],"right":[],"ball":[],"driven":[],"turned":[],"balls":[],"plague":[]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["hide-sneak"],["hide-sneak"],["hide-sneak"]],[["smashjaw","varag-ghoulchewer"],["smashjaw","varag-ghoulchewer"],["smashjaw","varag-ghoulchewer"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","endorsement-deal","hired-wizard","late-game-scoring-streak","laying-the-smackdown","offensive-coordinator","offensive-firepower","passing-coach","passing-coach","sprinting-coach","tackling-coach","tackling-coach","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["hired-wizard",[0]],["cheating-coach",[0]],["team-apothecary",[1]],["sprinting-coach",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","marcus-siebermann","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[]},"CWC":{"bag":["blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-thrower","grashnak-blackhoof","headsplitter","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","snotlobba"],"bottom":[["freebooter-blitzer",[0]],["bite-bite",[0]],["lord-borak-the-despoiler",[1]],["freebooter-thrower",[1]]]}},"upgrades":[{"bag":["changer-of-plays","handy-mutation","winds-of-change","withering-workout"],"bottom":[]},{"bag":["illegal-substitution","orcidas-sponsorship","smash-em-bash-em","waaagh"],"bottom":[]}]},"stack":[]}');
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created_at DOUBLE NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_tokens_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_due ON tables (due_at);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_listed ON tables (is_listed, changed_at);
CREATE INDEX ix_addresses_person_id ON addresses (person_id);
CREATE INDEX ix_chairs_person_id ON chairs (person_id);
CREATE INDEX ix_commands_latest ON commands (table_id, version);
CREATE INDEX ix_invitations_table_id ON invitations (table_id);
CREATE INDEX ix_results_person_id ON results (person_id);
CREATE INDEX ix_tokens_person_id ON tokens (person_id);
COMMIT;
