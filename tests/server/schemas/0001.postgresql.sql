CREATE TABLE public.addresses (
    id integer NOT NULL,
    person_id character varying(32) NOT NULL,
    kind character varying(8) NOT NULL,
    target text NOT NULL,
    code character varying(64)
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
    person character varying(32) NOT NULL,
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
    login character varying(80),
    password text,
    sign_in integer NOT NULL,
    created_at double precision NOT NULL,
    seen_at double precision NOT NULL,
    is_banned boolean NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    seasons integer NOT NULL,
    rated integer NOT NULL
);
CREATE TABLE public.processes (
    id character varying(32) NOT NULL,
    beat_at double precision NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    person_id character varying(32),
    name character varying(40) NOT NULL,
    bot character varying(64),
    team character varying(40) NOT NULL,
    place integer NOT NULL,
    fans integer NOT NULL,
    managers integer NOT NULL,
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
INSERT INTO public.chairs VALUES ('35D1R9MhH6A5oIFX_T5k', 0, 'yoK15uvCXiMlrbRLzmhC');
INSERT INTO public.chairs VALUES ('rEnHs13YQQZa3xcUBis4', 0, 'yoK15uvCXiMlrbRLzmhC');
INSERT INTO public.chairs VALUES ('rEnHs13YQQZa3xcUBis4', 1, 'yoK15uvCXiMlrbRLzmhC');
INSERT INTO public.chairs VALUES ('HmcDgrbqa8bU9AjUhMn1', 0, 'yoK15uvCXiMlrbRLzmhC');
INSERT INTO public.chairs VALUES ('HmcDgrbqa8bU9AjUhMn1', 1, 'yoK15uvCXiMlrbRLzmhC');
INSERT INTO public.chat VALUES ('35D1R9MhH6A5oIFX_T5k', 1, 0, 'yoK15uvCXiMlrbRLzmhC', 'Ann', 'Who joins?', 1795128949.3696687);
INSERT INTO public.commands VALUES ('35D1R9MhH6A5oIFX_T5k', 'yoK15uvCXiMlrbRLzmhC', 'say', '73d47154184f38be', 3);
INSERT INTO public.commands VALUES ('35D1R9MhH6A5oIFX_T5k', 'yoK15uvCXiMlrbRLzmhC', 'invite', '2a11f526b81503b5', 4);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'sit', 'f976ca44eee94b2a', 3);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'start', '51f2e78f9bfd5bce', 5);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c0', '60306090ddf633bb', 6);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c1', '15285ae4e291e6a5', 7);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c2', '1eb64e68740f602e', 8);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c3', 'a70027dcc432d0d1', 9);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c4', '776e48febac49528', 10);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c5', 'e0ffad7bc165c036', 11);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c6', 'a797416f108f6679', 12);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c7', '3ae478493b54e45e', 13);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c8', '1c9d1b08de1386f1', 14);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c9', 'd701f680c1322bc2', 15);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c10', '0d8fcc696b50ab36', 16);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c11', 'ebecc0a9c36d21b3', 17);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c12', '9774252ca385225f', 18);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c13', 'fae983decfca27f2', 19);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c14', 'c54e44019595b2ba', 20);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c15', '7d9bb314a33746da', 21);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c16', '515d93d82978bb1a', 22);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c17', 'df8e7190db230479', 23);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c18', 'fc99ef0c8663aa5d', 24);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'c19', '066ecf1b169dfa9b', 25);
INSERT INTO public.commands VALUES ('rEnHs13YQQZa3xcUBis4', 'yoK15uvCXiMlrbRLzmhC', 'undo', '512ed78bfec7c8d2', 26);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'sit', 'f976ca44eee94b2a', 3);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'start', '51f2e78f9bfd5bce', 5);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c0', '30bb769bc20f4f1e', 6);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c1', '8f01f8dd78728440', 7);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c2', '3a280ae2274f9351', 8);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c3', '54e968aafea823ae', 9);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c4', 'ba9788688e815e7a', 10);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c5', '6dee0d23a2b6f08a', 11);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c6', '207feb7d16ce0e0e', 12);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c7', 'b29b174ae8694476', 13);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c8', '1c9d1b08de1386f1', 14);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c9', '103abd285b884be4', 15);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c10', 'f95fe08c4cbf38e0', 16);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c11', 'c266ab050a51b0be', 17);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c12', '9774252ca385225f', 18);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c13', 'fae983decfca27f2', 19);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c14', 'c54e44019595b2ba', 20);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c15', '7d9bb314a33746da', 21);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c16', '515d93d82978bb1a', 22);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c17', 'df8e7190db230479', 23);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c18', 'fc99ef0c8663aa5d', 24);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c19', '066ecf1b169dfa9b', 25);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c20', 'cb3ee786cee3c787', 26);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c21', '2df2cd9b99b1eb84', 27);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c22', '7848170bb73a240e', 28);
INSERT INTO public.commands VALUES ('HmcDgrbqa8bU9AjUhMn1', 'yoK15uvCXiMlrbRLzmhC', 'c23', '35839078f73e2063', 29);
INSERT INTO public.facts VALUES ('cookie secret', '35WEldttkU9F_4IN7Y3WSAswtKl-17XEMSD8XW3A04I');
INSERT INTO public.facts VALUES ('versions', '[["0.1.0","480ee2ab7fd9c2b00f581a9cff6c054b"]]');
INSERT INTO public.invitations VALUES ('e13f55b02272bbc2c8ea9213b4f5540e3603103ff4a3a0e6203cdbba42ae538b', '35D1R9MhH6A5oIFX_T5k', 2, 1796338549.4420033);
INSERT INTO public.keys VALUES ('35D1R9MhH6A5oIFX_T5k', '\x69db036a3343a85d16070fa8b3d99f5f631ffc5d04f645dc6e99e2d1ebc95e3e', '[]');
INSERT INTO public.keys VALUES ('rEnHs13YQQZa3xcUBis4', '\xb6189ed10705fc7d8f352084ec6cf0e6799e21fb3de7b1907f056f3a7ec3e3f6', '["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO public.keys VALUES ('HmcDgrbqa8bU9AjUhMn1', '\xad95d79714cf9707a45bed5842d2e98e93da187d6087f56ebc132601044503a3', '["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO public.people VALUES ('yoK15uvCXiMlrbRLzmhC', 'Ann', 'ann', '$argon2id$v=19$m=65536,t=3,p=4$fovZEsSvuCB7QuJa74+qSQ$+Y936YZ83i4vpjCdqttVrJV2EaoUWfLSLf03WbYhDKA', 0, 1795128948.3682294, 1795128948.3682294, false, 25, 8.333333333333334, 1, 0);
INSERT INTO public.processes VALUES ('mPyXu_oV9-Dq2MBFawgl', 1795128955.077687);
INSERT INTO public.results VALUES ('HmcDgrbqa8bU9AjUhMn1', 0, 'yoK15uvCXiMlrbRLzmhC', 'Ann', NULL, 'chaos-all-stars', 1, 1, 2, NULL, NULL, 1795128954.8153708);
INSERT INTO public.results VALUES ('HmcDgrbqa8bU9AjUhMn1', 1, 'yoK15uvCXiMlrbRLzmhC', 'Ann 2', NULL, 'grudgebearers', 2, 0, 2, NULL, NULL, 1795128954.8153708);
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', -1, 'begin', NULL, '{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"10b1db3e9756ad97f59f5116ae448c1e53b31c7fd88a2c1e82872a0ab0b2cd65","first":0,"save":null}', 'draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = reikland-reavers
draw 1 team athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = chaos-all-stars
draw 2 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = skuff-whitebeard
draw 3 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa slab spikey-mcspike the-death-roller thornmane = morg-n-thorg-owa
draw 4 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug slab spikey-mcspike the-death-roller thornmane = freebooter-blitzer
draw 5 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug slab spikey-mcspike the-death-roller thornmane = marcus-siebermann', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', '', 1795128949.760589, 'b8a6a30823b5f992961f4ff36cfa8f20bfdc138b265f135a6b6c62f23949fcdf');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 0, 'answer', 0, 'keep skuff-whitebeard', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c0', 1795128949.8938851, '28af4592a211a59a8e173a5cb03a1a2691cec8287dc2bd1ecd7d90f049cad773');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 1, 'answer', 0, 'keep morg-n-thorg-owa', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c1', 1795128949.961906, 'c0911bc676ddb347ea4f09abce55110a332f51bdaa6a2248692d78a262b753ee');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 2, 'answer', 0, 'bottom marcus-siebermann', 'draw 6 card gryphon-ade jack-of-all-trades product-endorsements publicity-stunts recruiting-agent = product-endorsements
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = passing-coach
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = passing-coach
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = hired-wizard', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c2', 1795128950.0278676, '723d863e5295479f1ecf41a15b949feb74fcbb39e66fca9b7d285fbe67a6b93c');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 3, 'answer', 0, 'keep passing-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c3', 1795128950.0897832, 'c5d8ead86182dd215398bfb4f52375b47cde846d116def04b90eca427a5cad7a');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 4, 'answer', 0, 'bottom passing-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c4', 1795128950.178124, '536aa4035eadea00544ad502df81cf8c1c03d6a1b24e24a1d16f6c8c326a483a');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 5, 'answer', 0, 'top skuff-whitebeard', 'draw 10 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-thrower
draw 11 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = lord-borak-the-despoiler
draw 12 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grashnak-blackhoof headsplitter hide-sneak morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = bork
draw 13 card bite-bite blightmaw bloodhorn bone-crusher crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower grashnak-blackhoof headsplitter hide-sneak morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-lineman', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c5', 1795128950.2498674, '558848f63481c29dff03c619f1741e606f2b4c402e6d8f2ae574ea7b27126524');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 6, 'answer', 1, 'keep lord-borak-the-despoiler', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c6', 1795128950.3538046, 'a7f559d1f8eacf3a7ecb894feaf93d65b57e695bb785c7e006c0a50a2a64a5d5');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 7, 'answer', 1, 'keep freebooter-thrower', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c7', 1795128950.5785625, 'b0fcfcb346da1c7e2cbdd30464149156c698d9e562c5d5cfb9c9db42e8813861');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 8, 'answer', 1, 'bottom freebooter-lineman', 'draw 14 card changer-of-plays handy-mutation winds-of-change withering-workout writhing-tentacles = changer-of-plays
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-merchandise-booths
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower sprinting-coach*2 tackling-coach*2 team-apothecary*2 the-best-players-in-the-league = tackling-coach
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower sprinting-coach*2 tackling-coach team-apothecary*2 the-best-players-in-the-league = sprinting-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c8', 1795128950.7258248, '8e610b5ecff671aaf83dadf359fece2fb4bd6c6e97206bc15fba06acdc89f231');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 9, 'answer', 1, 'keep team-merchandise-booths', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c9', 1795128950.7919407, 'a424f7c1d637fc86446ca15888029705b0ad683907ddbb3bc4cbaf02f60492c4');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 10, 'answer', 1, 'bottom tackling-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c10', 1795128950.861901, '6c261b276d8cab53f40a95f24eb07a39f33fe8d684ecf2b16aa2f7d976a69e30');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 11, 'answer', 1, 'decline', 'draw 18 card human-blitzer*3 human-catcher*2 human-lineman*4 human-thrower*2 ogre = ogre
draw 19 card human-blitzer*3 human-catcher*2 human-lineman*4 human-thrower*2 = human-blitzer
draw 20 card human-blitzer*2 human-catcher*2 human-lineman*4 human-thrower*2 = human-catcher
draw 21 card human-blitzer*2 human-catcher human-lineman*4 human-thrower*2 = human-blitzer
draw 22 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 freebooter-thrower minotaur = freebooter-thrower
draw 23 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 minotaur = chaos-lineman
draw 24 card beastman*3 beastman-thrower*2 chaos-lineman*3 chaos-warrior*2 minotaur = chaos-warrior
draw 25 card beastman*3 beastman-thrower*2 chaos-lineman*3 chaos-warrior minotaur = minotaur
draw 26 card beastman*3 beastman-thrower*2 chaos-lineman*3 chaos-warrior = beastman
draw 27 spike tournament*2 = tournament
draw 28 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = get-yer-head-in-the-game
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = intentional-pounding
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = all-out-blitz
draw 32 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = right-in-the-jibblies', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c11', 1795128951.0303671, 'd03ae1158cefbe9c30d4edc2ad83bd0ec47adfee2394ce017491038204881edd');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 12, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c12', 1795128951.094089, 'f8339daf98084ec5fcdf8e090016baa03ae6f7250c72cf045875e451e499cca4');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 13, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c13', 1795128951.177623, 'f8211ebab3af870cd9b73c20ad81afb6fd3b99c1c7614653a7fdaa79b78fd9db');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 14, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c14', 1795128951.257932, '6eb05c6ad46e679ed3880d1abf1517e32d8a2ccaf8676d1cffa03e8cf1b1f215');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 15, 'answer', 1, 'done', 'draw 33 spike tournament = tournament
draw 34 card the-chaos-cup the-dungeonbowl = the-chaos-cup
draw 35 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-backstab-special
draw 36 card bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = fleet-footed-flea-flicker
draw 37 card bad-snap cock-eye-blocked double-crossing-routes double-down fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = double-crossing-routes
draw 38 card bad-snap cock-eye-blocked double-down fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = knuckleduster-smear', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c15', 1795128951.3259459, '88453a78591158e5a2f654ee42879116bc77d4c537dfe84c51e0c5bb36972d31');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 16, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c16', 1795128951.4220943, 'dc2fbe40f66677bf611381cc061429b22ebc496e9dc2d287cbc8f2ec9dc53638');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 17, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c17', 1795128951.4898233, '90fe25a2c9aaba33a05e4280e3118e549412b3cc15dc57cf6bca1ff2214c88c4');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 18, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c18', 1795128951.5697346, 'b165f341ea4e6458677037ee67a48653e34a4d0f59dc50b873cb135a19fa1423');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 19, 'answer', 0, 'done', 'draw 39 card bad-snap cock-eye-blocked double-down fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-sneaky-weasel
draw 40 card bad-snap cock-eye-blocked double-down fumblerooski goal-line-plunge gutter-run heroic-leap illegal-procedure one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-tripline unnecessary-roughness unsportsmanlike-conduct = goal-line-plunge
draw 41 card bad-snap cock-eye-blocked double-down fumblerooski gutter-run heroic-leap illegal-procedure one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-mousetrap the-rolling-cage the-slobberknocker the-tripline unnecessary-roughness unsportsmanlike-conduct = the-mousetrap
draw 42 card bad-snap cock-eye-blocked double-down fumblerooski gutter-run heroic-leap illegal-procedure one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-rolling-cage the-slobberknocker the-tripline unnecessary-roughness unsportsmanlike-conduct = heroic-leap', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c19', 1795128951.6349766, '3147466d8195f07d2526b71eda3e468ce1acc2e15cdcc0d4a6a33e114571d7ff');
INSERT INTO public.rows VALUES ('rEnHs13YQQZa3xcUBis4', 20, 'undo', 0, '19', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'undo', 1795128951.7116375, 'e23770e7e9da8e08340b2d9fe57f9da309d438ff365d316d0f1a4f1018f2b49a');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', -1, 'begin', NULL, '{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"777475549a2f041f3c7ae3db4f4a34b693f82e96950d44206bb91796e665d11d","first":0,"save":null}', 'draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = chaos-all-stars
draw 1 team reikland-reavers athelorn-avengers grudgebearers gouged-eye skavenblight-scramblers = grudgebearers
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-blitzer
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = snotlobba
draw 4 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw varag-ghoulchewer = niknik-yellowtail
draw 5 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging one-ear smashjaw varag-ghoulchewer = morg-n-thorg-cwc', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', '', 1795128952.0779996, 'befcc100ce35230576ae5b905523bd715acea5439ed27ea117ee3ad5dc8bcc1b');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 0, 'answer', 0, 'keep snotlobba', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c0', 1795128952.3480356, 'bce8b2022ef9b94aec7973c5796bd4879802f2611cfdffe9cd9583794a00487f');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 1, 'answer', 0, 'keep niknik-yellowtail', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c1', 1795128952.4954576, '000434059c8c9964e34bd77967d506c733d6c8d9ffd928566a05f5c7cfc4c931');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 2, 'answer', 0, 'bottom morg-n-thorg-cwc', 'draw 6 card changer-of-plays handy-mutation winds-of-change withering-workout writhing-tentacles = writhing-tentacles
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = tackling-coach
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = laying-the-smackdown
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = offensive-coordinator', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c2', 1795128952.5619433, '2ccc8069347b386cbba437f98901aec654e646db9d60fc65b8ded26453cb157f');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 3, 'answer', 0, 'keep tackling-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c3', 1795128952.6339169, '628631f5d59285cf800c722f0ea8c117fb1c4c4b62b1981836c19aedffdf1d70');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 4, 'answer', 0, 'bottom offensive-coordinator', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c4', 1795128952.765851, '7afe1f4d0ff37e5751ac3d102ab96d37ca5c084314eceed4c09092007267aefc');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 5, 'answer', 0, 'top snotlobba', 'draw 10 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = marcus-siebermann
draw 11 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = freebooter-lineman
draw 12 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = aurora-silverleaf
draw 13 card barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = long-bomb-silver', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c5', 1795128952.9018555, 'b540ada6375817bdefc89aed63e1d565aae6ea355104998b7c15dd2d4f937dee');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 6, 'answer', 1, 'keep marcus-siebermann', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c6', 1795128952.962024, '2157418fb97be8f51e2b69f4f10e3d37dc343d00b90e9426b1b03452921441d8');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 7, 'answer', 1, 'keep long-bomb-silver', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c7', 1795128953.0259233, '8804c7c219a9b9f2ebb6f954d2c6aaa9128dd676452ce578afe4d5620926ae48');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 8, 'answer', 1, 'bottom freebooter-lineman', 'draw 14 card bear-the-grudge legendary-toughness lessons-in-violence rigorous-training rising-ire = lessons-in-violence
draw 15 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 16 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary team-merchandise-booths the-best-players-in-the-league = hired-wizard
draw 17 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary team-merchandise-booths the-best-players-in-the-league = cheating-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c8', 1795128953.1258159, '1873254f5470fe997534ca36eb2f3518e71ce60e9031c36ae03f918b0d7c55e5');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 9, 'answer', 1, 'keep team-apothecary', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c9', 1795128953.2016735, '9e3f50ddc98b0a8c43a8884150be08bfe299a5c374806eb1f1e14a0f3f41ac5d');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 10, 'answer', 1, 'bottom hired-wizard', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c10', 1795128953.2815351, '11820542e1ce75276800f0c3d82fcdc39154cde07fc6bc33b83c779bd032201d');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 11, 'answer', 1, 'top marcus-siebermann', 'draw 18 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 minotaur = beastman
draw 19 card beastman*2 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 minotaur = beastman-thrower
draw 20 card beastman*2 beastman-thrower chaos-lineman*4 chaos-warrior*2 minotaur = minotaur
draw 21 card beastman*2 beastman-thrower chaos-lineman*4 chaos-warrior*2 = beastman
draw 22 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 troll-slayer*2 = troll-slayer
draw 23 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 troll-slayer = dwarf-longbeard
draw 24 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*3 dwarf-runner*2 troll-slayer = dwarf-runner
draw 25 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*3 dwarf-runner troll-slayer = dwarf-blocker
draw 26 spike tournament*2 = tournament
draw 27 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 28 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = right-in-the-jibblies
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = bad-snap
draw 30 card all-out-blitz cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = over-the-middle
draw 31 card all-out-blitz cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = goal-line-plunge', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c11', 1795128953.3500607, '3ffdbf24e5e07e25aa06e2f3d9c5ea9e56e58303f2e9dd5ff7da1c91a4a72e05');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 12, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c12', 1795128953.4432502, 'bffbe87ffbbfd95c6603e4c13d3534dd263d4828c4737702612b97db2c8c9b96');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 13, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c13', 1795128953.5292377, 'f038897e9472e55831c25f21f575c9bf3609b780bc50e018b63221424cc68e33');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 14, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c14', 1795128953.5789928, 'adc4ea2fa09e6d9d7c789cfd0ffdc167d6159cdb1bd8363a8eaa79d0977fe150');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 15, 'answer', 1, 'done', 'draw 32 spike tournament = tournament
draw 33 card the-chaos-cup the-dungeonbowl = the-dungeonbowl
draw 34 card all-out-blitz cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab personal-foul pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = personal-foul
draw 35 card all-out-blitz cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = cock-eye-blocked
draw 36 card all-out-blitz double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = unnecessary-roughness
draw 37 card all-out-blitz double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = skullcracker-suite', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c15', 1795128953.6741984, '63fb6603d5d9f8e65ba202866e5b66d2d041959139fe81be859ea674c76b0d5f');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 16, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c16', 1795128954.149787, '8ecc1824cb57e698cce38b509fc6950d3d4e8413af445273ba0800a12202c9fa');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 17, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c17', 1795128954.2581625, '4ba709c01d4c4ac191408d31bcc35953ec729f41a1bf6521cf2f4279152c98cd');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 18, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c18', 1795128954.4062896, 'd2caad33ec2c9b9b0dcb187a01cb200220cebf44fd5a25ade0e995dabc3d6c47');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 19, 'answer', 0, 'done', 'draw 38 card all-out-blitz double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = the-slobberknocker
draw 39 card all-out-blitz double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-sneaky-weasel the-tripline unsportsmanlike-conduct = unsportsmanlike-conduct
draw 40 card all-out-blitz double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-sneaky-weasel the-tripline = illegal-procedure
draw 41 card all-out-blitz double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle shank-yank sideline-screamer super-juke the-backstab-special the-mousetrap the-rolling-cage the-sneaky-weasel the-tripline = one-handed-grab', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c19', 1795128954.473792, 'a0bde407eceade11a28bb68d7461514f8ae960378eee581f93629676354e9a61');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 20, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c20', 1795128954.626179, '4ffe804a9ad9c617ebcf192c9ed303c4f3b26a25800f6295832cd8ef1cfd01d6');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 21, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c21', 1795128954.701826, '5445a60504ef8e3ee895136fc972e5c1865e6aa6b856bcc2e54f01e6f5649606');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 22, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c22', 1795128954.770078, '4c9cd9137c7b020ab034b3e3e3d8d7033cacb8df6551ddc6c6417c2a97bc100b');
INSERT INTO public.rows VALUES ('HmcDgrbqa8bU9AjUhMn1', 23, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c23', 1795128954.8153708, '665346837c3b87f9f35c018df625794f4602ec291507526260217bee8a7e4435');
INSERT INTO public.tables VALUES ('35D1R9MhH6A5oIFX_T5k', 4, 'open', 'yoK15uvCXiMlrbRLzmhC', true, 1795215349.4420033, 1795128949.1618662, 1795128949.4420033, '{"id":"35D1R9MhH6A5oIFX_T5k","title":"An open table","host":"yoK15uvCXiMlrbRLzmhC","state":"open","setup":{"managers":4,"teams":"drawn","expansions":[],"options":[],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":true},"chairs":[{"person":"yoK15uvCXiMlrbRLzmhC","name":"Ann","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["mPyXu_oV9-Dq2MBFawgl"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}}],"seal":"758b1fe21c07bb1039dba2898c7aead924df3cb4ef82adf1c3b255527f3f926a","created_at":1795128949.1618662,"format":1,"kicked":[],"asked_at":1795128949.3092027,"paused_at":null,"paused_by":null,"still_since":null,"is_overdue":false,"wish":null,"wish_ended":null,"muted":[],"rematch":null,"reason":"","guests":[],"chats":1,"origin":null}', NULL);
INSERT INTO public.tables VALUES ('rEnHs13YQQZa3xcUBis4', 26, 'playing', 'yoK15uvCXiMlrbRLzmhC', false, NULL, 1795128949.5239422, 1795128951.7116375, '{"id":"rEnHs13YQQZa3xcUBis4","title":"A season","host":"yoK15uvCXiMlrbRLzmhC","state":"playing","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"yoK15uvCXiMlrbRLzmhC","name":"Ann","bot":null,"team":"reikland-reavers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["mPyXu_oV9-Dq2MBFawgl"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":"yoK15uvCXiMlrbRLzmhC","name":"Ann 2","bot":null,"team":"chaos-all-stars","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["mPyXu_oV9-Dq2MBFawgl"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}}],"seal":"10b1db3e9756ad97f59f5116ae448c1e53b31c7fd88a2c1e82872a0ab0b2cd65","created_at":1795128949.5239422,"format":1,"kicked":[],"asked_at":1795128951.7116375,"paused_at":null,"paused_by":null,"still_since":null,"is_overdue":false,"wish":null,"wish_ended":null,"muted":[],"rematch":null,"reason":"","guests":[],"chats":0,"origin":null}', '{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":21,"asked":{"manager":0,"question":"discard-unwanted"},"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["reikland-reavers","chaos-all-stars"],"week":2,"coin":1,"turn":0,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["bad-snap","cock-eye-blocked","double-down","fumblerooski","goal-line-plunge","gutter-run","heroic-leap","illegal-procedure","one-handed-grab","over-the-middle","personal-foul","pose-for-the-fans","razzle-dazzle","shank-yank","sideline-screamer","skullcracker-suite","super-juke","the-mousetrap","the-rolling-cage","the-slobberknocker","the-sneaky-weasel","the-tripline","unnecessary-roughness","unsportsmanlike-conduct"],"spent":["get-yer-head-in-the-game","intentional-pounding","all-out-blitz","right-in-the-jibblies"],"tournaments":["the-dungeonbowl"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-chaos-cup","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-spike-magazine-trophy"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":43},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["human-blitzer","human-blitzer","human-catcher","morg-n-thorg-owa","ogre","skuff-whitebeard"],["beastman","chaos-lineman","chaos-warrior","freebooter-thrower","lord-borak-the-despoiler","minotaur"]],"top":[[],[]],"deck":[["human-blitzer","human-catcher","human-lineman","human-lineman","human-lineman","human-lineman","human-thrower","human-thrower"],["beastman","beastman","beastman-thrower","beastman-thrower","chaos-lineman","chaos-lineman","chaos-lineman","chaos-warrior"]],"discard":[[],[]],"upgrades":[["passing-coach","product-endorsements"],["team-merchandise-booths","changer-of-plays"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":["the-backstab-special","fleet-footed-flea-flicker","double-crossing-routes","knuckleduster-smear","the-chaos-cup"],"present":[[],[],[],[],[]],"left":[-1,-1,-1,-1,-1],"right":[-1,-1,-1,-1,-1],"ball":[-1,-1,-1,-1,-1],"driven":[[],[],[],[],[]],"turned":[false,false,false,false,false],"balls":[null,null,null,null,null],"plague":[0,0,0,0,0]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["morg-n-thorg-owa","skuff-whitebeard"],["morg-n-thorg-owa","skuff-whitebeard"],["morg-n-thorg-owa","skuff-whitebeard"]],[["lord-borak-the-despoiler"],["lord-borak-the-despoiler"],["lord-borak-the-despoiler"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","cheating-coach","endorsement-deal","hired-wizard","late-game-scoring-streak","laying-the-smackdown","offensive-coordinator","offensive-coordinator","offensive-firepower","sprinting-coach","tackling-coach","team-apothecary","team-apothecary","the-best-players-in-the-league"],"bottom":[["passing-coach",[0]],["hired-wizard",[0]],["tackling-coach",[1]],["sprinting-coach",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","mighty-zug","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[["marcus-siebermann",[0]],["freebooter-blitzer",[0]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","smashjaw","snotlobba","varag-ghoulchewer"],"bottom":[["freebooter-lineman",[1]],["bork",[1]]]}},"upgrades":[{"bag":["gryphon-ade","jack-of-all-trades","publicity-stunts","recruiting-agent"],"bottom":[]},{"bag":["handy-mutation","winds-of-change","withering-workout","writhing-tentacles"],"bottom":[]}]},"stack":[{"rule":"PlaySeason","at":"scoreboard_phase","fields":[],"answer":[]},{"rule":"MatchupPhase","at":"next_turn","fields":[],"answer":[]},{"rule":"Turn","at":"done","fields":[0],"answer":["pass",0]},{"rule":"DiscardUnwanted","at":"choose","fields":[0],"answer":[]}]}');
INSERT INTO public.tables VALUES ('HmcDgrbqa8bU9AjUhMn1', 29, 'over', 'yoK15uvCXiMlrbRLzmhC', false, NULL, 1795128951.814241, 1795128954.8153708, '{"id":"HmcDgrbqa8bU9AjUhMn1","title":"A season","host":"yoK15uvCXiMlrbRLzmhC","state":"over","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"yoK15uvCXiMlrbRLzmhC","name":"Ann","bot":null,"team":"chaos-all-stars","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["mPyXu_oV9-Dq2MBFawgl"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}},{"person":"yoK15uvCXiMlrbRLzmhC","name":"Ann 2","bot":null,"team":"grudgebearers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":["mPyXu_oV9-Dq2MBFawgl"],"away_since":null,"bank":0.0,"pauses":0,"standing":{},"noticed":{}}],"seal":"777475549a2f041f3c7ae3db4f4a34b693f82e96950d44206bb91796e665d11d","created_at":1795128951.814241,"format":1,"kicked":[],"asked_at":1795128954.8153708,"paused_at":null,"paused_by":null,"still_since":null,"is_overdue":false,"wish":null,"wish_ended":null,"muted":[],"rematch":null,"reason":"","guests":[],"chats":0,"origin":null}', '{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":24,"asked":null,"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["chaos-all-stars","grudgebearers"],"week":3,"coin":1,"turn":-1,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["all-out-blitz","double-crossing-routes","double-down","fleet-footed-flea-flicker","fumblerooski","get-yer-head-in-the-game","gutter-run","heroic-leap","intentional-pounding","knuckleduster-smear","pose-for-the-fans","razzle-dazzle","shank-yank","sideline-screamer","super-juke","the-backstab-special","the-mousetrap","the-rolling-cage","the-sneaky-weasel","the-tripline"],"spent":["right-in-the-jibblies","bad-snap","over-the-middle","goal-line-plunge","personal-foul","cock-eye-blocked","unnecessary-roughness","skullcracker-suite","the-slobberknocker","unsportsmanlike-conduct","illegal-procedure","one-handed-grab"],"tournaments":["the-chaos-cup"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-blood-bowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-spike-magazine-trophy","the-dungeonbowl","the-blood-bowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":42},"by_manager":{"fans":[1,0],"improvements":[4,4],"hand":[["beastman","beastman","beastman-thrower","minotaur","niknik-yellowtail","snotlobba"],["dwarf-blocker","dwarf-longbeard","dwarf-runner","long-bomb-silver","marcus-siebermann","troll-slayer"]],"top":[[],[]],"deck":[["beastman","beastman-thrower","chaos-lineman","chaos-lineman","chaos-lineman","chaos-lineman","chaos-warrior","chaos-warrior"],["dwarf-blitzer","dwarf-blitzer","dwarf-blocker","dwarf-longbeard","dwarf-longbeard","dwarf-longbeard","dwarf-runner","troll-slayer"]],"discard":[[],[]],"upgrades":[["tackling-coach","writhing-tentacles"],["team-apothecary","lessons-in-violence"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":[],"present":[],"left":[],"right":[],"ball":[],"driven":[],"turned":[],"balls":[],"plague":[]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["niknik-yellowtail","snotlobba"],["niknik-yellowtail","snotlobba"],["niknik-yellowtail","snotlobba"]],[["long-bomb-silver","marcus-siebermann"],["long-bomb-silver","marcus-siebermann"],["long-bomb-silver","marcus-siebermann"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","endorsement-deal","hired-wizard","late-game-scoring-streak","offensive-coordinator","offensive-firepower","passing-coach","passing-coach","sprinting-coach","sprinting-coach","tackling-coach","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["offensive-coordinator",[0]],["laying-the-smackdown",[0]],["hired-wizard",[1]],["cheating-coach",[1]]]},"stars":{"OWA":{"bag":["barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[["freebooter-lineman",[1]],["aurora-silverleaf",[1]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","morkai-the-everchanging","one-ear","smashjaw","varag-ghoulchewer"],"bottom":[["morg-n-thorg-cwc",[0]],["freebooter-blitzer",[0]]]}},"upgrades":[{"bag":["changer-of-plays","handy-mutation","winds-of-change","withering-workout"],"bottom":[]},{"bag":["bear-the-grudge","legendary-toughness","rigorous-training","rising-ire"],"bottom":[]}]},"stack":[]}');
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
CREATE INDEX ix_people_seen ON public.people USING btree (login, seen_at);
CREATE INDEX ix_results_person_id ON public.results USING btree (person_id);
CREATE INDEX ix_tables_due ON public.tables USING btree (due_at);
CREATE INDEX ix_tables_host ON public.tables USING btree (host);
CREATE INDEX ix_tables_listed ON public.tables USING btree (is_listed, created_at);
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
