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
INSERT INTO public.chairs VALUES ('Km7cRhYmLyy5MgXOd8F_', 0, '1ZpQ4lPFtRLM2bbc9pAZ');
INSERT INTO public.chairs VALUES ('n3ff9ZNzdb2myLat7HCP', 0, '1ZpQ4lPFtRLM2bbc9pAZ');
INSERT INTO public.chairs VALUES ('n3ff9ZNzdb2myLat7HCP', 1, '1ZpQ4lPFtRLM2bbc9pAZ');
INSERT INTO public.chairs VALUES ('7w8Vag-1LEX3C3VVj9bc', 0, '1ZpQ4lPFtRLM2bbc9pAZ');
INSERT INTO public.chairs VALUES ('7w8Vag-1LEX3C3VVj9bc', 1, '1ZpQ4lPFtRLM2bbc9pAZ');
INSERT INTO public.chat VALUES ('Km7cRhYmLyy5MgXOd8F_', 1, 0, 'Ann', 'Who joins?', 1795127119.9658732);
INSERT INTO public.commands VALUES ('Km7cRhYmLyy5MgXOd8F_', '1ZpQ4lPFtRLM2bbc9pAZ', 'say', '73d47154184f38be', 2);
INSERT INTO public.commands VALUES ('Km7cRhYmLyy5MgXOd8F_', '1ZpQ4lPFtRLM2bbc9pAZ', 'invite', '2a11f526b81503b5', 3);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'sit', 'f976ca44eee94b2a', 2);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'start', '51f2e78f9bfd5bce', 3);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c0', 'e3913b09a3990728', 4);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c1', '93fe739d59b0165b', 5);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c2', '66692bb188cdcd49', 6);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c3', '54e968aafea823ae', 7);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c4', 'd4721a1609d7199f', 8);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c5', '63712a21296075f7', 9);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c6', '8348783c39faa5ed', 10);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c7', 'f5074142fb838c04', 11);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c8', '663f747b5aa96279', 12);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c9', '3d4c83881285b1b6', 13);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c10', '342795951a0ce6aa', 14);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c11', '45243e1ce1a0673c', 15);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c12', '9774252ca385225f', 16);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c13', 'fae983decfca27f2', 17);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c14', 'c54e44019595b2ba', 18);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c15', '7d9bb314a33746da', 19);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c16', '515d93d82978bb1a', 20);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c17', 'df8e7190db230479', 21);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c18', 'fc99ef0c8663aa5d', 22);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'c19', '066ecf1b169dfa9b', 23);
INSERT INTO public.commands VALUES ('n3ff9ZNzdb2myLat7HCP', '1ZpQ4lPFtRLM2bbc9pAZ', 'undo', 'b4de72fde0b6ad99', 24);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'sit', 'f976ca44eee94b2a', 2);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'start', '51f2e78f9bfd5bce', 3);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c0', '666f9d58ae948bc8', 4);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c1', '93fe739d59b0165b', 5);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c2', '4ccccdea787aba48', 6);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c3', '7a382a47a7f330f7', 7);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c4', '9cf79549bb3f6022', 8);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c5', '63712a21296075f7', 9);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c6', '56e42b14befb375c', 10);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c7', '211c86ae05731fff', 11);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c8', '663f747b5aa96279', 12);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c9', '103abd285b884be4', 13);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c10', '5fcb850abcd0824a', 14);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c11', '467d2b50ccdb3977', 15);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c12', '9774252ca385225f', 16);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c13', 'fae983decfca27f2', 17);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c14', 'c54e44019595b2ba', 18);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c15', '7d9bb314a33746da', 19);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c16', '515d93d82978bb1a', 20);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c17', 'df8e7190db230479', 21);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c18', 'fc99ef0c8663aa5d', 22);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c19', '066ecf1b169dfa9b', 23);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c20', 'cb3ee786cee3c787', 24);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c21', '2df2cd9b99b1eb84', 25);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c22', '7848170bb73a240e', 26);
INSERT INTO public.commands VALUES ('7w8Vag-1LEX3C3VVj9bc', '1ZpQ4lPFtRLM2bbc9pAZ', 'c23', '35839078f73e2063', 27);
INSERT INTO public.facts VALUES ('cookie secret', 'zaSkk8w2NzMqE4s4zx_jJHwTlG15dYrMe9Au4ykwS7c');
INSERT INTO public.facts VALUES ('versions', '[["0.1.0","480ee2ab7fd9c2b00f581a9cff6c054b"]]');
INSERT INTO public.invitations VALUES ('b01aadddb6317a98a2653d93ebe23bf457336b85ffb45d8b45b46211d0f78feb', 'Km7cRhYmLyy5MgXOd8F_', 2, 1796336720.1479156);
INSERT INTO public.keys VALUES ('Km7cRhYmLyy5MgXOd8F_', '\x52ecc17578ae1822f07d25bfb90b9740e4e712b8b8aad6dc73a8abf6bbce3ad1', '[]');
INSERT INTO public.keys VALUES ('n3ff9ZNzdb2myLat7HCP', '\xc1ee885376a3a24615ade47b3e71f5f4b347f74473aaeec8e357511d560cffc7', '["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO public.keys VALUES ('7w8Vag-1LEX3C3VVj9bc', '\x3a8e3552c23ed434e8ba46965d8e551346d024c779f7065909034905d4cbee3b', '["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO public.people VALUES ('1ZpQ4lPFtRLM2bbc9pAZ', 'Ann', 'ann', '$argon2id$v=19$m=65536,t=3,p=4$finLrITPW+0dFMWRv8sblw$cSIogD5EPuigTobLeMj8k6h6umkqp9nsYmz47Nc1DXc', 0, 1795127115.831453, 1795127115.831453, false, 25, 8.333333333333334, 1, 0);
INSERT INTO public.processes VALUES ('IAQnB4gOC0eALB1OEOEB', 1795127126.4862027);
INSERT INTO public.results VALUES ('7w8Vag-1LEX3C3VVj9bc', 0, '1ZpQ4lPFtRLM2bbc9pAZ', 'Ann', NULL, 'athelorn-avengers', 2, 0, 2, NULL, NULL, 1795127126.3217652);
INSERT INTO public.results VALUES ('7w8Vag-1LEX3C3VVj9bc', 1, '1ZpQ4lPFtRLM2bbc9pAZ', 'Ann 2', NULL, 'grudgebearers', 2, 0, 2, NULL, NULL, 1795127126.3217652);
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', -1, 'begin', NULL, '{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"729e5fdfece76a81b1a9fe89285f187f58e1882626a17ae905971188e5df1730","first":0,"save":null}', 'draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = gouged-eye
draw 1 team reikland-reavers athelorn-avengers grudgebearers chaos-all-stars skavenblight-scramblers = athelorn-avengers
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-blitzer
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-lineman
draw 4 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = freebooter-lineman
draw 5 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = niknik-yellowtail', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', '', 1795127120.6018112, 'ecfc57ba7eb44c97453cc48d7407217e964a3e3ad9b3f0a0e9188fa80a8be72b');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 0, 'answer', 0, 'keep niknik-yellowtail', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c0', 1795127120.8425095, '16056ed4c5aa305896ec71e48c06f2f792ee4e07f9fba2e939f0742e092232d6');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 1, 'answer', 0, 'keep freebooter-lineman', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c1', 1795127121.002275, '04b0e286dd56cfd619225b7791274b38c198e8aea23c395ddd95aee5d7fb1bcb');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 2, 'answer', 0, 'bottom freebooter-lineman', 'draw 6 card beat-da-points-outta-dem illegal-substitution orcidas-sponsorship smash-em-bash-em waaagh = orcidas-sponsorship
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = endorsement-deal
draw 8 card bloodthirsty-supporters cheating-coach*2 hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = tackling-coach
draw 9 card bloodthirsty-supporters cheating-coach*2 hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = tackling-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c2', 1795127121.0947366, '439d79615850200541792e8a466bc21507b277f87fa4f148c8bba04326697760');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 3, 'answer', 0, 'keep tackling-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c3', 1795127121.2039611, 'a75ce58bb9850ae1f6ab69cf64f7bb7bcdde1f7fdcbc1fed2216274c9302148a');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 4, 'answer', 0, 'bottom tackling-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c4', 1795127121.3538804, 'bd1722ab1991f14ac4dec2c3980f8d406c8c1af6426a6843ec679bbc8ae1fa50');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 5, 'answer', 0, 'decline', 'draw 10 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = aurora-silverleaf
draw 11 card barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = jordell-freshbreeze
draw 12 card barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = the-death-roller
draw 13 card barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike thornmane = thornmane', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c5', 1795127121.462027, '89a26a809271a400b5b564fbfcaa7c905bf1512a0aad2e0c50e24d751bfbcb86');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 6, 'answer', 1, 'keep thornmane', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c6', 1795127121.5139184, '747831ab8176dcb791d3828d5f9b1598b0c5ce6535ab9ac318a50de06e587db2');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 7, 'answer', 1, 'keep the-death-roller', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c7', 1795127121.6264977, '81cf145e1414d9645af975903afadde254add990d7e06890710f8000921625d0');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 8, 'answer', 1, 'bottom jordell-freshbreeze', 'draw 14 card conditioning-coach dodge-type-thing end-zone-celebration-choreographer interception-assistant orions-cleats = interception-assistant
draw 15 card bloodthirsty-supporters cheating-coach*2 hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = passing-coach
draw 16 card bloodthirsty-supporters cheating-coach*2 hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = late-game-scoring-streak
draw 17 card bloodthirsty-supporters cheating-coach*2 hired-wizard*2 laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = offensive-firepower', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c8', 1795127121.7060702, '5e88cf029c6ee41ea059dd2a0571ce18fad967bc21bf0dc5a069c896654f865a');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 9, 'answer', 1, 'keep passing-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c9', 1795127121.781913, 'a3e7331188894716abebcf8033f8ccc0baee5f68e51fbeba4e4b13a43515caa3');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 10, 'answer', 1, 'bottom offensive-firepower', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c10', 1795127121.914507, '145cde80cc1857cd6e0d710e549e47c4e4c51c7521fc7d95ca656e9436b40e05');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 11, 'answer', 1, 'top thornmane', 'draw 18 card black-orc-blocker*2 da-troll freebooter-lineman orc-blitzer*3 orc-lineman*4 orc-thrower*2 = orc-lineman
draw 19 card black-orc-blocker*2 da-troll freebooter-lineman orc-blitzer*3 orc-lineman*3 orc-thrower*2 = orc-thrower
draw 20 card black-orc-blocker*2 da-troll freebooter-lineman orc-blitzer*3 orc-lineman*3 orc-thrower = orc-blitzer
draw 21 card black-orc-blocker*2 da-troll freebooter-lineman orc-blitzer*2 orc-lineman*3 orc-thrower = da-troll
draw 22 card black-orc-blocker*2 freebooter-lineman orc-blitzer*2 orc-lineman*3 orc-thrower = orc-blitzer
draw 23 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wardancer
draw 24 card treeman wardancer*2 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-thrower
draw 25 card treeman wardancer*2 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower = wood-elf-thrower
draw 26 card treeman wardancer*2 wood-elf-catcher*2 wood-elf-lineman*4 = wood-elf-lineman
draw 27 spike tournament*2 = tournament
draw 28 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = one-handed-grab
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-tripline
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = over-the-middle
draw 32 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = razzle-dazzle', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c11', 1795127122.097797, '7de04d6b3288e09813652136af0e95035fb73e299481005ac6ee65582d87c073');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 12, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c12', 1795127122.2229416, 'ad1c0009e8b014bd87f24eb0b85a1df268730532e71faed797bdcf80f7aa9f8f');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 13, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c13', 1795127122.3682363, '5210a67cd7c50f4752beb883f8128519f985f4d44b965ed1e0c7dd100548e8b8');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 14, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c14', 1795127122.4980128, '0964abbaa3806f12a694dcc2bc78ce00136757af26da52957f6b599f8fab98a1');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 15, 'answer', 1, 'done', 'draw 33 spike tournament = tournament
draw 34 card the-chaos-cup the-dungeonbowl = the-dungeonbowl
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = super-juke
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = fumblerooski
draw 37 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = gutter-run
draw 38 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = skullcracker-suite', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c15', 1795127122.653801, 'e9ed91273dce39bf774631880ce61c66fbb9614be10f2a71464cefe85a19d763');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 16, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c16', 1795127122.786133, 'dc10f56f35819fda70734b4ba657af1124ea26b3692a0eb9fc6fc4975273eb02');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 17, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c17', 1795127122.9219265, 'c6705f57e29d2a76a457b99167eef43dd896ccff4592c651d2cc0071f8a65722');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 18, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c18', 1795127123.0658293, '5987e421e1341c4d7b5e12008363db034025be6423e65dd09c34ed058783719f');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 19, 'answer', 0, 'done', 'draw 39 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = the-rolling-cage
draw 40 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = bad-snap
draw 41 card all-out-blitz cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer the-backstab-special the-mousetrap the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = the-backstab-special
draw 42 card all-out-blitz cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear personal-foul pose-for-the-fans right-in-the-jibblies shank-yank sideline-screamer the-mousetrap the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = goal-line-plunge', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c19', 1795127123.1978443, 'f1101f0523323b3dfd26342c574c3431d60b805e98c84a9ec9bcc7cd45fca80b');
INSERT INTO public.rows VALUES ('n3ff9ZNzdb2myLat7HCP', 20, 'undo', 0, '19', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'undo', 1795127123.4018052, 'f6aa41477af9d69dd0b0aafa6fdb1f6a0af1b6198362e959bde7db753a56a526');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', -1, 'begin', NULL, '{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"480ee2ab7fd9c2b00f581a9cff6c054b","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"55fca421fd3ccfa43deb497aab7e2be8a5acfbeae13d81921e5e6fc63087d378","first":0,"save":null}', 'draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = athelorn-avengers
draw 1 team reikland-reavers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = grudgebearers
draw 2 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = marcus-siebermann
draw 3 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = freebooter-lineman
draw 4 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = freebooter-blitzer
draw 5 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = cornelius-krieg', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', '', 1795127123.7817001, 'ac0244c196ec9e793d92bd6e1c8b901f5feb85528849e10a6ec78bfa30dba3a0');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 0, 'answer', 0, 'keep marcus-siebermann', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c0', 1795127123.8960857, '2459ce2ec1891b62c440b5d29262180c2c8b50436ca255053cb0be68a5dcc024');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 1, 'answer', 0, 'keep freebooter-lineman', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c1', 1795127124.0019238, 'b38c920f4fab7b46db68183028cdd1cf3453e354da0a1c331d4872d7046a85c0');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 2, 'answer', 0, 'bottom freebooter-blitzer', 'draw 6 card conditioning-coach dodge-type-thing end-zone-celebration-choreographer interception-assistant orions-cleats = conditioning-coach
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = bloodthirsty-supporters
draw 8 card cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 9 card cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = sprinting-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c2', 1795127124.0660408, 'd41dc994c74ae2b742adb0d8d80bf2551b78c0bbfb7b25fa697e537c162a036e');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 3, 'answer', 0, 'keep team-apothecary', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c3', 1795127124.1739566, 'dc8358a3d14b8a87005df23a7ee360a1e73d80b44717d5122871727ad9d270ae');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 4, 'answer', 0, 'bottom sprinting-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c4', 1795127124.2460787, '494afeaa6f72d4f4aeae0122efb6def012bd7e5e9f97866c72933fd4153dfb93');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 5, 'answer', 0, 'decline', 'draw 10 card aurora-silverleaf barik-farblast deeproot-strongbranch eldril-sidewinder freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = morg-n-thorg-owa
draw 11 card aurora-silverleaf barik-farblast deeproot-strongbranch eldril-sidewinder freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = grim-ironjaw
draw 12 card aurora-silverleaf barik-farblast deeproot-strongbranch eldril-sidewinder freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald jordell-freshbreeze long-bomb-silver mighty-zug skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = spikey-mcspike
draw 13 card aurora-silverleaf barik-farblast deeproot-strongbranch eldril-sidewinder freebooter-blitzer freebooter-lineman freebooter-runner*2 freebooter-thrower*2 griff-oberwald jordell-freshbreeze long-bomb-silver mighty-zug skuff-whitebeard slab the-death-roller thornmane = jordell-freshbreeze', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c5', 1795127124.3501775, 'f67f6c9b13cc91d40df34877eaba14ea62919ab35c12f6a869bb0fd484345229');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 6, 'answer', 1, 'keep spikey-mcspike', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c6', 1795127124.514014, '3608b1a4a55590465f9fd322ea6a9db1a03fdb6b38af2165a7011d9b0a0d563d');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 7, 'answer', 1, 'keep morg-n-thorg-owa', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c7', 1795127124.610773, '68250adc38b7eeb801728e49d4a423f8b8763f1d9a57e76ec01aacdec8fdb3c9');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 8, 'answer', 1, 'bottom jordell-freshbreeze', 'draw 14 card bear-the-grudge legendary-toughness lessons-in-violence rigorous-training rising-ire = lessons-in-violence
draw 15 card cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = hired-wizard
draw 16 card cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 17 card cheating-coach*2 endorsement-deal hired-wizard late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-merchandise-booths the-best-players-in-the-league = passing-coach', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c8', 1795127124.7099948, 'cc8fd305ffd832b62baf3508b95c3234a835135d75a434a6918cf69b9e698c2a');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 9, 'answer', 1, 'keep team-apothecary', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c9', 1795127124.790071, '04e835d2aa598f3cdf9e22ad0ee00cdc1057eed2ec6f79e4493e589e8ff46d19');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 10, 'answer', 1, 'bottom passing-coach', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c10', 1795127124.8983111, 'b0d6f34a61e4ef0a1a88cf1018f4b2766e5f02f24ef4b50b01967f3de187e0e1');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 11, 'answer', 1, 'top spikey-mcspike', 'draw 18 card freebooter-lineman treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wardancer
draw 19 card freebooter-lineman treeman wardancer*2 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-thrower
draw 20 card freebooter-lineman treeman wardancer*2 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower = wardancer
draw 21 card freebooter-lineman treeman wardancer wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower = wood-elf-lineman
draw 22 card freebooter-lineman treeman wardancer wood-elf-catcher*2 wood-elf-lineman*3 wood-elf-thrower = wardancer
draw 23 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 troll-slayer*2 = dwarf-longbeard
draw 24 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*3 dwarf-runner*2 troll-slayer*2 = dwarf-runner
draw 25 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*3 dwarf-runner troll-slayer*2 = dwarf-blocker
draw 26 card dwarf-blitzer*2 dwarf-blocker dwarf-longbeard*3 dwarf-runner troll-slayer*2 = dwarf-blitzer
draw 27 spike tournament*2 = tournament
draw 28 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-spike-magazine-trophy
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = gutter-run
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = fumblerooski
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = sideline-screamer
draw 32 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = the-tripline', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c11', 1795127125.0019882, 'db85fc09ee718d66b3e61a1b15e6bc66774f54be85df1d5a6ac22420daa2505c');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 12, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c12', 1795127125.0738478, '5032dcacb2de91b3b753e01260e9d468703df124c794eaa1e356e181452b56ec');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 13, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c13', 1795127125.2101421, '209217e4668535f6d94215eddf030cc84538d86e2bd0cf0316cad004167b8ec2');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 14, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c14', 1795127125.2907796, '914c0f195f4428cd9aa8610379cd537412cf66c07b21af65d369a088941fbac2');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 15, 'answer', 1, 'done', 'draw 33 spike tournament = tournament
draw 34 card the-chaos-cup the-dungeonbowl = the-dungeonbowl
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = one-handed-grab
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = intentional-pounding
draw 37 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure knuckleduster-smear over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = personal-foul
draw 38 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure knuckleduster-smear over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = get-yer-head-in-the-game', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c15', 1795127125.4144444, '1197d194119f99f808aab7b123062dda2720ee304c3cbacfcb7f9059fe9426a9');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 16, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c16', 1795127125.5265157, '613bc6a156fa61d4c875bef896cf8814003e1ebb23d61b138b8537c6faafd4d2');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 17, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c17', 1795127125.6789849, '8ddd2c4408b1dfa22365d04f7a611d2bf9e80fca454777278716fee3053de16f');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 18, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c18', 1795127125.798034, '453323cc7708985eade30e67ebedf168117d25f04bfbef29a35d808866943390');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 19, 'answer', 0, 'done', 'draw 39 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker goal-line-plunge heroic-leap illegal-procedure knuckleduster-smear over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = heroic-leap
draw 40 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker goal-line-plunge illegal-procedure knuckleduster-smear over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness unsportsmanlike-conduct = unsportsmanlike-conduct
draw 41 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker goal-line-plunge illegal-procedure knuckleduster-smear over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness = razzle-dazzle
draw 42 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker goal-line-plunge illegal-procedure knuckleduster-smear over-the-middle pose-for-the-fans right-in-the-jibblies shank-yank skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unnecessary-roughness = the-slobberknocker', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c19', 1795127125.9020262, '13e8612e0bc72acdc7f421229822bfdb71106866b8193a45726470c3de8d0425');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 20, 'answer', 0, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c20', 1795127126.0220883, 'a810fe7ceb349fa98f123c4b9d5c831b0105e5e831fa9afc9847c5d9f6b3a68f');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 21, 'answer', 0, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c21', 1795127126.107157, 'f9882f44b2d34bcef40261b65249ea3e876992304002dd148864cd7ad4ead064');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 22, 'answer', 1, 'pass', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c22', 1795127126.2573254, 'cec9034a406b5af3ee4ffe86d3b32e6cf5b5093cb3d96dbb1f04baa94fa2b486');
INSERT INTO public.rows VALUES ('7w8Vag-1LEX3C3VVj9bc', 23, 'answer', 1, 'done', '', '0.1.0', '480ee2ab7fd9c2b00f581a9cff6c054b', 'person', 'c23', 1795127126.3217652, '9e332d6956cbf45ab3e763404c30af648c9a133d72207ea76d35440341c12f32');
INSERT INTO public.tables VALUES ('Km7cRhYmLyy5MgXOd8F_', 3, 'open', '1ZpQ4lPFtRLM2bbc9pAZ', true, NULL, 1795127119.773843, 1795127120.1479156, '{"id":"Km7cRhYmLyy5MgXOd8F_","title":"An open table","host":"1ZpQ4lPFtRLM2bbc9pAZ","state":"open","setup":{"managers":4,"teams":"drawn","expansions":[],"options":[],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":true},"chairs":[{"person":"1ZpQ4lPFtRLM2bbc9pAZ","name":"Ann","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"8f75af8d4fdea18cd4331a8544841b669bc7eea89ca5cb2226cb62e449486ee7","created_at":1795127119.773843,"format":1,"kicked":[],"asked_at":0.0,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":1,"origin":null}', NULL);
INSERT INTO public.tables VALUES ('7w8Vag-1LEX3C3VVj9bc', 27, 'over', '1ZpQ4lPFtRLM2bbc9pAZ', false, NULL, 1795127123.4937835, 1795127126.3217652, '{"id":"7w8Vag-1LEX3C3VVj9bc","title":"A season","host":"1ZpQ4lPFtRLM2bbc9pAZ","state":"over","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"1ZpQ4lPFtRLM2bbc9pAZ","name":"Ann","bot":null,"team":"athelorn-avengers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"1ZpQ4lPFtRLM2bbc9pAZ","name":"Ann 2","bot":null,"team":"grudgebearers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"55fca421fd3ccfa43deb497aab7e2be8a5acfbeae13d81921e5e6fc63087d378","created_at":1795127123.4937835,"format":1,"kicked":[],"asked_at":1795127126.3217652,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0,"origin":null}', '{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":24,"asked":null,"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["athelorn-avengers","grudgebearers"],"week":3,"coin":1,"turn":-1,"passed":[0,1],"committed":-1,"suspended":[0,1],"highlights":["all-out-blitz","bad-snap","cock-eye-blocked","double-crossing-routes","double-down","fleet-footed-flea-flicker","goal-line-plunge","illegal-procedure","knuckleduster-smear","over-the-middle","pose-for-the-fans","right-in-the-jibblies","shank-yank","skullcracker-suite","super-juke","the-backstab-special","the-mousetrap","the-rolling-cage","the-sneaky-weasel","unnecessary-roughness"],"spent":["gutter-run","fumblerooski","sideline-screamer","the-tripline","one-handed-grab","intentional-pounding","personal-foul","get-yer-head-in-the-game","heroic-leap","unsportsmanlike-conduct","razzle-dazzle","the-slobberknocker"],"tournaments":["the-chaos-cup"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-blood-bowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-spike-magazine-trophy","the-dungeonbowl","the-blood-bowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":43},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["marcus-siebermann","wardancer","wardancer","wardancer","wood-elf-lineman","wood-elf-thrower"],["dwarf-blitzer","dwarf-blocker","dwarf-longbeard","dwarf-runner","morg-n-thorg-owa","spikey-mcspike"]],"top":[[],[]],"deck":[["freebooter-lineman","treeman","wood-elf-catcher","wood-elf-catcher","wood-elf-lineman","wood-elf-lineman","wood-elf-lineman","wood-elf-thrower"],["dwarf-blitzer","dwarf-blocker","dwarf-longbeard","dwarf-longbeard","dwarf-longbeard","dwarf-runner","troll-slayer","troll-slayer"]],"discard":[[],[]],"upgrades":[["team-apothecary","conditioning-coach"],["team-apothecary","lessons-in-violence"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":[],"present":[],"left":[],"right":[],"ball":[],"driven":[],"turned":[],"balls":[],"plague":[]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["marcus-siebermann"],["marcus-siebermann"],["marcus-siebermann"]],[["morg-n-thorg-owa","spikey-mcspike"],["morg-n-thorg-owa","spikey-mcspike"],["morg-n-thorg-owa","spikey-mcspike"]]],"decks":{"staff":{"bag":["cheating-coach","cheating-coach","endorsement-deal","hired-wizard","late-game-scoring-streak","laying-the-smackdown","offensive-coordinator","offensive-coordinator","offensive-firepower","passing-coach","sprinting-coach","tackling-coach","tackling-coach","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["sprinting-coach",[0]],["bloodthirsty-supporters",[0]],["passing-coach",[1]],["hired-wizard",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","long-bomb-silver","mighty-zug","skuff-whitebeard","slab","the-death-roller","thornmane"],"bottom":[["freebooter-blitzer",[0]],["cornelius-krieg",[0]],["jordell-freshbreeze",[1]],["grim-ironjaw",[1]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","smashjaw","snotlobba","varag-ghoulchewer"],"bottom":[]}},"upgrades":[{"bag":["dodge-type-thing","end-zone-celebration-choreographer","interception-assistant","orions-cleats"],"bottom":[]},{"bag":["bear-the-grudge","legendary-toughness","rigorous-training","rising-ire"],"bottom":[]}]},"stack":[]}');
INSERT INTO public.tables VALUES ('n3ff9ZNzdb2myLat7HCP', 24, 'playing', '1ZpQ4lPFtRLM2bbc9pAZ', false, NULL, 1795127120.333704, 1795127123.4018052, '{"id":"n3ff9ZNzdb2myLat7HCP","title":"A season","host":"1ZpQ4lPFtRLM2bbc9pAZ","state":"playing","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"1ZpQ4lPFtRLM2bbc9pAZ","name":"Ann","bot":null,"team":"gouged-eye","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"1ZpQ4lPFtRLM2bbc9pAZ","name":"Ann 2","bot":null,"team":"athelorn-avengers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"729e5fdfece76a81b1a9fe89285f187f58e1882626a17ae905971188e5df1730","created_at":1795127120.333704,"format":1,"kicked":[],"asked_at":1795127123.4018052,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0,"origin":null}', '{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":21,"asked":{"manager":0,"question":"discard-unwanted"},"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["gouged-eye","athelorn-avengers"],"week":2,"coin":1,"turn":0,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["all-out-blitz","bad-snap","cock-eye-blocked","double-crossing-routes","double-down","fleet-footed-flea-flicker","get-yer-head-in-the-game","goal-line-plunge","heroic-leap","illegal-procedure","intentional-pounding","knuckleduster-smear","personal-foul","pose-for-the-fans","right-in-the-jibblies","shank-yank","sideline-screamer","the-backstab-special","the-mousetrap","the-rolling-cage","the-slobberknocker","the-sneaky-weasel","unnecessary-roughness","unsportsmanlike-conduct"],"spent":["one-handed-grab","the-tripline","over-the-middle","razzle-dazzle"],"tournaments":["the-chaos-cup"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-dungeonbowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-spike-magazine-trophy"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":43},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["da-troll","niknik-yellowtail","orc-blitzer","orc-blitzer","orc-lineman","orc-thrower"],["the-death-roller","thornmane","wardancer","wood-elf-lineman","wood-elf-thrower","wood-elf-thrower"]],"top":[[],[]],"deck":[["black-orc-blocker","black-orc-blocker","freebooter-lineman","orc-blitzer","orc-lineman","orc-lineman","orc-lineman","orc-thrower"],["treeman","wardancer","wardancer","wood-elf-catcher","wood-elf-catcher","wood-elf-lineman","wood-elf-lineman","wood-elf-lineman"]],"discard":[[],[]],"upgrades":[["tackling-coach","orcidas-sponsorship"],["passing-coach","interception-assistant"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":["super-juke","fumblerooski","gutter-run","skullcracker-suite","the-dungeonbowl"],"present":[[],[],[],[],[]],"left":[-1,-1,-1,-1,-1],"right":[-1,-1,-1,-1,-1],"ball":[-1,-1,-1,-1,-1],"driven":[[],[],[],[],[]],"turned":[false,false,false,false,false],"balls":[null,null,null,null,null],"plague":[0,0,0,0,0]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["niknik-yellowtail"],["niknik-yellowtail"],["niknik-yellowtail"]],[["the-death-roller","thornmane"],["the-death-roller","thornmane"],["the-death-roller","thornmane"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","cheating-coach","hired-wizard","hired-wizard","laying-the-smackdown","offensive-coordinator","offensive-coordinator","passing-coach","sprinting-coach","sprinting-coach","team-apothecary","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["tackling-coach",[0]],["endorsement-deal",[0]],["offensive-firepower",[1]],["late-game-scoring-streak",[1]]]},"stars":{"OWA":{"bag":["barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","long-bomb-silver","marcus-siebermann","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike"],"bottom":[["jordell-freshbreeze",[1]],["aurora-silverleaf",[1]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","one-ear","smashjaw","snotlobba","varag-ghoulchewer"],"bottom":[["freebooter-lineman",[0]],["freebooter-blitzer",[0]]]}},"upgrades":[{"bag":["beat-da-points-outta-dem","illegal-substitution","smash-em-bash-em","waaagh"],"bottom":[]},{"bag":["conditioning-coach","dodge-type-thing","end-zone-celebration-choreographer","orions-cleats"],"bottom":[]}]},"stack":[{"rule":"PlaySeason","at":"scoreboard_phase","fields":[],"answer":[]},{"rule":"MatchupPhase","at":"next_turn","fields":[],"answer":[]},{"rule":"Turn","at":"done","fields":[0],"answer":["pass",0]},{"rule":"DiscardUnwanted","at":"choose","fields":[0],"answer":[]}]}');
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
