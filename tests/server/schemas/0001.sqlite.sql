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
INSERT INTO "chairs" VALUES('4BeGrILu9TNCBho1dDyp',0,'upDaIyhdHJn0RHpF7ZKG');
INSERT INTO "chairs" VALUES('mLrMig1IdSi2kbp5MCNX',0,'upDaIyhdHJn0RHpF7ZKG');
INSERT INTO "chairs" VALUES('mLrMig1IdSi2kbp5MCNX',1,'upDaIyhdHJn0RHpF7ZKG');
INSERT INTO "chairs" VALUES('chcyc2HQheUAd7W2wviW',0,'upDaIyhdHJn0RHpF7ZKG');
INSERT INTO "chairs" VALUES('chcyc2HQheUAd7W2wviW',1,'upDaIyhdHJn0RHpF7ZKG');
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
INSERT INTO "chat" VALUES('4BeGrILu9TNCBho1dDyp',1,0,'Ann','Who joins?',1.79512539949259257313e+09);
CREATE TABLE commands (
	table_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY (table_id, person_id, id), 
	CONSTRAINT fk_commands_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "commands" VALUES('4BeGrILu9TNCBho1dDyp','upDaIyhdHJn0RHpF7ZKG','say','73d47154184f38be',2);
INSERT INTO "commands" VALUES('4BeGrILu9TNCBho1dDyp','upDaIyhdHJn0RHpF7ZKG','invite','2a11f526b81503b5',3);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','sit','f976ca44eee94b2a',2);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','start','51f2e78f9bfd5bce',3);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c0','60306090ddf633bb',4);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c1','d6378da4976196c0',5);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c2','93332da580bcb636',6);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c3','65767ca5f253c9ac',7);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c4','72f7c823ff1886a4',8);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c5','e0ffad7bc165c036',9);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c6','5587d89c3808d456',10);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c7','d2116298fe30bfb8',11);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c8','7f3822074e0915ea',12);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c9','e646be4fbb883d5d',13);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c10','61844dcb77d214a0',14);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c11','c4e83da0546aca2a',15);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c12','9774252ca385225f',16);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c13','fae983decfca27f2',17);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c14','c54e44019595b2ba',18);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c15','7d9bb314a33746da',19);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c16','515d93d82978bb1a',20);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c17','df8e7190db230479',21);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c18','fc99ef0c8663aa5d',22);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','c19','066ecf1b169dfa9b',23);
INSERT INTO "commands" VALUES('mLrMig1IdSi2kbp5MCNX','upDaIyhdHJn0RHpF7ZKG','undo','b4de72fde0b6ad99',24);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','sit','f976ca44eee94b2a',2);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','start','51f2e78f9bfd5bce',3);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c0','f91c32b6c2734fe2',4);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c1','727d4379af37466c',5);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c2','bfbbd12c09be0ae8',6);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c3','7a382a47a7f330f7',7);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c4','9cf79549bb3f6022',8);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c5','6efd8d9ee1b63d22',9);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c6','e3510300d6e45c73',10);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c7','41714bbf6c1fbc59',11);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c8','a4606827a1f81ac6',12);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c9','9d02184e22151385',13);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c10','f669f70515b2cc93',14);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c11','83922626fa6da15b',15);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c12','9774252ca385225f',16);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c13','fae983decfca27f2',17);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c14','c54e44019595b2ba',18);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c15','7d9bb314a33746da',19);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c16','515d93d82978bb1a',20);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c17','df8e7190db230479',21);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c18','fc99ef0c8663aa5d',22);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c19','066ecf1b169dfa9b',23);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c20','cb3ee786cee3c787',24);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c21','2df2cd9b99b1eb84',25);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c22','7848170bb73a240e',26);
INSERT INTO "commands" VALUES('chcyc2HQheUAd7W2wviW','upDaIyhdHJn0RHpF7ZKG','c23','35839078f73e2063',27);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('cookie secret','tLVKUyK2Yu7QnhjkdKl6OAzqS__wMisRk-Fm2MjdJ8U');
INSERT INTO "facts" VALUES('versions','[["0.1.0","7fd0a394acfa236d13dd045399af2a2c"]]');
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	expires_at DOUBLE NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (hash), 
	CONSTRAINT fk_invitations_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "invitations" VALUES('1cdd90db49adf0c251e3494c2197a5bd0cf4430a8c5a2b9e5a28d13e4b0ffbc2','4BeGrILu9TNCBho1dDyp',2,1.79633499950582981108e+09);
