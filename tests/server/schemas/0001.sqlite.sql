BEGIN TRANSACTION;
CREATE TABLE addresses (
	id INTEGER NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	target TEXT NOT NULL, 
	code VARCHAR(64), 
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
INSERT INTO "chairs" VALUES('ohxFS1IQ3bOtWrHH2RHp',0,'aMFGOLvpbpAYJEXlov4D');
INSERT INTO "chairs" VALUES('cZNhlAH8fj_g9ALpdFXR',0,'aMFGOLvpbpAYJEXlov4D');
INSERT INTO "chairs" VALUES('cZNhlAH8fj_g9ALpdFXR',1,'aMFGOLvpbpAYJEXlov4D');
INSERT INTO "chairs" VALUES('6IEHskn3PttFIN1PtR1k',0,'aMFGOLvpbpAYJEXlov4D');
INSERT INTO "chairs" VALUES('6IEHskn3PttFIN1PtR1k',1,'aMFGOLvpbpAYJEXlov4D');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('ohxFS1IQ3bOtWrHH2RHp',1,0,'aMFGOLvpbpAYJEXlov4D','Ann','Who joins?',1.79512892707403874398e+09);
CREATE TABLE commands (
	table_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY (table_id, person_id, id), 
	CONSTRAINT fk_commands_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "commands" VALUES('ohxFS1IQ3bOtWrHH2RHp','aMFGOLvpbpAYJEXlov4D','say','73d47154184f38be',3);
INSERT INTO "commands" VALUES('ohxFS1IQ3bOtWrHH2RHp','aMFGOLvpbpAYJEXlov4D','invite','2a11f526b81503b5',4);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','sit','f976ca44eee94b2a',3);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','start','51f2e78f9bfd5bce',5);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c0','e3913b09a3990728',6);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c1','319b255c5103e3a9',7);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c2','4ccccdea787aba48',8);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c3','54e968aafea823ae',9);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c4','9cf79549bb3f6022',10);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c5','3bfd1feca47d9049',11);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c6','8348783c39faa5ed',12);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c7','f6a308ea0656d031',13);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c8','7a11029dbadc714c',14);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c9','6ce6f189dff5838e',15);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c10','4ecfac5f1d15df9b',16);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c11','45243e1ce1a0673c',17);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c12','9774252ca385225f',18);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c13','fae983decfca27f2',19);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c14','c54e44019595b2ba',20);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c15','7d9bb314a33746da',21);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c16','515d93d82978bb1a',22);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c17','df8e7190db230479',23);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c18','fc99ef0c8663aa5d',24);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','c19','066ecf1b169dfa9b',25);
INSERT INTO "commands" VALUES('cZNhlAH8fj_g9ALpdFXR','aMFGOLvpbpAYJEXlov4D','undo','512ed78bfec7c8d2',26);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','sit','f976ca44eee94b2a',3);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','start','51f2e78f9bfd5bce',5);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c0','b69d6f0ebb8855ed',6);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c1','d0e5bea32f4d7379',7);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c2','c92277b489884d89',8);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c3','65767ca5f253c9ac',9);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c4','d4721a1609d7199f',10);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c5','682e3a7a0dfc246a',11);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c6','5b53ceeba720c911',12);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c7','7eb8ea174e5db79b',13);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c8','a4606827a1f81ac6',14);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c9','d701f680c1322bc2',15);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c10','5fcb850abcd0824a',16);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c11','3c73623cd9b2ced2',17);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c12','9774252ca385225f',18);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c13','fae983decfca27f2',19);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c14','c54e44019595b2ba',20);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c15','7d9bb314a33746da',21);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c16','515d93d82978bb1a',22);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c17','df8e7190db230479',23);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c18','fc99ef0c8663aa5d',24);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c19','066ecf1b169dfa9b',25);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c20','cb3ee786cee3c787',26);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c21','2df2cd9b99b1eb84',27);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c22','7848170bb73a240e',28);
INSERT INTO "commands" VALUES('6IEHskn3PttFIN1PtR1k','aMFGOLvpbpAYJEXlov4D','c23','35839078f73e2063',29);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('cookie secret','LKrIXhvRuT_hvwXFUSXVV8JpSQK7tEIl_H4tefxVE3Y');
INSERT INTO "facts" VALUES('versions','[["0.1.0","480ee2ab7fd9c2b00f581a9cff6c054b"]]');
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	expires_at DOUBLE NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (hash), 
	CONSTRAINT fk_invitations_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "invitations" VALUES('3490e868ef78bf68a01f2623280efa598492ed49eef7526bd391f179f0469fff','ohxFS1IQ3bOtWrHH2RHp',2,1.79633852711405014989e+09);
