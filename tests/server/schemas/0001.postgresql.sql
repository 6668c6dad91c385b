CREATE TABLE public.addresses (
    id integer NOT NULL,
    person_id character varying(32) NOT NULL,
    kind character varying(8) NOT NULL,
    target text NOT NULL
);
CREATE SEQUENCE public.addresses_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.addresses_id_seq OWNED BY public.addresses.id;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chairs (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    person_id character varying(32) NOT NULL
);
CREATE TABLE public.chat (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    seat integer,
    name character varying(40) NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.commands (
    table_id character varying(32) NOT NULL,
    person_id character varying(32) NOT NULL,
    id character varying(64) NOT NULL,
    digest character varying(16) NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.facts (
    name character varying(40) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.invitations (
    hash character varying(64) NOT NULL,
    table_id character varying(32) NOT NULL,
    seat integer,
    expires_at double precision NOT NULL
);
CREATE TABLE public.keys (
    table_id character varying(32) NOT NULL,
    key bytea NOT NULL,
    salts text NOT NULL
);
CREATE TABLE public.people (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    login character varying(40),
    password text,
    sign_in integer NOT NULL,
    created_at double precision NOT NULL,
    seen_at double precision NOT NULL,
    is_banned boolean NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    seasons integer NOT NULL
);
CREATE TABLE public.processes (
    id character varying(32) NOT NULL,
    beat_at double precision NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    person_id character varying(32),
    team character varying(40) NOT NULL,
    place integer NOT NULL,
    fans integer NOT NULL,
    mu_before double precision,
    mu_after double precision,
    at double precision NOT NULL
);
CREATE TABLE public.rows (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    kind character varying(8) NOT NULL,
    manager integer,
    text text NOT NULL,
    drawn text NOT NULL,
    version character varying(32) NOT NULL,
    packs character varying(64) NOT NULL,
    given_by character varying(8) NOT NULL,
    command character varying(64) NOT NULL,
    at double precision NOT NULL,
    hash character varying(64) NOT NULL
);
CREATE TABLE public.saves (
    table_id character varying(32) NOT NULL,
    number integer NOT NULL,
    version character varying(32) NOT NULL,
    packs character varying(64) NOT NULL,
    save text NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    version integer NOT NULL,
    state character varying(16) NOT NULL,
    host character varying(32) NOT NULL,
    is_listed boolean NOT NULL,
    due_at double precision,
    created_at double precision NOT NULL,
    changed_at double precision NOT NULL,
    sheet text NOT NULL,
    save text
);
CREATE TABLE public.tokens (
    hash character varying(64) NOT NULL,
    person_id character varying(32) NOT NULL,
    label character varying(40) NOT NULL,
    created_at double precision NOT NULL
);
ALTER TABLE ONLY public.addresses ALTER COLUMN id SET DEFAULT nextval('public.addresses_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.chairs VALUES ('yBxfNNbigzOS1e0_WTHn', 0, 'XxDyOguAYVV7NTOIvTun');
INSERT INTO public.chairs VALUES ('dbIho7-jC8bQFiqM-vYR', 0, 'XxDyOguAYVV7NTOIvTun');
INSERT INTO public.chairs VALUES ('dbIho7-jC8bQFiqM-vYR', 1, 'XxDyOguAYVV7NTOIvTun');
INSERT INTO public.chairs VALUES ('rcpAI0x4zxnIXP5_K3aK', 0, 'XxDyOguAYVV7NTOIvTun');
INSERT INTO public.chairs VALUES ('rcpAI0x4zxnIXP5_K3aK', 1, 'XxDyOguAYVV7NTOIvTun');
INSERT INTO public.chat VALUES ('yBxfNNbigzOS1e0_WTHn', 1, 0, 'Ann', 'Who joins?', 1795125742.141691);
INSERT INTO public.commands VALUES ('yBxfNNbigzOS1e0_WTHn', 'XxDyOguAYVV7NTOIvTun', 'say', '73d47154184f38be', 2);
INSERT INTO public.commands VALUES ('yBxfNNbigzOS1e0_WTHn', 'XxDyOguAYVV7NTOIvTun', 'invite', '2a11f526b81503b5', 3);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'sit', 'f976ca44eee94b2a', 2);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'start', '51f2e78f9bfd5bce', 3);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c0', 'a44de78234981a40', 4);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c1', 'b8dcd8c59b1c1f73', 5);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c2', 'b55b129f2c53dc32', 6);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c3', '7a382a47a7f330f7', 7);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c4', '776e48febac49528', 8);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c5', '63712a21296075f7', 9);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c6', 'e3510300d6e45c73', 10);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c7', '53e2fee5fda63718', 11);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c8', '7a11029dbadc714c', 12);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c9', '3d4c83881285b1b6', 13);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c10', '6d6deb1fa57e651a', 14);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c11', 'ebecc0a9c36d21b3', 15);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c12', '9774252ca385225f', 16);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c13', 'fae983decfca27f2', 17);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c14', 'c54e44019595b2ba', 18);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c15', '7d9bb314a33746da', 19);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c16', '515d93d82978bb1a', 20);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c17', 'df8e7190db230479', 21);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c18', 'fc99ef0c8663aa5d', 22);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'c19', '066ecf1b169dfa9b', 23);
INSERT INTO public.commands VALUES ('dbIho7-jC8bQFiqM-vYR', 'XxDyOguAYVV7NTOIvTun', 'undo', 'b4de72fde0b6ad99', 24);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'sit', 'f976ca44eee94b2a', 2);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'start', '51f2e78f9bfd5bce', 3);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c0', 'f506a2612fab8af4', 4);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c1', 'cbca57c1d04d1bbe', 5);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c2', 'a14df342d9e8f493', 6);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c3', '65767ca5f253c9ac', 7);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c4', 'bdecb368f5e5fda2', 8);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c5', '70c0ee3cb293f44d', 9);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c6', '72bbf613ceb5ac77', 10);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c7', '3ae478493b54e45e', 11);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c8', '3e4daba3164a37c4', 12);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c9', '103abd285b884be4', 13);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c10', '61844dcb77d214a0', 14);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c11', 'ebecc0a9c36d21b3', 15);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c12', '9774252ca385225f', 16);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c13', 'fae983decfca27f2', 17);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c14', 'c54e44019595b2ba', 18);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c15', '7d9bb314a33746da', 19);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c16', '515d93d82978bb1a', 20);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c17', 'df8e7190db230479', 21);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c18', 'fc99ef0c8663aa5d', 22);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c19', '066ecf1b169dfa9b', 23);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c20', 'cb3ee786cee3c787', 24);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c21', '2df2cd9b99b1eb84', 25);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c22', '7848170bb73a240e', 26);
INSERT INTO public.commands VALUES ('rcpAI0x4zxnIXP5_K3aK', 'XxDyOguAYVV7NTOIvTun', 'c23', '35839078f73e2063', 27);
INSERT INTO public.facts VALUES ('cookie secret', 'vdWfw1ESA-nLAL59vmYEUlbsdJ0Bg-_TWQGtcUn3Hgc');
INSERT INTO public.facts VALUES ('versions', '[["0.1.0","480ee2ab7fd9c2b00f581a9cff6c054b"]]');
INSERT INTO public.invitations VALUES ('fce18dfa10a4264c0425fddbbd0279a3aad229c30284a0ca5ed21fa77432831b', 'yBxfNNbigzOS1e0_WTHn', 2, 1796335342.1538665);
INSERT INTO public.keys VALUES ('yBxfNNbigzOS1e0_WTHn', '\xdb7724599a42aaceae89702d87b502b179f450e11bd09d8b03270d892842b4be', '[]');
INSERT INTO public.keys VALUES ('dbIho7-jC8bQFiqM-vYR', '\x08188d4ef220056ff271e341786358cdc9230997ae8da74150fc9ff47931ffea', '["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO public.keys VALUES ('rcpAI0x4zxnIXP5_K3aK', '\xedd4da5af3817d2e9be2fbddd932667cfcea8b4f3746a4d62b6692b726404a6c', '["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO public.people VALUES ('XxDyOguAYVV7NTOIvTun', 'Ann', 'ann', '$argon2id$v=19$m=65536,t=3,p=4$kXxmD0fdnjGcRKNFcSOxJA$ljjZF13OMwSW2RIXYDRSunEcv3I5/Pa5HiPOo18Jzf4', 0, 1795125741.601537, 1795125741.601537, false, 25, 8.333333333333334, 0);
INSERT INTO public.processes VALUES ('_XyB2ae0ztT3FqJjPQfS', 1795125742.818313);
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', -1, 'begin', NULL, '{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"ceaa32b9cdd7dcc8ce1a38560926de514677c047a15b1d5afc7b6a02a63e541d","first":0,"save":null}', 'draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = grudgebearers
draw 1 team reikland-reavers athelorn-avengers gouged-eye chaos-all-stars skavenblight-scramblers = gouged-eye
draw 2 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = eldril-sidewinder
draw 3 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = the-death-roller
draw 4 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike thornmane = freebooter-thrower
draw 5 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike thornmane = freebooter-runner', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', '', 1795125742.1713831, 'b27725578677dbcf6237ab94311eb76ba889868c0ed5ddfa02473ec53b727231');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 0, 'answer', 0, 'keep the-death-roller', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c0', 1795125742.185895, 'c7ff85d950bde8fb17354e72df67d76a00b4ffe7fbbe297b239e26b6f5eb4818');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 1, 'answer', 0, 'keep freebooter-thrower', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c1', 1795125742.1978087, 'ea6ddfcaa898f7e12bc123e42669c7a411f31bea308d545e019202a8b541e9a4');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 2, 'answer', 0, 'bottom freebooter-runner', 'draw 6 card bear-the-grudge legendary-toughness lessons-in-violence rigorous-training rising-ire = legendary-toughness
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = offensive-firepower
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = passing-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c2', 1795125742.2099125, 'dc29e1a68a814b45a500733262570d14f6d853f3d4b9cd5f49b47e30ff06fe24');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 3, 'answer', 0, 'keep team-apothecary', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c3', 1795125742.2178733, '42395e1c0482ef20d24a2d7b4a60ef45b3e5355cb2d9922b540b4204c2962d84');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 4, 'answer', 0, 'bottom passing-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c4', 1795125742.229875, 'fcad9d9d793ad8e9210d2792306f20071691686eca8c63e3ed82bf7697a29acd');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 5, 'answer', 0, 'decline', 'draw 10 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-runner
draw 11 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-runner
draw 12 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = snotlobba
draw 13 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw varag-ghoulchewer = bone-crusher', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c5', 1795125742.237925, '2e7ef65517cea63dda458a70ecfe3aea0131841562579b99eb8f6a61e9dfc77d');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 6, 'answer', 1, 'keep snotlobba', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c6', 1795125742.249877, '8503059408cb46dc62990db99803d83b8bb55188f9e5025c30ffde1b8cc85b0a');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 7, 'answer', 1, 'keep freebooter-runner', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c7', 1795125742.261973, '5a1005f4adf3c533d44588aa06d9c71296a3cad245827a2266f74c23abb425b9');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 8, 'answer', 1, 'bottom freebooter-runner', 'draw 14 card beat-da-points-outta-dem illegal-substitution orcidas-sponsorship smash-em-bash-em waaagh = waaagh
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = offensive-coordinator
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = laying-the-smackdown
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak offensive-coordinator passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = passing-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c8', 1795125742.2743344, '27b3e2bb24ed20d5bcff8c9440998cdb7f7508cd590a1e4bb65e54fbf1cfcfde');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 9, 'answer', 1, 'keep passing-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c9', 1795125742.2880566, '682586988a2ffdcd7819dcecd1bfdb1034fd575f581f305be8882e0750facbb5');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 10, 'answer', 1, 'bottom offensive-coordinator', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c10', 1795125742.2979817, 'db2c3bb3b3e2145430359a2ac40fcb4dd04d2b218b1a421a7a496821bdf398bb');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 11, 'answer', 1, 'decline', 'draw 18 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 freebooter-thrower troll-slayer*2 = dwarf-blocker
draw 19 card dwarf-blitzer*2 dwarf-blocker dwarf-longbeard*4 dwarf-runner*2 freebooter-thrower troll-slayer*2 = troll-slayer
draw 20 card dwarf-blitzer*2 dwarf-blocker dwarf-longbeard*4 dwarf-runner*2 freebooter-thrower troll-slayer = dwarf-runner
draw 21 card dwarf-blitzer*2 dwarf-blocker dwarf-longbeard*4 dwarf-runner freebooter-thrower troll-slayer = dwarf-runner
draw 22 card dwarf-blitzer*2 dwarf-blocker dwarf-longbeard*4 freebooter-thrower troll-slayer = dwarf-longbeard
draw 23 card black-orc-blocker*2 da-troll freebooter-runner orc-blitzer*3 orc-lineman*4 orc-thrower*2 = orc-thrower
draw 24 card black-orc-blocker*2 da-troll freebooter-runner orc-blitzer*3 orc-lineman*4 orc-thrower = orc-blitzer
draw 25 card black-orc-blocker*2 da-troll freebooter-runner orc-blitzer*2 orc-lineman*4 orc-thrower = orc-lineman
draw 26 card black-orc-blocker*2 da-troll freebooter-runner orc-blitzer*2 orc-lineman*3 orc-thrower = black-orc-blocker
draw 27 card black-orc-blocker da-troll freebooter-runner orc-blitzer*2 orc-lineman*3 orc-thrower = orc-blitzer
draw 28 spike tournament*2 = tournament
draw 29 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-chaos-cup
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = all-out-blitz
draw 31 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = fleet-footed-flea-flicker
draw 32 card bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = skullcracker-suite
draw 33 card bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = pose-for-the-fans', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c11', 1795125742.3059776, '34b3deefd1a137a90e8386b799c9ca4cac1f7f49948cfab14f786dbeda4b706a');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 12, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c12', 1795125742.3130937, '92a30e975d3448ed81adadf65af2ea43737fcb6f93679042d57bd9ca14b65070');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 13, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c13', 1795125742.322779, 'a4dfdf8122ecd51b8ed2810a7a77bfe4772c7328b0bf70ef3f4fe9e623c16f25');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 14, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c14', 1795125742.3380046, 'ce105a8a09c907366f3d661a0068aca9371d8a6c5b7a520d3b45763b5802d789');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 15, 'answer', 1, 'done', 'draw 34 spike tournament = tournament
draw 35 card the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 36 card bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = knuckleduster-smear
draw 37 card bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding one-handed-grab over-the-middle personal-foul razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = over-the-middle
draw 38 card bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding one-handed-grab personal-foul razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = goal-line-plunge
draw 39 card bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding one-handed-grab personal-foul razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = fumblerooski', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c15', 1795125742.3502064, '56ab7ac26bd59b63a3cf216445f584d1319234ce0d80b0eec4b37b5e82e84d4f');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 16, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c16', 1795125742.3702607, 'f4b962134d1c7af94cffb22317b2c588528efefafb4af07e503ebc0bd1a5a239');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 17, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c17', 1795125742.3833683, '071caa6465565cebf16d7626f0e22438a97cfb4733dc2a3b7a2c17da43e9cbc8');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 18, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c18', 1795125742.4007292, '4e2c2c006bdde73e0692498a8f2e26fc3c7e27c596e7fdcf86ba1734878bf262');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 19, 'answer', 0, 'done', 'draw 40 card bad-snap cock-eye-blocked double-crossing-routes double-down get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding one-handed-grab personal-foul razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-mousetrap
draw 41 card bad-snap cock-eye-blocked double-crossing-routes double-down get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding one-handed-grab personal-foul razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = double-crossing-routes
draw 42 card bad-snap cock-eye-blocked double-down get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding one-handed-grab personal-foul razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = sideline-screamer
draw 43 card bad-snap cock-eye-blocked double-down get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding one-handed-grab personal-foul razzle-dazzle right-in-the-jibblies shank-yank super-juke the-backstab-special the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = bad-snap', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c19', 1795125742.4100313, '452b3b50629f5d9a9f836a9c3d16be21413c459f8f22cfa49da47601fba9ba96');
INSERT INTO public.rows VALUES ('dbIho7-jC8bQFiqM-vYR', 20, 'undo', 0, '19', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'undo', 1795125742.4260657, 'f6efcb792712fffbfd35a8cd5d1afc430876c11e3074506ff446a6f21fa26713');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', -1, 'begin', NULL, '{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"c4fa2a6d8875bd6a64e4fc4a1f911583c230e3fc9a664b183805f46e0e164992","first":0,"save":null}', 'draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = reikland-reavers
draw 1 team athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = athelorn-avengers
draw 2 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = thornmane
draw 3 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller = freebooter-lineman
draw 4 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller = marcus-siebermann
draw 5 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller = freebooter-lineman', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', '', 1795125742.4658315, '2a695c16993f4419c30b34e52830bc003359cef4a5526dfba3fe9e9c67f8b1c4');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 0, 'answer', 0, 'keep thornmane', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c0', 1795125742.4818473, 'f22ca3715fae964c5d7a958151e8c3f8b5384fca6ddd34a70885a7f0288aad94');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 1, 'answer', 0, 'keep marcus-siebermann', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c1', 1795125742.5010767, '0f178fd59e533c44128ec01a0bde47ac4822da97f79dba9bb951873915b91008');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 2, 'answer', 0, 'bottom freebooter-lineman 2', 'draw 6 card gryphon-ade jack-of-all-trades product-endorsements publicity-stunts recruiting-agent = publicity-stunts
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = the-best-players-in-the-league
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths = tackling-coach
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary*2 team-merchandise-booths = tackling-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c2', 1795125742.5097237, 'b12f3fd67251278672d1ba6303019f20e38240753610a938cb1c8931600f064d');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 3, 'answer', 0, 'keep the-best-players-in-the-league', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c3', 1795125742.5229437, '99cf20149ff99dba97c04ed8d92104efb18d606d9fed73bd07ffd3a16443b644');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 4, 'answer', 0, 'bottom tackling-coach 2', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c4', 1795125742.5387745, '3dbd819a13047f7ac9f2a147096f0ba3cd83cb79e28298aafa71cb26a73c556d');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 5, 'answer', 0, 'top thornmane', 'draw 10 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller = long-bomb-silver
draw 11 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller = barik-farblast
draw 12 card aurora-silverleaf cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller = deeproot-strongbranch
draw 13 card aurora-silverleaf cornelius-krieg eldril-sidewinder freebooter-blitzer*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller = freebooter-thrower', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c5', 1795125742.5459025, '52367e228bac9581f755b77f75f6cd17cd9a9a54f551d436de67038c6d2e637b');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 6, 'answer', 1, 'keep long-bomb-silver', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c6', 1795125742.5620937, 'b0007b115a9943247f4d686d3cba117d5115a7f29f5943feae70add40c45546e');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 7, 'answer', 1, 'keep freebooter-thrower', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c7', 1795125742.5686512, 'f6d11272a15b4e06f05c0ed2704725818a66d4063da6a782c8bdb5cbb9385421');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 8, 'answer', 1, 'bottom deeproot-strongbranch', 'draw 14 card conditioning-coach dodge-type-thing end-zone-celebration-choreographer interception-assistant orions-cleats = conditioning-coach
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 team-apothecary*2 team-merchandise-booths = laying-the-smackdown
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 team-apothecary*2 team-merchandise-booths = team-apothecary
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 team-apothecary team-merchandise-booths = sprinting-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c8', 1795125742.581857, '11a437ebccabcf4275c05163648643949da56ee72855163ae235fc222064d96a');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 9, 'answer', 1, 'keep team-apothecary', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c9', 1795125742.5980194, 'b2bf6ce64716fb1608fe21286eb301240706ccb609e62d489869fa00faf35980');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 10, 'answer', 1, 'bottom sprinting-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c10', 1795125742.609971, '320031621e6ff1f9721ccff7dca631b7f9836da0a7e200996d77ea5084dec162');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 11, 'answer', 1, 'decline', 'draw 18 card human-blitzer*3 human-catcher*2 human-lineman*4 human-thrower*2 ogre = human-lineman
draw 19 card human-blitzer*3 human-catcher*2 human-lineman*3 human-thrower*2 ogre = human-blitzer
draw 20 card human-blitzer*2 human-catcher*2 human-lineman*3 human-thrower*2 ogre = human-thrower
draw 21 card human-blitzer*2 human-catcher*2 human-lineman*3 human-thrower ogre = ogre
draw 22 card freebooter-thrower treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wardancer
draw 23 card freebooter-thrower treeman wardancer*2 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = treeman
draw 24 card freebooter-thrower wardancer*2 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wardancer
draw 25 card freebooter-thrower wardancer wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-lineman
draw 26 card freebooter-thrower wardancer wood-elf-catcher*2 wood-elf-lineman*3 wood-elf-thrower*2 = wood-elf-thrower
draw 27 spike tournament*2 = tournament
draw 28 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-chaos-cup
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = over-the-middle
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = sideline-screamer
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = heroic-leap
draw 32 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-slobberknocker', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c11', 1795125742.619073, 'e4291a384a42d5ae6bec329cc950f2098f735b744835d1e2eb7614a963f01f61');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 12, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c12', 1795125742.6499379, '022388ce8698cb511e8091aa83c31def40af57a6c2854ea4ede00d46f44d3462');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 13, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c13', 1795125742.6702235, 'ba8ae528e0c2763474571be6e793c3199281ba57aa8893a60254b67b7b68f44d');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 14, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c14', 1795125742.6822736, '67809e8c340f9b2d274cc2cb06b2cc458584ae6b11c52b481eb118fa925aedb6');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 15, 'answer', 1, 'done', 'draw 33 spike tournament = tournament
draw 34 card the-dungeonbowl the-spike-magazine-trophy = the-dungeonbowl
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-mousetrap
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-rolling-cage the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-sneaky-weasel
draw 37 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-rolling-cage the-tripline unnecessary-roughness unsportsmanlike-conduct = all-out-blitz
draw 38 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-rolling-cage the-tripline unnecessary-roughness unsportsmanlike-conduct = unnecessary-roughness', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c15', 1795125742.7021992, 'c5d75485b2fdace70a2cc54961be03e14395004ce030410d8eb43fa52f3ac156');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 16, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c16', 1795125742.712322, '82cfeae923ea56593be783e36bd86132abcb6f8373396f539c5183a9b83f92ef');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 17, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c17', 1795125742.7233925, '90456a8353fc7d7b47792b91f4535f163c277b064a5819ec2b24135db8286c1e');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 18, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c18', 1795125742.7300491, '1bb49834135e80005a800d8aaa354ed5686499746cb5fcf323dc7ded68be1112');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 19, 'answer', 0, 'done', 'draw 39 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-rolling-cage the-tripline unsportsmanlike-conduct = one-handed-grab
draw 40 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-rolling-cage the-tripline unsportsmanlike-conduct = right-in-the-jibblies
draw 41 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans razzle-dazzle shank-yank skullcracker-suite super-juke the-backstab-special the-rolling-cage the-tripline unsportsmanlike-conduct = the-rolling-cage
draw 42 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans razzle-dazzle shank-yank skullcracker-suite super-juke the-backstab-special the-tripline unsportsmanlike-conduct = the-backstab-special', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c19', 1795125742.7419882, '2d66ee34ce86ce2d658d286c28d797b54f170e34d7ed19362985550efef8704c');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 20, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c20', 1795125742.754205, '80ed7827e48d092a226423c0c6859c997eafd8a2f73b67172ef3498d1cd824ee');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 21, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c21', 1795125742.769953, '89c501dcaf1843a5cfbc867979d5e8fb6fa8cdcfebbdad612bb3b919c38f5fb0');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 22, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c22', 1795125742.7824152, 'e797a818c61b4349a36d8a42f116bc6281a79d0732d986aeef4b7cbee99ae056');
INSERT INTO public.rows VALUES ('rcpAI0x4zxnIXP5_K3aK', 23, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c23', 1795125742.7981768, 'd95a324261bb41e9d5b459dd167b84c2ed4d9d0bc1e7b2e355f6b1e96f6f9bbb');
INSERT INTO public.tables VALUES ('yBxfNNbigzOS1e0_WTHn', 3, 'open', 'XxDyOguAYVV7NTOIvTun', true, NULL, 1795125742.133243, 1795125742.1538665, '{"id":"yBxfNNbigzOS1e0_WTHn","title":"An open table","host":"XxDyOguAYVV7NTOIvTun","state":"open","setup":{"managers":4,"teams":"drawn","expansions":[],"options":[],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":true},"chairs":[{"person":"XxDyOguAYVV7NTOIvTun","name":"Ann","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"997ff7f46870c52e9ca59507ca02a569e12d2626a4152cedef36d70d4f306371","created_at":1795125742.133243,"format":1,"kicked":[],"asked_at":0.0,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":1}', NULL);
INSERT INTO public.tables VALUES ('dbIho7-jC8bQFiqM-vYR', 24, 'playing', 'XxDyOguAYVV7NTOIvTun', false, NULL, 1795125742.162235, 1795125742.4260657, '{"id":"dbIho7-jC8bQFiqM-vYR","title":"A season","host":"XxDyOguAYVV7NTOIvTun","state":"playing","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"XxDyOguAYVV7NTOIvTun","name":"Ann","bot":null,"team":"grudgebearers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"XxDyOguAYVV7NTOIvTun","name":"Ann 2","bot":null,"team":"gouged-eye","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"ceaa32b9cdd7dcc8ce1a38560926de514677c047a15b1d5afc7b6a02a63e541d","created_at":1795125742.162235,"format":1,"kicked":[],"asked_at":1795125742.4260657,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0}', '{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":21,"asked":{"manager":0,"question":"discard-unwanted"},"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["grudgebearers","gouged-eye"],"week":2,"coin":1,"turn":0,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["bad-snap","cock-eye-blocked","double-crossing-routes","double-down","get-yer-head-in-the-game","gutter-run","heroic-leap","illegal-procedure","intentional-pounding","one-handed-grab","personal-foul","razzle-dazzle","right-in-the-jibblies","shank-yank","sideline-screamer","super-juke","the-backstab-special","the-mousetrap","the-rolling-cage","the-slobberknocker","the-sneaky-weasel","the-tripline","unnecessary-roughness","unsportsmanlike-conduct"],"spent":["all-out-blitz","fleet-footed-flea-flicker","skullcracker-suite","pose-for-the-fans"],"tournaments":["the-dungeonbowl"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-spike-magazine-trophy","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-chaos-cup"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":44},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["dwarf-blocker","dwarf-longbeard","dwarf-runner","dwarf-runner","the-death-roller","troll-slayer"],["black-orc-blocker","orc-blitzer","orc-blitzer","orc-lineman","orc-thrower","snotlobba"]],"top":[[],[]],"deck":[["dwarf-blitzer","dwarf-blitzer","dwarf-blocker","dwarf-longbeard","dwarf-longbeard","dwarf-longbeard","freebooter-thrower","troll-slayer"],["black-orc-blocker","da-troll","freebooter-runner","orc-blitzer","orc-lineman","orc-lineman","orc-lineman","orc-thrower"]],"discard":[[],[]],"upgrades":[["team-apothecary","legendary-toughness"],["passing-coach","waaagh"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":["knuckleduster-smear","over-the-middle","goal-line-plunge","fumblerooski","the-spike-magazine-trophy"],"present":[[],[],[],[],[]],"left":[-1,-1,-1,-1,-1],"right":[-1,-1,-1,-1,-1],"ball":[-1,-1,-1,-1,-1],"driven":[[],[],[],[],[]],"turned":[false,false,false,false,false],"balls":[null,null,null,null,null],"plague":[0,0,0,0,0]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["the-death-roller"],["the-death-roller"],["the-death-roller"]],[["snotlobba"],["snotlobba"],["snotlobba"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","cheating-coach","endorsement-deal","hired-wizard","hired-wizard","late-game-scoring-streak","offensive-coordinator","sprinting-coach","sprinting-coach","tackling-coach","tackling-coach","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["passing-coach",[0]],["offensive-firepower",[0]],["offensive-coordinator",[1]],["laying-the-smackdown",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","deeproot-strongbranch","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","marcus-siebermann","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","thornmane"],"bottom":[["freebooter-runner",[0]],["eldril-sidewinder",[0]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bork","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","smashjaw","varag-ghoulchewer"],"bottom":[["freebooter-runner",[1]],["bone-crusher",[1]]]}},"upgrades":[{"bag":["bear-the-grudge","lessons-in-violence","rigorous-training","rising-ire"],"bottom":[]},{"bag":["beat-da-points-outta-dem","illegal-substitution","orcidas-sponsorship","smash-em-bash-em"],"bottom":[]}]},"stack":[{"rule":"PlaySeason","at":"scoreboard_phase","fields":[],"answer":[]},{"rule":"MatchupPhase","at":"next_turn","fields":[],"answer":[]},{"rule":"Turn","at":"done","fields":[0],"answer":["pass",0]},{"rule":"DiscardUnwanted","at":"choose","fields":[0],"answer":[]}]}');
INSERT INTO public.tables VALUES ('rcpAI0x4zxnIXP5_K3aK', 27, 'over', 'XxDyOguAYVV7NTOIvTun', false, NULL, 1795125742.434173, 1795125742.7981768, '{"id":"rcpAI0x4zxnIXP5_K3aK","title":"A season","host":"XxDyOguAYVV7NTOIvTun","state":"over","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"XxDyOguAYVV7NTOIvTun","name":"Ann","bot":null,"team":"reikland-reavers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"XxDyOguAYVV7NTOIvTun","name":"Ann 2","bot":null,"team":"athelorn-avengers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"c4fa2a6d8875bd6a64e4fc4a1f911583c230e3fc9a664b183805f46e0e164992","created_at":1795125742.434173,"format":1,"kicked":[],"asked_at":1795125742.7981768,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0}', '{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":24,"asked":null,"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["reikland-reavers","athelorn-avengers"],"week":3,"coin":1,"turn":-1,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["bad-snap","cock-eye-blocked","double-crossing-routes","double-down","fleet-footed-flea-flicker","fumblerooski","get-yer-head-in-the-game","goal-line-plunge","gutter-run","illegal-procedure","intentional-pounding","knuckleduster-smear","personal-foul","pose-for-the-fans","razzle-dazzle","shank-yank","skullcracker-suite","super-juke","the-tripline","unsportsmanlike-conduct"],"spent":["over-the-middle","sideline-screamer","heroic-leap","the-slobberknocker","the-mousetrap","the-sneaky-weasel","all-out-blitz","unnecessary-roughness","one-handed-grab","right-in-the-jibblies","the-rolling-cage","the-backstab-special"],"tournaments":["the-spike-magazine-trophy"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-blood-bowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-chaos-cup","the-dungeonbowl","the-blood-bowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":43},"by_manager":{"fans":[3,0],"improvements":[4,4],"hand":[["human-blitzer","human-lineman","human-thrower","marcus-siebermann","ogre","thornmane"],["long-bomb-silver","treeman","wardancer","wardancer","wood-elf-lineman","wood-elf-thrower"]],"top":[[],[]],"deck":[["human-blitzer","human-blitzer","human-catcher","human-catcher","human-lineman","human-lineman","human-lineman","human-thrower"],["freebooter-thrower","wardancer","wood-elf-catcher","wood-elf-catcher","wood-elf-lineman","wood-elf-lineman","wood-elf-lineman","wood-elf-thrower"]],"discard":[[],[]],"upgrades":[["the-best-players-in-the-league","publicity-stunts"],["team-apothecary","conditioning-coach"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":[],"present":[],"left":[],"right":[],"ball":[],"driven":[],"turned":[],"balls":[],"plague":[]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["marcus-siebermann","thornmane"],["marcus-siebermann","thornmane"],["marcus-siebermann","thornmane"]],[["long-bomb-silver"],["long-bomb-silver"],["long-bomb-silver"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","cheating-coach","endorsement-deal","hired-wizard","hired-wizard","late-game-scoring-streak","offensive-coordinator","offensive-coordinator","offensive-firepower","passing-coach","passing-coach","sprinting-coach","team-apothecary","team-merchandise-booths"],"bottom":[["tackling-coach",[0]],["tackling-coach",[0]],["sprinting-coach",[1]],["laying-the-smackdown",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","cornelius-krieg","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-runner","freebooter-runner","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller"],"bottom":[["freebooter-lineman",[0]],["freebooter-lineman",[0]],["deeproot-strongbranch",[1]],["barik-farblast",[1]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","smashjaw","snotlobba","varag-ghoulchewer"],"bottom":[]}},"upgrades":[{"bag":["gryphon-ade","jack-of-all-trades","product-endorsements","recruiting-agent"],"bottom":[]},{"bag":["dodge-type-thing","end-zone-celebration-choreographer","interception-assistant","orions-cleats"],"bottom":[]}]},"stack":[]}');
SELECT pg_catalog.setval('public.addresses_id_seq', 1, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT pk_addresses PRIMARY KEY (id);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT pk_chat PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.commands
    ADD CONSTRAINT pk_commands PRIMARY KEY (table_id, person_id, id);
ALTER TABLE ONLY public.facts
    ADD CONSTRAINT pk_facts PRIMARY KEY (name);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT pk_invitations PRIMARY KEY (hash);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (table_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT pk_processes PRIMARY KEY (id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT pk_results PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.rows
    ADD CONSTRAINT pk_rows PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.saves
    ADD CONSTRAINT pk_saves PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (hash);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT uq_addresses_person_id UNIQUE (person_id, kind, target);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_login UNIQUE (login);
CREATE INDEX ix_addresses_person_id ON public.addresses USING btree (person_id);
CREATE INDEX ix_chairs_person_id ON public.chairs USING btree (person_id);
CREATE INDEX ix_commands_latest ON public.commands USING btree (table_id, version);
CREATE INDEX ix_invitations_table_id ON public.invitations USING btree (table_id);
CREATE INDEX ix_results_person_id ON public.results USING btree (person_id);
CREATE INDEX ix_tables_due ON public.tables USING btree (due_at);
CREATE INDEX ix_tables_host ON public.tables USING btree (host);
CREATE INDEX ix_tables_listed ON public.tables USING btree (is_listed, changed_at);
CREATE INDEX ix_tokens_person_id ON public.tokens USING btree (person_id);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT fk_addresses_person_id FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT fk_chairs_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.commands
    ADD CONSTRAINT fk_commands_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT fk_invitations_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT fk_keys_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rows
    ADD CONSTRAINT fk_rows_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saves
    ADD CONSTRAINT fk_saves_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT fk_tokens_person_id FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE;