CREATE TABLE keys (
	table_id VARCHAR(32) NOT NULL, 
	"key" BLOB NOT NULL, 
	salts TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (table_id), 
	CONSTRAINT fk_keys_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('4BeGrILu9TNCBho1dDyp',X'90FB2FA831AC66CC04D2BB83F8A98D5F5E7A6117ADAA4614779DAD5131E79AAF','[]');
INSERT INTO "keys" VALUES('mLrMig1IdSi2kbp5MCNX',X'8479831E59BF012F7CFE7F3575582398366729177E585291A4C8189411467EFA','["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO "keys" VALUES('chcyc2HQheUAd7W2wviW',X'0F5AC61377074062A16C64489892089CAF98D67736377540C6E64E808E3C2295','["00000000000000000000000000000000","00000000000000000000000000000000"]');
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
INSERT INTO "people" VALUES('upDaIyhdHJn0RHpF7ZKG','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$/BDRF7MRJOeGRsNINNO/Aw$5YqBQR2svPvtIDBKUQ148cLtzBrbH0AlbhIBNog7gaI',0,1.79512539900536441809e+09,1.79512539900536441809e+09,0,25.0,8.33333333333333392545e+00,0);
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	beat_at DOUBLE NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('1z8-epqQ-r5RbhhvaVn2',1.7951254000413191319e+09);
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
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',-1,'begin',NULL,'{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"7fd0a394acfa236d13dd045399af2a2c","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"58605e0665e717522f4a0d2bfa0dc3cf44d54d8ade5319ea1ba9f8636b416c9f","first":0,"save":null}','draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = grudgebearers
draw 1 team reikland-reavers athelorn-avengers gouged-eye chaos-all-stars skavenblight-scramblers = athelorn-avengers
draw 2 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = cornelius-krieg
draw 3 card aurora-silverleaf barik-farblast deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = deeproot-strongbranch
draw 4 card aurora-silverleaf barik-farblast eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = griff-oberwald
draw 5 card aurora-silverleaf barik-farblast eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = skuff-whitebeard','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','',1.79512539952976775165e+09,'0b5e720021d72e15f3033b2d98483efe40325d46f4e010c65602358366e658c8');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',0,'answer',0,'keep skuff-whitebeard','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c0',1.79512539954989624024e+09,'f656ca46e8362074c252735ad2fe00637e3d7f8b5cb843d8e77eaae87b1ace4a');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',1,'answer',0,'keep griff-oberwald','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c1',1.79512539955787539481e+09,'21d16b88761b4d806cc67326766fe4d96a56dd3a49c87c0c1de37b711bd3326a');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',2,'answer',0,'bottom deeproot-strongbranch','draw 6 card bear-the-grudge legendary-toughness lessons-in-violence rigorous-training rising-ire = rigorous-training
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = the-best-players-in-the-league
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths = late-game-scoring-streak
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths = team-apothecary','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c2',1.79512539956578207013e+09,'7ae9622050e8e679319121428f1b43063367181c295792aebcc7bc947d5db416');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',3,'answer',0,'keep the-best-players-in-the-league','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c3',1.79512539958145618439e+09,'78f008d9f84b1d0f4399f68256f091e96b77f1560f848c6a92b6db53d9e61c65');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',4,'answer',0,'bottom team-apothecary','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c4',1.79512539958723044393e+09,'f03ed647df1793b046e4d9d70f9afa82594079e2eb73707dbffb9b2b27c00c99');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',5,'answer',0,'top skuff-whitebeard','draw 10 card aurora-silverleaf barik-farblast eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa slab spikey-mcspike the-death-roller thornmane = freebooter-thrower
draw 11 card aurora-silverleaf barik-farblast eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa slab spikey-mcspike the-death-roller thornmane = mighty-zug
draw 12 card aurora-silverleaf barik-farblast eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann morg-n-thorg-owa slab spikey-mcspike the-death-roller thornmane = slab
draw 13 card aurora-silverleaf barik-farblast eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann morg-n-thorg-owa spikey-mcspike the-death-roller thornmane = freebooter-runner','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c5',1.79512539959702706335e+09,'06ac77ac415820f05f676f97d78bae13935667d4b80b7215517d459986ca1548');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',6,'answer',1,'keep slab','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c6',1.79512539960974049566e+09,'f0ca20e1328ac748c6c64afdc5c274152227c6227825b0e38d46bcf4f40f47c2');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',7,'answer',1,'keep mighty-zug','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c7',1.79512539961707091331e+09,'0392cf80a205d9509993c462a07a5af6d576a733996f1e0126f2c583de4398dd');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',8,'answer',1,'bottom freebooter-thrower','draw 14 card conditioning-coach dodge-type-thing end-zone-celebration-choreographer interception-assistant orions-cleats = orions-cleats
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths = sprinting-coach
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths = tackling-coach
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach team-apothecary team-merchandise-booths = bloodthirsty-supporters','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c8',1.7951253996218380928e+09,'d7a45030ec100ed9f7efb2cd3b779fb5f6f117be262ee63380b409459c5d26cb');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',9,'answer',1,'keep tackling-coach','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c9',1.79512539963784503935e+09,'236915169946c27275154eb3b10a77cf01145162c2b84436204e349c58493bda');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',10,'answer',1,'bottom sprinting-coach','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c10',1.79512539964986038206e+09,'afe57044041e81f37ae5dc950259dedfffb73bf4c9991fc76002d40519e6132a');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',11,'answer',1,'top slab','draw 18 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 troll-slayer*2 = dwarf-longbeard
draw 19 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*3 dwarf-runner*2 troll-slayer*2 = troll-slayer
draw 20 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*3 dwarf-runner*2 troll-slayer = dwarf-blitzer
draw 21 card dwarf-blitzer dwarf-blocker*2 dwarf-longbeard*3 dwarf-runner*2 troll-slayer = troll-slayer
draw 22 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-catcher
draw 23 card treeman wardancer*3 wood-elf-catcher wood-elf-lineman*4 wood-elf-thrower*2 = wardancer
draw 24 card treeman wardancer*2 wood-elf-catcher wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-catcher
draw 25 card treeman wardancer*2 wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-lineman
draw 26 spike tournament*2 = tournament
draw 27 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-dungeonbowl
draw 28 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = super-juke
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-tripline
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = fleet-footed-flea-flicker
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = unnecessary-roughness','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c11',1.79512539965781283378e+09,'2b9fc53dbf6fbe6f2c09bb82ab87803193e5a7f5e79e858c3b78d256a5c92367');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',12,'answer',0,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c12',1.79512539967400836949e+09,'e8ff49195114c688571fe65f351ce7aab50d6335b350510c6b8d1916aca5caeb');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',13,'answer',0,'done','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c13',1.79512539968484878538e+09,'cf43153cbb3e7381f041b7b2bc4cc576ecb083d37489b169f675e4179b8bd24b');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',14,'answer',1,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c14',1.79512539969315743451e+09,'ba321d0aec93b684504e985e484ec927e72ceaa5ef7558a50c0eea9c7588b3e4');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',15,'answer',1,'done','draw 32 spike tournament = tournament
draw 33 card the-chaos-cup the-spike-magazine-trophy = the-chaos-cup
draw 34 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = skullcracker-suite
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = one-handed-grab
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = the-rolling-cage
draw 37 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = right-in-the-jibblies','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c15',1.79512539970188021655e+09,'8d19477f5bd14c9678324c771d392b7641690138d550876150d068a6e44d13a0');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',16,'answer',1,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c16',1.79512539970993900296e+09,'b234f6041657fb6cf0ab285f31d8110e1d71b1bc376454fcab02ca6ff1aaa29a');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',17,'answer',1,'done','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c17',1.79512539972192358963e+09,'934d8de4715d08bb74254c5bccc3e16e741653f879b52719f7bbafd13f90fefc');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',18,'answer',0,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c18',1.79512539973393559456e+09,'333d4a088982f53a2c2416b42336ac68540b0aeecfc48a2c31711f8fa448509a');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',19,'answer',0,'done','draw 38 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = cock-eye-blocked
draw 39 card all-out-blitz bad-snap double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = bad-snap
draw 40 card all-out-blitz double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = the-slobberknocker
draw 41 card all-out-blitz double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer the-backstab-special the-mousetrap the-sneaky-weasel unsportsmanlike-conduct = sideline-screamer','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c19',1.79512539974991154664e+09,'41fb75d25f6574b15a9b1f2c1cecee18d9319dadc4c654840af7223e6410f19e');
INSERT INTO "rows" VALUES('mLrMig1IdSi2kbp5MCNX',20,'undo',0,'19','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','undo',1.79512539975627136235e+09,'89c6b7f35c4df1684861df9994dc42b4e117226bd24187d96a659640d1dee026');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',-1,'begin',NULL,'{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"7fd0a394acfa236d13dd045399af2a2c","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"f11e37b08ca2acb9ceefbb986255db84342f6fc67a0480533d7ea770906d43e5","first":0,"save":null}','draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = skavenblight-scramblers
draw 1 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars = gouged-eye
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = varag-ghoulchewer
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba = bite-bite
draw 4 card blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba = crushface
draw 5 card blightmaw bloodhorn bone-crusher bork freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba = one-ear','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','',1.79512539979171848293e+09,'dfb19bb518558e97fd21b5544d3018927bc0281d51e5326090fedb1688cc1b91');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',0,'answer',0,'keep varag-ghoulchewer','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c0',1.79512539980174636836e+09,'ccf45e2002e21af81c25c8343b6a89added2fc19ef92f470d272b802ebed8476');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',1,'answer',0,'keep one-ear','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c1',1.79512539980831623076e+09,'b6898b2ece5cdc4d3014ad6c06f8d42e5b20880b61d94d6d26185b8f3f0575d5');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',2,'answer',0,'bottom crushface','draw 6 card eshin-assassination-coordinator professional-cheater sewer-go-map swarm-tactics warpstone-souvenirs = sewer-go-map
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = sprinting-coach
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = late-game-scoring-streak','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c2',1.79512539982432389263e+09,'76a2b3f5f74c8a4ee3a39b491a7e32cf7425a66a292f9e61f16cd65b2fd10fc7');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',3,'answer',0,'keep team-apothecary','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c3',1.79512539983785343166e+09,'aece0131a78d60c68fd25b077418e90c92354f0be77f6ace51595a33bde41a08');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',4,'answer',0,'bottom sprinting-coach','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c4',1.79512539984589576721e+09,'993d00684766a28eef90afb7a80dd6ed5eeffc40af5e3af54663ed9f83ab0a86');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',5,'answer',0,'top varag-ghoulchewer','draw 10 card blightmaw bloodhorn bone-crusher bork freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail smashjaw snotlobba = snotlobba
draw 11 card blightmaw bloodhorn bone-crusher bork freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail smashjaw = hide-sneak
draw 12 card blightmaw bloodhorn bone-crusher bork freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail smashjaw = freebooter-lineman
draw 13 card blightmaw bloodhorn bone-crusher bork freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail smashjaw = grashnak-blackhoof','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c5',1.79512539985653519635e+09,'a45f12c2f569f114ee8f252f7246a84b000e2c1593c20256fd426ba7ee76dfff');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',6,'answer',1,'keep snotlobba','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c6',1.79512539987790417672e+09,'056c062d5ddd88907b4e25c56d67dc0cf56d86f8b9004653a6bf7d424a5ee878');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',7,'answer',1,'keep hide-sneak','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c7',1.79512539988432931904e+09,'dd71aae07ba127248ae9c693882112875fa90839a97967c22d87171893e1b752');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',8,'answer',1,'bottom grashnak-blackhoof','draw 14 card beat-da-points-outta-dem illegal-substitution orcidas-sponsorship smash-em-bash-em waaagh = waaagh
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = laying-the-smackdown
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = cheating-coach
draw 17 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = cheating-coach','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c8',1.79512539989314317701e+09,'6871350cd2713f847628d09f6696586e7b46dee0cd1b800db4faeb8652ce3107');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',9,'answer',1,'keep laying-the-smackdown','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c9',1.79512539990446519854e+09,'19267407c324980fb32c981555afa0eac88f688d2253709762f11a13e78d6abf');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',10,'answer',1,'bottom cheating-coach 2','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c10',1.79512539991428136821e+09,'8798afa553b286962564db03f727846f510d95634b310acdf5aa1e3dd36d7f27');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',11,'answer',1,'top snotlobba','draw 18 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower*2 = skaven-thrower
draw 19 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower = skaven-lineman
draw 20 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*3 skaven-thrower = skaven-blitzer
draw 21 card rat-ogre skaven-blitzer skaven-gutter-runner*3 skaven-lineman*3 skaven-thrower = skaven-blitzer
draw 22 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*4 orc-thrower*2 = orc-thrower
draw 23 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*4 orc-thrower = orc-lineman
draw 24 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*3 orc-thrower = orc-lineman
draw 25 card black-orc-blocker*2 da-troll orc-blitzer*3 orc-lineman*2 orc-thrower = orc-lineman
draw 26 spike tournament*2 = tournament
draw 27 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 28 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-rolling-cage
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = unsportsmanlike-conduct
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = goal-line-plunge
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = illegal-procedure','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c11',1.79512539992582607264e+09,'68e3b6f279f90f9d515099945b9da95f574390a31634a3dd282a3e36b4bdc6fc');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',12,'answer',0,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c12',1.79512539994557213779e+09,'d9c73eb1b24e580e34f47f0b73e903a383394dcde885a7e14d59892400e599c6');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',13,'answer',0,'done','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c13',1.79512539995667886735e+09,'4ee780be45653e118b4c5ec831d92fed31f846839eeeb52b4cf9c19c19e3d421');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',14,'answer',1,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c14',1.79512539996104693415e+09,'d0956d37158dbdea44658fabd61b9011fab7c0fb1e678d38675a3d848405556e');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',15,'answer',1,'done','draw 32 spike tournament = tournament
draw 33 card the-chaos-cup the-dungeonbowl = the-dungeonbowl
draw 34 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = unnecessary-roughness
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline = skullcracker-suite
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline = over-the-middle
draw 37 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline = personal-foul','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c15',1.79512539997455668446e+09,'86bc1d0142f9b1152f7788447fcf32bacd63928e2a90ff6825b334655b6cb6e1');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',16,'answer',1,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c16',1.7951253999776277542e+09,'d678985c86e10b9d57d29fc5a9683a6ab0d7f7d916fea31aedea63ad3e79d440');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',17,'answer',1,'done','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c17',1.79512539998981761934e+09,'4294f1506eb18cd8bd307fd271f2f9ed5a84d4f7231e08348874170707a55b1b');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',18,'answer',0,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c18',1.79512540000591278074e+09,'085668d07289fb5c7d44c02679c59abed56885cc74d08538a106b2088363852e');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',19,'answer',0,'done','draw 38 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline = sideline-screamer
draw 39 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline = shank-yank
draw 40 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle right-in-the-jibblies super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline = all-out-blitz
draw 41 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle right-in-the-jibblies super-juke the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel the-tripline = double-down','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c19',1.79512540001298618319e+09,'537775b489a04bfd2a6cae7106d20a0fc7cbdcb280e260835df797f1200b716b');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',20,'answer',0,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c20',1.79512540001767778403e+09,'4871be87f0643fd4aedd2b473bdbcd6947020ae6d61e2449c57fa06c7a99a099');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',21,'answer',0,'done','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c21',1.79512540002574110028e+09,'6b26b5f392616179f0ec32d979a75a8336d9ba11274cf3017992461449977eaa');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',22,'answer',1,'pass','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c22',1.79512540002971959112e+09,'f00f1f0c6756a1fe2dd0d2da09c3edf93161e275bbfb8fbc8677abda36782979');
INSERT INTO "rows" VALUES('chcyc2HQheUAd7W2wviW',23,'answer',1,'done','','0.1.0','7fd0a394acfa236d13dd045399af2a2c','person','c23',1.79512540003367877003e+09,'82a701aecb93508df075cd33bfadfd747b8f05d95ffc41c32aa71d8bc71e29cd');
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
INSERT INTO "tables" VALUES('4BeGrILu9TNCBho1dDyp',3,'open','upDaIyhdHJn0RHpF7ZKG',1,NULL,1.79512539947872185701e+09,1.79512539950582981104e+09,'{"id":"4BeGrILu9TNCBho1dDyp","title":"An open table","host":"upDaIyhdHJn0RHpF7ZKG","state":"open","setup":{"managers":4,"teams":"drawn","expansions":[],"options":[],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":true},"chairs":[{"person":"upDaIyhdHJn0RHpF7ZKG","name":"Ann","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"165cc738992672e4c20dcb41683b04a411476d37d2cf49241d476a69adb0c7ef","created_at":1795125399.4787219,"format":1,"kicked":[],"asked_at":0.0,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":1}',NULL);
INSERT INTO "tables" VALUES('mLrMig1IdSi2kbp5MCNX',24,'playing','upDaIyhdHJn0RHpF7ZKG',0,NULL,1.79512539951164841649e+09,1.79512539975627136235e+09,'{"id":"mLrMig1IdSi2kbp5MCNX","title":"A season","host":"upDaIyhdHJn0RHpF7ZKG","state":"playing","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"upDaIyhdHJn0RHpF7ZKG","name":"Ann","bot":null,"team":"grudgebearers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"upDaIyhdHJn0RHpF7ZKG","name":"Ann 2","bot":null,"team":"athelorn-avengers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"58605e0665e717522f4a0d2bfa0dc3cf44d54d8ade5319ea1ba9f8636b416c9f","created_at":1795125399.5116484,"format":1,"kicked":[],"asked_at":1795125399.7562714,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0}','{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":21,"asked":{"manager":0,"question":"discard-unwanted"},"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["grudgebearers","athelorn-avengers"],"week":2,"coin":1,"turn":0,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["all-out-blitz","bad-snap","cock-eye-blocked","double-crossing-routes","double-down","fumblerooski","get-yer-head-in-the-game","goal-line-plunge","gutter-run","heroic-leap","illegal-procedure","intentional-pounding","knuckleduster-smear","over-the-middle","personal-foul","pose-for-the-fans","razzle-dazzle","shank-yank","sideline-screamer","the-backstab-special","the-mousetrap","the-slobberknocker","the-sneaky-weasel","unsportsmanlike-conduct"],"spent":["super-juke","the-tripline","fleet-footed-flea-flicker","unnecessary-roughness"],"tournaments":["the-spike-magazine-trophy"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-chaos-cup","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-dungeonbowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":42},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["dwarf-blitzer","dwarf-longbeard","griff-oberwald","skuff-whitebeard","troll-slayer","troll-slayer"],["mighty-zug","slab","wardancer","wood-elf-catcher","wood-elf-catcher","wood-elf-lineman"]],"top":[[],[]],"deck":[["dwarf-blitzer","dwarf-blocker","dwarf-blocker","dwarf-longbeard","dwarf-longbeard","dwarf-longbeard","dwarf-runner","dwarf-runner"],["treeman","wardancer","wardancer","wood-elf-lineman","wood-elf-lineman","wood-elf-lineman","wood-elf-thrower","wood-elf-thrower"]],"discard":[[],[]],"upgrades":[["the-best-players-in-the-league","rigorous-training"],["tackling-coach","orions-cleats"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":["skullcracker-suite","one-handed-grab","the-rolling-cage","right-in-the-jibblies","the-chaos-cup"],"present":[[],[],[],[],[]],"left":[-1,-1,-1,-1,-1],"right":[-1,-1,-1,-1,-1],"ball":[-1,-1,-1,-1,-1],"driven":[[],[],[],[],[]],"turned":[false,false,false,false,false],"balls":[null,null,null,null,null],"plague":[0,0,0,0,0]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["griff-oberwald","skuff-whitebeard"],["griff-oberwald","skuff-whitebeard"],["griff-oberwald","skuff-whitebeard"]],[["mighty-zug","slab"],["mighty-zug","slab"],["mighty-zug","slab"]]],"decks":{"staff":{"bag":["cheating-coach","cheating-coach","endorsement-deal","hired-wizard","hired-wizard","laying-the-smackdown","offensive-coordinator","offensive-coordinator","offensive-firepower","passing-coach","passing-coach","sprinting-coach","tackling-coach","team-apothecary","team-merchandise-booths"],"bottom":[["team-apothecary",[0]],["late-game-scoring-streak",[0]],["sprinting-coach",[1]],["bloodthirsty-supporters",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-thrower","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","marcus-siebermann","morg-n-thorg-owa","spikey-mcspike","the-death-roller","thornmane"],"bottom":[["deeproot-strongbranch",[0]],["cornelius-krieg",[0]],["freebooter-thrower",[1]],["freebooter-runner",[1]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","smashjaw","snotlobba","varag-ghoulchewer"],"bottom":[]}},"upgrades":[{"bag":["bear-the-grudge","legendary-toughness","lessons-in-violence","rising-ire"],"bottom":[]},{"bag":["conditioning-coach","dodge-type-thing","end-zone-celebration-choreographer","interception-assistant"],"bottom":[]}]},"stack":[{"rule":"PlaySeason","at":"scoreboard_phase","fields":[],"answer":[]},{"rule":"MatchupPhase","at":"next_turn","fields":[],"answer":[]},{"rule":"Turn","at":"done","fields":[0],"answer":["pass",0]},{"rule":"DiscardUnwanted","at":"choose","fields":[0],"answer":[]}]}');
INSERT INTO "tables" VALUES('chcyc2HQheUAd7W2wviW',27,'over','upDaIyhdHJn0RHpF7ZKG',0,NULL,1.7951253997701427937e+09,1.79512540003367877003e+09,'{"id":"chcyc2HQheUAd7W2wviW","title":"A season","host":"upDaIyhdHJn0RHpF7ZKG","state":"over","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"upDaIyhdHJn0RHpF7ZKG","name":"Ann","bot":null,"team":"skavenblight-scramblers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"upDaIyhdHJn0RHpF7ZKG","name":"Ann 2","bot":null,"team":"gouged-eye","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"f11e37b08ca2acb9ceefbb986255db84342f6fc67a0480533d7ea770906d43e5","created_at":1795125399.7701428,"format":1,"kicked":[],"asked_at":1795125400.0336788,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0}','{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":24,"asked":null,"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["skavenblight-scramblers","gouged-eye"],"week":3,"coin":1,"turn":-1,"passed":[0,1],"committed":-1,"suspended":[0,1],"highlights":["bad-snap","cock-eye-blocked","double-crossing-routes","fleet-footed-flea-flicker","fumblerooski","get-yer-head-in-the-game","gutter-run","heroic-leap","intentional-pounding","knuckleduster-smear","one-handed-grab","pose-for-the-fans","razzle-dazzle","right-in-the-jibblies","super-juke","the-backstab-special","the-mousetrap","the-slobberknocker","the-sneaky-weasel","the-tripline"],"spent":["the-rolling-cage","unsportsmanlike-conduct","goal-line-plunge","illegal-procedure","unnecessary-roughness","skullcracker-suite","over-the-middle","personal-foul","sideline-screamer","shank-yank","all-out-blitz","double-down"],"tournaments":["the-chaos-cup"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-blood-bowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-spike-magazine-trophy","the-dungeonbowl","the-blood-bowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":42},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["one-ear","skaven-blitzer","skaven-blitzer","skaven-lineman","skaven-thrower","varag-ghoulchewer"],["hide-sneak","orc-lineman","orc-lineman","orc-lineman","orc-thrower","snotlobba"]],"top":[[],[]],"deck":[["rat-ogre","skaven-gutter-runner","skaven-gutter-runner","skaven-gutter-runner","skaven-lineman","skaven-lineman","skaven-lineman","skaven-thrower"],["black-orc-blocker","black-orc-blocker","da-troll","orc-blitzer","orc-blitzer","orc-blitzer","orc-lineman","orc-thrower"]],"discard":[[],[]],"upgrades":[["team-apothecary","sewer-go-map"],["laying-the-smackdown","waaagh"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":[],"present":[],"left":[],"right":[],"ball":[],"driven":[],"turned":[],"balls":[],"plague":[]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["one-ear","varag-ghoulchewer"],["one-ear","varag-ghoulchewer"],["one-ear","varag-ghoulchewer"]],[["hide-sneak","snotlobba"],["hide-sneak","snotlobba"],["hide-sneak","snotlobba"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","endorsement-deal","hired-wizard","hired-wizard","offensive-coordinator","offensive-coordinator","offensive-firepower","passing-coach","passing-coach","sprinting-coach","tackling-coach","tackling-coach","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["sprinting-coach",[0]],["late-game-scoring-streak",[0]],["cheating-coach",[1]],["cheating-coach",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","marcus-siebermann","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[]},"CWC":{"bag":["blightmaw","bloodhorn","bone-crusher","bork","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","headsplitter","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","smashjaw"],"bottom":[["crushface",[0]],["bite-bite",[0]],["grashnak-blackhoof",[1]],["freebooter-lineman",[1]]]}},"upgrades":[{"bag":["eshin-assassination-coordinator","professional-cheater","swarm-tactics","warpstone-souvenirs"],"bottom":[]},{"bag":["beat-da-points-outta-dem","illegal-substitution","orcidas-sponsorship","smash-em-bash-em"],"bottom":[]}]},"stack":[]}');
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