CREATE TABLE keys (
	table_id VARCHAR(32) NOT NULL, 
	"key" BLOB NOT NULL, 
	salts TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (table_id), 
	CONSTRAINT fk_keys_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('ohxFS1IQ3bOtWrHH2RHp',X'510BBF3C01DAB37EA354F71A92B8AF6F5602C2EA52E855758B05E0ACD5EEE739','[]');
INSERT INTO "keys" VALUES('cZNhlAH8fj_g9ALpdFXR',X'3ADA25CD8E69D7F50D764EBF097CF191D0A9F1B4B4D56A54C9A688626A4511E5','["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO "keys" VALUES('6IEHskn3PttFIN1PtR1k',X'AF1711AE9813D047983549FEA98B510CB42306CCB336633B40976A16D8598AC8','["00000000000000000000000000000000","00000000000000000000000000000000"]');
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
INSERT INTO "people" VALUES('aMFGOLvpbpAYJEXlov4D','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$VBKdjz/mXNAgJHMtgjfnDg$FGbTXvnSjJwcsLT0r5FkQMtwpkUZi7BfcJWmRhlto7s',0,1.79512892627821326252e+09,1.79512892627821326252e+09,0,25.0,8.33333333333333392545e+00,1,0);
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	beat_at DOUBLE NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('iVIbvg2VamqzXL7Fzenx',1.7951289294539115429e+09);
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
INSERT INTO "results" VALUES('6IEHskn3PttFIN1PtR1k',1,'aMFGOLvpbpAYJEXlov4D','Ann 2',NULL,'chaos-all-stars',1,4,2,NULL,NULL,1795128929.32979);
INSERT INTO "results" VALUES('6IEHskn3PttFIN1PtR1k',0,'aMFGOLvpbpAYJEXlov4D','Ann',NULL,'skavenblight-scramblers',2,0,2,NULL,NULL,1795128929.32979);
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
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',-1,'begin',NULL,'{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"213ec4e285066ac6f7f7378f06fafd9469d7c8671a330b488836c444a869567c","first":0,"save":null}','draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = skavenblight-scramblers
draw 1 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars = athelorn-avengers
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = niknik-yellowtail
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-blitzer
draw 4 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging one-ear smashjaw snotlobba varag-ghoulchewer = bloodhorn
draw 5 card bite-bite blightmaw bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging one-ear smashjaw snotlobba varag-ghoulchewer = lord-borak-the-despoiler','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','',1.79512892724175763129e+09,'25d8a66c1e2dec555954559c17cdd276e455860481ff99eb7403cf1aea202e03');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',0,'answer',0,'keep niknik-yellowtail','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c0',1.795128927282446146e+09,'eff206f0e5a5f474ace7c549e630dca21716c156954e21ceb8a5ce582dcb1c3b');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',1,'answer',0,'keep lord-borak-the-despoiler','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c1',1.79512892742462611193e+09,'54f2b6a7d9006b9044f9a644fc6da4965bde3a381f7922395cb390a038eec06a');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',2,'answer',0,'bottom freebooter-blitzer','draw 6 card eshin-assassination-coordinator professional-cheater sewer-go-map swarm-tactics warpstone-souvenirs = warpstone-souvenirs
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = late-game-scoring-streak
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = sprinting-coach
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = tackling-coach','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c2',1.79512892745014619828e+09,'570067e1322be150a43fcde8dee58dff15edeb381727ce5aca4a22e8a7cdcac7');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',3,'answer',0,'keep tackling-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c3',1.79512892748985886572e+09,'aff910dca3726e55865b7a0d47178f7cf9869a40cdb79dc37dff6397eb743c5c');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',4,'answer',0,'bottom sprinting-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c4',1.79512892766597700116e+09,'2539367d5d53d7714d082645db9cdb2b543be443afceba00f1072e996061d463');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',5,'answer',0,'top niknik-yellowtail','draw 10 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = deeproot-strongbranch
draw 11 card aurora-silverleaf barik-farblast cornelius-krieg eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = marcus-siebermann
draw 12 card aurora-silverleaf barik-farblast cornelius-krieg eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = thornmane
draw 13 card aurora-silverleaf barik-farblast cornelius-krieg eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller = freebooter-runner','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c5',1.79512892768670415883e+09,'df1a3cfc35bbdd15d118c05b255558bf4b021cf0192b9fc4800f29c097d94b92');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',6,'answer',1,'keep thornmane','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c6',1.79512892771396422387e+09,'35e0cfa50cad052a409427ea965459b3801b949cebba9a4fd157af5d074a4300');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',7,'answer',1,'keep marcus-siebermann','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c7',1.7951289277379944325e+09,'2b588d87ced4cd24ba778ed57a4fa9822cd6f532f35db975fcdaa695169dcde9');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',8,'answer',1,'bottom freebooter-runner','draw 14 card conditioning-coach dodge-type-thing end-zone-celebration-choreographer interception-assistant orions-cleats = interception-assistant
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = cheating-coach
draw 16 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = bloodthirsty-supporters
draw 17 card cheating-coach endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = hired-wizard','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c8',1.79512892780036973955e+09,'4f7aec3e2d57191f15c51b34359f20d3eadbb3e399c1426e328c6c9836bb64fa');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',9,'answer',1,'keep hired-wizard','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c9',1.79512892791797518728e+09,'7ccf8aa3792ac39d2d0dba2b5e452ff8992d5085a0f6d6044a3746d21461b80e');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',10,'answer',1,'bottom cheating-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c10',1.7951289279499411583e+09,'0350286059e8fc8825abd42d44b79de719de2d8d3c98ac6152e12822a4c909bf');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',11,'answer',1,'top thornmane','draw 18 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower*2 = rat-ogre
draw 19 card skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower*2 = skaven-blitzer
draw 20 card skaven-blitzer skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower*2 = skaven-thrower
draw 21 card skaven-blitzer skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower = skaven-lineman
draw 22 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-lineman
draw 23 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*3 wood-elf-thrower*2 = treeman
draw 24 card wardancer*3 wood-elf-catcher*2 wood-elf-lineman*3 wood-elf-thrower*2 = wardancer
draw 25 card wardancer*2 wood-elf-catcher*2 wood-elf-lineman*3 wood-elf-thrower*2 = wood-elf-thrower
draw 26 spike tournament*2 = tournament
draw 27 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-chaos-cup
draw 28 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = unsportsmanlike-conduct
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = double-crossing-routes
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = get-yer-head-in-the-game
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = over-the-middle','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c11',1.79512892797422909732e+09,'791c3d23dcd5819195c3146c175db1ebc0fb543cc168f6a863df533787360766');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',12,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c12',1.79512892820610809327e+09,'ae1f310b2ae65aaa7142d6a11eb4126c9800003dbf1cfa0b5118c289352691ab');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',13,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c13',1.79512892823000645638e+09,'dc6f3e7e50c4bfd0aee9463754a2a9548526c0da8d76427da2c5e18d63037ed9');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',14,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c14',1.79512892825809049603e+09,'5f5bca7ae1ba8a1552788f6f03575367b1307569581af380c1dd5ef6aa8012f3');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',15,'answer',1,'done','draw 32 spike tournament = tournament
draw 33 card the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 34 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = double-down
draw 35 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = the-mousetrap
draw 36 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = illegal-procedure
draw 37 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = goal-line-plunge','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c15',1.79512892828985190386e+09,'8bc513dc4d0afb13ce1d0b9c799d126fc20cbff09e35e717467e68df63573d78');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',16,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c16',1.79512892831397175789e+09,'c51a68464ac23e2a767fff40660082bb4f6cfe49f2885cdadad957592821f9d0');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',17,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c17',1.79512892835005164141e+09,'b317dabe9c90ba472a360cfb1a5f63d9b975de39a3412072616cda3cfda46666');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',18,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c18',1.79512892838191890718e+09,'0c4a4ec0a39bf951509ca483722b3df8afcbecb44c2d142bd71e62735cf6a4b2');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',19,'answer',0,'done','draw 38 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = gutter-run
draw 39 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski heroic-leap intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness = the-sneaky-weasel
draw 40 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski heroic-leap intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-rolling-cage the-slobberknocker the-tripline unnecessary-roughness = intentional-pounding
draw 41 card all-out-blitz bad-snap cock-eye-blocked fleet-footed-flea-flicker fumblerooski heroic-leap knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-rolling-cage the-slobberknocker the-tripline unnecessary-roughness = the-tripline','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c19',1.79512892840800261499e+09,'52d8246a103b212cc171e4668e0b79183518603bd08da46df308c73bfc8a77e2');
INSERT INTO "rows" VALUES('cZNhlAH8fj_g9ALpdFXR',20,'undo',0,'19','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','undo',1.7951289284401772022e+09,'448de50dacf2f8e304f2db4514a71a3619c1d1d6251944a4e0adaab4f8217af4');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',-1,'begin',NULL,'{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"3b6795e0d482d09f24059866331bffca19e10111ae3227abe8555f5609ec5958","first":0,"save":null}','draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = skavenblight-scramblers
draw 1 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars = chaos-all-stars
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-thrower
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = headsplitter
draw 4 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grashnak-blackhoof hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = morkai-the-everchanging
draw 5 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grashnak-blackhoof hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-runner','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','',1.79512892855975294114e+09,'7028fdb65bbf56582d77d9bc1f146e4ad5f03c301047e5c5ef45974186232092');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',0,'answer',0,'keep morkai-the-everchanging','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c0',1.79512892859015178682e+09,'f42b70081fc676b1d0458be468bb6549cf2d56551e8a91975f44f7f1c8940c03');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',1,'answer',0,'keep headsplitter','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c1',1.79512892863403153423e+09,'9bda709887022aec764cbeedafc2a23d76dc51a70737a3f6f4140bf6db73398a');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',2,'answer',0,'bottom freebooter-thrower','draw 6 card eshin-assassination-coordinator professional-cheater sewer-go-map swarm-tactics warpstone-souvenirs = eshin-assassination-coordinator
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = the-best-players-in-the-league
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths = hired-wizard
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths = tackling-coach','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c2',1.79512892865805077555e+09,'f2a8ec3c46b79c5029eb426c2dbdad64cc448687dc23acd176527b2a7a391f26');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',3,'answer',0,'keep the-best-players-in-the-league','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c3',1.79512892868624353414e+09,'69e0b30818c6a91af78843220396c7ac9198f0c52e7e4c75208e41df15168440');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',4,'answer',0,'bottom tackling-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c4',1.79512892871800327308e+09,'8ab448ee2d91b4f3331fb41646a64ab2f3ebdbea2d84b27933e64fcfdc964756');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',5,'answer',0,'top morkai-the-everchanging','draw 10 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower grashnak-blackhoof hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = morg-n-thorg-cwc
draw 11 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower grashnak-blackhoof hide-sneak lord-borak-the-despoiler niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = grashnak-blackhoof
draw 12 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower hide-sneak lord-borak-the-despoiler niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-thrower
draw 13 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner hide-sneak lord-borak-the-despoiler niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = lord-borak-the-despoiler','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c5',1.79512892875006079668e+09,'c9f54096daa9fefc30ccffeb1f01307b31ec89a2c2a188048bbf3283a5cd4282');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',6,'answer',1,'keep morg-n-thorg-cwc','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c6',1.79512892877811026568e+09,'3985d96ba47ba5a8d9efd7f9759d4da1aa1b24b3361ea0e6539e275115029b47');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',7,'answer',1,'keep lord-borak-the-despoiler','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c7',1.79512892882182383534e+09,'d7a0681c53e85e50bb2a9e9a36b45398ab09c600cf3ab82cbe1c0a09d29b820b');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',8,'answer',1,'bottom grashnak-blackhoof','draw 14 card changer-of-plays handy-mutation winds-of-change withering-workout writhing-tentacles = withering-workout
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary*2 team-merchandise-booths = team-merchandise-booths
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary*2 = offensive-firepower
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary*2 = passing-coach','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c8',1.79512892884859704975e+09,'97464a71a43fe7d2132406f9e77f453076cb564ea046abe606e6191d1b6593ee');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',9,'answer',1,'keep team-merchandise-booths','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c9',1.79512892888593077658e+09,'d2f652771f24bc23a84ec8e8db30a18e8f77d32af207a4c0b2dc4c01b68d3be7');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',10,'answer',1,'bottom passing-coach','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c10',1.79512892890989184382e+09,'a3c5941590eb67ddb1e19ce6de1963e32181c35a944aca988767eb09231b7b02');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',11,'answer',1,'top morg-n-thorg-cwc','draw 18 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower*2 = skaven-gutter-runner
draw 19 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*4 skaven-thrower*2 = skaven-lineman
draw 20 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*3 skaven-thrower*2 = skaven-thrower
draw 21 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*3 skaven-thrower = skaven-gutter-runner
draw 22 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 minotaur = chaos-lineman
draw 23 card beastman*3 beastman-thrower*2 chaos-lineman*3 chaos-warrior*2 minotaur = chaos-lineman
draw 24 card beastman*3 beastman-thrower*2 chaos-lineman*2 chaos-warrior*2 minotaur = beastman
draw 25 card beastman*2 beastman-thrower*2 chaos-lineman*2 chaos-warrior*2 minotaur = beastman
draw 26 spike tournament*2 = tournament
draw 27 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-dungeonbowl
draw 28 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-mousetrap
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-tripline
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = skullcracker-suite
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = razzle-dazzle','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c11',1.79512892894258356091e+09,'e2ff54ef4b97c9d64f98cb9e5e46baa6d2f1f220e21d47eed1adb93e3140805a');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',12,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c12',1.79512892896993613237e+09,'f4ec40b945a89e96978aea084b6d514a81ac1bc43ea6645ce8cab7396c1ef5e7');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',13,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c13',1.79512892899429154398e+09,'fef14748f65cba54f8c5667fc24115d795371cbe1bb5ef98ff43c5a3fbe8fa93');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',14,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c14',1.79512892901825904848e+09,'2e6255a112a387cdae057b43aef846dbc49168da90429d132aec938ae8778825');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',15,'answer',1,'done','draw 32 spike tournament = tournament
draw 33 card the-chaos-cup the-spike-magazine-trophy = the-chaos-cup
draw 34 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = the-sneaky-weasel
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-rolling-cage the-slobberknocker unnecessary-roughness unsportsmanlike-conduct = goal-line-plunge
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-rolling-cage the-slobberknocker unnecessary-roughness unsportsmanlike-conduct = bad-snap
draw 37 card all-out-blitz cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-rolling-cage the-slobberknocker unnecessary-roughness unsportsmanlike-conduct = all-out-blitz','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c15',1.79512892906186938288e+09,'84451e4cb588f7ea0c9c4e5677a477e03357c516c0c5b8cfbd97392a300092d2');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',16,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c16',1.79512892909331345562e+09,'fb6615ba7eac97df95fad3e9947e7ced27a14af1b80f53e8f4aaf116c47b2c89');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',17,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c17',1.79512892913405346867e+09,'1934e06ce7fc2e305548d52026755839a451c258e5b247620343a7405ddf3880');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',18,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c18',1.79512892917816948897e+09,'d504c0f227849ff32552acb1e3aec66743f2939b11595b73b39516b5484c2829');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',19,'answer',0,'done','draw 38 card cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-rolling-cage the-slobberknocker unnecessary-roughness unsportsmanlike-conduct = sideline-screamer
draw 39 card cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies shank-yank super-juke the-backstab-special the-rolling-cage the-slobberknocker unnecessary-roughness unsportsmanlike-conduct = fleet-footed-flea-flicker
draw 40 card cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies shank-yank super-juke the-backstab-special the-rolling-cage the-slobberknocker unnecessary-roughness unsportsmanlike-conduct = fumblerooski
draw 41 card cock-eye-blocked double-crossing-routes double-down get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans right-in-the-jibblies shank-yank super-juke the-backstab-special the-rolling-cage the-slobberknocker unnecessary-roughness unsportsmanlike-conduct = the-rolling-cage','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c19',1.79512892920031332964e+09,'8dab4aee38d301605df4941c2d9d0d53655db15c3a8db22d607a338d17373ab1');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',20,'answer',0,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c20',1.79512892923391985887e+09,'212d131f9308bde8f7db4fdffb8048868b0754b5f62eb7cc313c3e99fa56c26f');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',21,'answer',0,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c21',1.79512892927426958083e+09,'afbf5f72cec16e4856db7130a6346ff37bc8a0e5406ffc83bbd21355430eb10d');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',22,'answer',1,'pass','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c22',1.79512892930191373828e+09,'e6affb0d637cece97b571fef864bf40fa34b53e1d09c70e7aa920cccf8ddc29f');
INSERT INTO "rows" VALUES('6IEHskn3PttFIN1PtR1k',23,'answer',1,'done','','0.1.0','480ee2ab7fd9c2b00f581a9cff6c054b','person','c23',1795128929.32979,'32cd792cf717b7b331235782260c16a6df7dbbf4964d602ef75e985a3257d791');
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
INSERT INTO "tables" VALUES('ohxFS1IQ3bOtWrHH2RHp',4,'open','aMFGOLvpbpAYJEXlov4D',1,1.79521532711405014991e+09,1795128926.95898,1.79512892711405014998e+09,'{"id":"ohxFS1IQ3bOtWrHH2RHp","title":"An open table","host":"aMFGOLvpbpAYJEXlov4D","state":"open","setup":{"managers":4,"teams":"drawn","expansions":[],"options":[],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":true},"chairs":[{"person":"aMFGOLvpbpAYJEXlov4D","name":"Ann","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["iVIbvg2VamqzXL7Fzenx"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}}],"seal":"705b1eb7b78de4160ab8837368e611d1821b8e0f336de3db1cbb1ff381e52432","created_at":1795128926.95898,"format":1,"kicked":[],"asked_at":1795128927.0497327,"paused_at":null,"paused_by":null,"still_since":null,"is_overdue":false,"wish":null,"wish_ended":null,"muted":[],"rematch":null,"reason":"","guests":[],"chats":1,"origin":null}',NULL);
INSERT INTO "tables" VALUES('cZNhlAH8fj_g9ALpdFXR',26,'playing','aMFGOLvpbpAYJEXlov4D',0,NULL,1.79512892714991211893e+09,1.7951289284401772022e+09,'{"id":"cZNhlAH8fj_g9ALpdFXR","title":"A season","host":"aMFGOLvpbpAYJEXlov4D","state":"playing","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"aMFGOLvpbpAYJEXlov4D","name":"Ann","bot":null,"team":"skavenblight-scramblers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["iVIbvg2VamqzXL7Fzenx"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":"aMFGOLvpbpAYJEXlov4D","name":"Ann 2","bot":null,"team":"athelorn-avengers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["iVIbvg2VamqzXL7Fzenx"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}}],"seal":"213ec4e285066ac6f7f7378f06fafd9469d7c8671a330b488836c444a869567c","created_at":1795128927.149912,"format":1,"kicked":[],"asked_at":1795128928.4401772,"paused_at":null,"paused_by":null,"still_since":null,"is_overdue":false,"wish":null,"wish_ended":null,"muted":[],"rematch":null,"reason":"","guests":[],"chats":0,"origin":null}','{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":21,"asked":{"manager":0,"question":"discard-unwanted"},"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["skavenblight-scramblers","athelorn-avengers"],"week":2,"coin":1,"turn":0,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["all-out-blitz","bad-snap","cock-eye-blocked","fleet-footed-flea-flicker","fumblerooski","gutter-run","heroic-leap","intentional-pounding","knuckleduster-smear","one-handed-grab","personal-foul","pose-for-the-fans","razzle-dazzle","right-in-the-jibblies","shank-yank","sideline-screamer","skullcracker-suite","super-juke","the-backstab-special","the-rolling-cage","the-slobberknocker","the-sneaky-weasel","the-tripline","unnecessary-roughness"],"spent":["unsportsmanlike-conduct","double-crossing-routes","get-yer-head-in-the-game","over-the-middle"],"tournaments":["the-dungeonbowl"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-spike-magazine-trophy","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-chaos-cup"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":42},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["lord-borak-the-despoiler","niknik-yellowtail","rat-ogre","skaven-blitzer","skaven-lineman","skaven-thrower"],["marcus-siebermann","thornmane","treeman","wardancer","wood-elf-lineman","wood-elf-thrower"]],"top":[[],[]],"deck":[["skaven-blitzer","skaven-gutter-runner","skaven-gutter-runner","skaven-gutter-runner","skaven-lineman","skaven-lineman","skaven-lineman","skaven-thrower"],["wardancer","wardancer","wood-elf-catcher","wood-elf-catcher","wood-elf-lineman","wood-elf-lineman","wood-elf-lineman","wood-elf-thrower"]],"discard":[[],[]],"upgrades":[["tackling-coach","warpstone-souvenirs"],["hired-wizard","interception-assistant"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":["double-down","the-mousetrap","illegal-procedure","goal-line-plunge","the-spike-magazine-trophy"],"present":[[],[],[],[],[]],"left":[-1,-1,-1,-1,-1],"right":[-1,-1,-1,-1,-1],"ball":[-1,-1,-1,-1,-1],"driven":[[],[],[],[],[]],"turned":[false,false,false,false,false],"balls":[null,null,null,null,null],"plague":[0,0,0,0,0]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["lord-borak-the-despoiler","niknik-yellowtail"],["lord-borak-the-despoiler","niknik-yellowtail"],["lord-borak-the-despoiler","niknik-yellowtail"]],[["marcus-siebermann","thornmane"],["marcus-siebermann","thornmane"],["marcus-siebermann","thornmane"]]],"decks":{"staff":{"bag":["cheating-coach","endorsement-deal","hired-wizard","laying-the-smackdown","offensive-coordinator","offensive-coordinator","offensive-firepower","passing-coach","passing-coach","sprinting-coach","tackling-coach","team-apothecary","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["sprinting-coach",[0]],["late-game-scoring-streak",[0]],["cheating-coach",[1]],["bloodthirsty-supporters",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller"],"bottom":[["freebooter-runner",[1]],["deeproot-strongbranch",[1]]]},"CWC":{"bag":["bite-bite","blightmaw","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","morg-n-thorg-cwc","morkai-the-everchanging","one-ear","smashjaw","snotlobba","varag-ghoulchewer"],"bottom":[["freebooter-blitzer",[0]],["bloodhorn",[0]]]}},"upgrades":[{"bag":["eshin-assassination-coordinator","professional-cheater","sewer-go-map","swarm-tactics"],"bottom":[]},{"bag":["conditioning-coach","dodge-type-thing","end-zone-celebration-choreographer","orions-cleats"],"bottom":[]}]},"stack":[{"rule":"PlaySeason","at":"scoreboard_phase","fields":[],"answer":[]},{"rule":"MatchupPhase","at":"next_turn","fields":[],"answer":[]},{"rule":"Turn","at":"done","fields":[0],"answer":["pass",0]},{"rule":"DiscardUnwanted","at":"choose","fields":[0],"answer":[]}]}');
INSERT INTO "tables" VALUES('6IEHskn3PttFIN1PtR1k',29,'over','aMFGOLvpbpAYJEXlov4D',0,NULL,1.7951289284778358936e+09,1795128929.32979,'{"id":"6IEHskn3PttFIN1PtR1k","title":"A season","host":"aMFGOLvpbpAYJEXlov4D","state":"over","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"aMFGOLvpbpAYJEXlov4D","name":"Ann","bot":null,"team":"skavenblight-scramblers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["iVIbvg2VamqzXL7Fzenx"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":"aMFGOLvpbpAYJEXlov4D","name":"Ann 2","bot":null,"team":"chaos-all-stars","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["iVIbvg2VamqzXL7Fzenx"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}}],"seal":"3b6795e0d482d09f24059866331bffca19e10111ae3227abe8555f5609ec5958","created_at":1795128928.477836,"format":1,"kicked":[],"asked_at":1795128929.32979,"paused_at":null,"paused_by":null,"still_since":null,"is_overdue":false,"wish":null,"wish_ended":null,"muted":[],"rematch":null,"reason":"","guests":[],"chats":0,"origin":null}','{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":24,"asked":null,"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["skavenblight-scramblers","chaos-all-stars"],"week":3,"coin":1,"turn":-1,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["cock-eye-blocked","double-crossing-routes","double-down","get-yer-head-in-the-game","gutter-run","heroic-leap","illegal-procedure","intentional-pounding","knuckleduster-smear","one-handed-grab","over-the-middle","personal-foul","pose-for-the-fans","right-in-the-jibblies","shank-yank","super-juke","the-backstab-special","the-slobberknocker","unnecessary-roughness","unsportsmanlike-conduct"],"spent":["the-mousetrap","the-tripline","skullcracker-suite","razzle-dazzle","the-sneaky-weasel","goal-line-plunge","bad-snap","all-out-blitz","sideline-screamer","fleet-footed-flea-flicker","fumblerooski","the-rolling-cage"],"tournaments":["the-spike-magazine-trophy"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-blood-bowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-dungeonbowl","the-chaos-cup","the-blood-bowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":42},"by_manager":{"fans":[0,4],"improvements":[4,4],"hand":[["headsplitter","morkai-the-everchanging","skaven-gutter-runner","skaven-gutter-runner","skaven-lineman","skaven-thrower"],["beastman","beastman","chaos-lineman","chaos-lineman","lord-borak-the-despoiler","morg-n-thorg-cwc"]],"top":[[],[]],"deck":[["rat-ogre","skaven-blitzer","skaven-blitzer","skaven-gutter-runner","skaven-lineman","skaven-lineman","skaven-lineman","skaven-thrower"],["beastman","beastman-thrower","beastman-thrower","chaos-lineman","chaos-lineman","chaos-warrior","chaos-warrior","minotaur"]],"discard":[[],[]],"upgrades":[["the-best-players-in-the-league","eshin-assassination-coordinator"],["team-merchandise-booths","withering-workout"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":[],"present":[],"left":[],"right":[],"ball":[],"driven":[],"turned":[],"balls":[],"plague":[]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["headsplitter","morkai-the-everchanging"],["headsplitter","morkai-the-everchanging"],["headsplitter","morkai-the-everchanging"]],[["lord-borak-the-despoiler","morg-n-thorg-cwc"],["lord-borak-the-despoiler","morg-n-thorg-cwc"],["lord-borak-the-despoiler","morg-n-thorg-cwc"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","cheating-coach","endorsement-deal","hired-wizard","late-game-scoring-streak","laying-the-smackdown","offensive-coordinator","offensive-coordinator","passing-coach","sprinting-coach","sprinting-coach","tackling-coach","team-apothecary","team-apothecary"],"bottom":[["tackling-coach",[0]],["hired-wizard",[0]],["passing-coach",[1]],["offensive-firepower",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","marcus-siebermann","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","hide-sneak","niknik-yellowtail","one-ear","smashjaw","snotlobba","varag-ghoulchewer"],"bottom":[["freebooter-thrower",[0]],["freebooter-runner",[0]],["grashnak-blackhoof",[1]],["freebooter-thrower",[1]]]}},"upgrades":[{"bag":["professional-cheater","sewer-go-map","swarm-tactics","warpstone-souvenirs"],"bottom":[]},{"bag":["changer-of-plays","handy-mutation","winds-of-change","writhing-tentacles"],"bottom":[]}]},"stack":[]}');
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
