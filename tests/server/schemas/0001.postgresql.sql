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
INSERT INTO public.chairs VALUES ('Zt8wwvfJLYHfEPy2DeJ1', 0, 'adjUp7vkvGFyyhSzG7FD');
INSERT INTO public.chairs VALUES ('Ad06G3rUBfxcBo0PYxHE', 0, 'adjUp7vkvGFyyhSzG7FD');
INSERT INTO public.chairs VALUES ('Ad06G3rUBfxcBo0PYxHE', 1, 'adjUp7vkvGFyyhSzG7FD');
INSERT INTO public.chairs VALUES ('kX3p4LrvhBB1GULjFWvo', 0, 'adjUp7vkvGFyyhSzG7FD');
INSERT INTO public.chairs VALUES ('kX3p4LrvhBB1GULjFWvo', 1, 'adjUp7vkvGFyyhSzG7FD');
INSERT INTO public.chat VALUES ('Zt8wwvfJLYHfEPy2DeJ1', 1, 0, 'Ann', 'Who joins?', 1795125407.837829);
INSERT INTO public.commands VALUES ('Zt8wwvfJLYHfEPy2DeJ1', 'adjUp7vkvGFyyhSzG7FD', 'say', '73d47154184f38be', 2);
INSERT INTO public.commands VALUES ('Zt8wwvfJLYHfEPy2DeJ1', 'adjUp7vkvGFyyhSzG7FD', 'invite', '2a11f526b81503b5', 3);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'sit', 'f976ca44eee94b2a', 2);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'start', '51f2e78f9bfd5bce', 3);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c0', '666f9d58ae948bc8', 4);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c1', '97205e2ee01be997', 5);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c2', '4ccccdea787aba48', 6);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c3', 'fc64c4521c4f56a1', 7);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c4', 'ba9788688e815e7a', 8);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c5', '00f4401ad0bacdf7', 9);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c6', 'c931bcf41f2177fd', 10);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c7', '3d0a9a6d72e261aa', 11);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c8', '893c1cba7c30cc2c', 12);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c9', '3d4c83881285b1b6', 13);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c10', '1c5c25ed9d0bfc01', 14);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c11', '34b13ec9d66e3e93', 15);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c12', '9774252ca385225f', 16);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c13', 'fae983decfca27f2', 17);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c14', 'c54e44019595b2ba', 18);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c15', '7d9bb314a33746da', 19);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c16', '515d93d82978bb1a', 20);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c17', 'df8e7190db230479', 21);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c18', 'fc99ef0c8663aa5d', 22);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'c19', '066ecf1b169dfa9b', 23);
INSERT INTO public.commands VALUES ('Ad06G3rUBfxcBo0PYxHE', 'adjUp7vkvGFyyhSzG7FD', 'undo', 'b4de72fde0b6ad99', 24);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'sit', 'f976ca44eee94b2a', 2);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'start', '51f2e78f9bfd5bce', 3);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c0', '30bb769bc20f4f1e', 4);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c1', '0b1340557e214b17', 5);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c2', '333f893fe347a198', 6);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c3', '7a382a47a7f330f7', 7);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c4', '776e48febac49528', 8);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c5', '6dee0d23a2b6f08a', 9);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c6', 'b8611557361173aa', 10);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c7', '211c86ae05731fff', 11);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c8', '7a11029dbadc714c', 12);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c9', 'e646be4fbb883d5d', 13);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c10', '61844dcb77d214a0', 14);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c11', '1c09cc7dcd298d94', 15);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c12', '9774252ca385225f', 16);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c13', 'fae983decfca27f2', 17);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c14', 'c54e44019595b2ba', 18);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c15', '7d9bb314a33746da', 19);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c16', '515d93d82978bb1a', 20);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c17', 'df8e7190db230479', 21);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c18', 'fc99ef0c8663aa5d', 22);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c19', '066ecf1b169dfa9b', 23);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c20', 'cb3ee786cee3c787', 24);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c21', '2df2cd9b99b1eb84', 25);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c22', '7848170bb73a240e', 26);
INSERT INTO public.commands VALUES ('kX3p4LrvhBB1GULjFWvo', 'adjUp7vkvGFyyhSzG7FD', 'c23', '35839078f73e2063', 27);
INSERT INTO public.facts VALUES ('cookie secret', 'Z4UlCIXoMgFrtAfLCf4hQ8H3ItNgmlv25RZBTQU_QJc');
INSERT INTO public.facts VALUES ('versions', '[["0.1.0","7fd0a394acfa236d13dd045399af2a2c"]]');
INSERT INTO public.invitations VALUES ('27941ce1898be51ef316b76e6c6b25f2de26cb4f3f96d6fbc63b0d4afcd7f483', 'Zt8wwvfJLYHfEPy2DeJ1', 2, 1796335007.8538074);
INSERT INTO public.keys VALUES ('Zt8wwvfJLYHfEPy2DeJ1', '\x5c388cbaddbcd68efd3accb2588b67dc7d7140c54438dde6e3eeed076f683157', '[]');
INSERT INTO public.keys VALUES ('Ad06G3rUBfxcBo0PYxHE', '\x90a4b11c93883e087647e86263084f8a5e9ab11619189c2c654fdcffa3108a82', '["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO public.keys VALUES ('kX3p4LrvhBB1GULjFWvo', '\x5dd8ee6080a91ea55ad26efcff7efef8589acbb1e2d2e99a29d220eec62a000c', '["00000000000000000000000000000000","00000000000000000000000000000000"]');
INSERT INTO public.people VALUES ('adjUp7vkvGFyyhSzG7FD', 'Ann', 'ann', '$argon2id$v=19$m=65536,t=3,p=4$B76RSyvwldNSge9NJYp0cg$FGGc9bHgVrKX5TKo4/QFxtRYXh78XDyjz5SkqiroOZw', 0, 1795125407.065615, 1795125407.065615, false, 25, 8.333333333333334, 0);
INSERT INTO public.processes VALUES ('_ics7HJYMLXGspkiugqe', 1795125408.9196877);
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', -1, 'begin', NULL, '{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"7fd0a394acfa236d13dd045399af2a2c","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"ec64f7f2f26853d43a1cd1bd4ca23b3157cec946b5083058d0cee0254d476325","first":0,"save":null}', 'draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = athelorn-avengers
draw 1 team reikland-reavers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = skavenblight-scramblers
draw 2 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = aurora-silverleaf
draw 3 card barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = marcus-siebermann
draw 4 card barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = freebooter-blitzer
draw 5 card barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = jordell-freshbreeze', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', '', 1795125407.9100025, 'b7bee5f6a01f9d8bd6d16792f7ee8657085154cfcd2fa38a389e9a15eac87d73');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 0, 'answer', 0, 'keep marcus-siebermann', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c0', 1795125407.9373338, 'afc50453eb26637b006e5532a997cc0da8d0b076bb8cdab258b319df342586a8');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 1, 'answer', 0, 'keep jordell-freshbreeze', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c1', 1795125407.9659216, '4ac71324bc50692308084b23d95f0f833a774dd81f5daeda762dd56390690072');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 2, 'answer', 0, 'bottom freebooter-blitzer', 'draw 6 card conditioning-coach dodge-type-thing end-zone-celebration-choreographer interception-assistant orions-cleats = end-zone-celebration-choreographer
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = sprinting-coach
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = cheating-coach
draw 9 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = offensive-coordinator', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c2', 1795125407.9939284, '2e0e3199804aa90e1111c4f3f3b34c43ae3f3da4c96c6f2a16c1a3e741404ec4');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 3, 'answer', 0, 'keep sprinting-coach', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c3', 1795125408.0159438, '68adf5d07e4951e52757c544506ff832ce49be99c494df25d3a73406c99615e9');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 4, 'answer', 0, 'bottom offensive-coordinator', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c4', 1795125408.0380058, '391cf28b9946bd4101644b73616dd9d9cfc9adfabd3178f14a06abb6470a9839');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 5, 'answer', 0, 'top marcus-siebermann', 'draw 10 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = crushface
draw 11 card bite-bite blightmaw bloodhorn bone-crusher bork freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = bloodhorn
draw 12 card bite-bite blightmaw bone-crusher bork freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = bone-crusher
draw 13 card bite-bite blightmaw bork freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = varag-ghoulchewer', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c5', 1795125408.063972, 'a91846669992a8b5842915dcd539acf95a81667bbe857b3eab3bae29b444e253');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 6, 'answer', 1, 'keep varag-ghoulchewer', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c6', 1795125408.0775511, 'df4251dae940b0a96e962fc148ad57ecbd9797579627b96406883b8df31f4bd0');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 7, 'answer', 1, 'keep crushface', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c7', 1795125408.093914, '45f4ec07ccccbfbd5035af23d43c738a1301250217457d67a6d41d40cd994951');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 8, 'answer', 1, 'bottom bone-crusher', 'draw 14 card eshin-assassination-coordinator professional-cheater sewer-go-map swarm-tactics warpstone-souvenirs = professional-cheater
draw 15 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = late-game-scoring-streak
draw 16 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 laying-the-smackdown offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = endorsement-deal
draw 17 card bloodthirsty-supporters cheating-coach hired-wizard*2 laying-the-smackdown offensive-coordinator offensive-firepower passing-coach*2 sprinting-coach tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = passing-coach', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c8', 1795125408.1058805, '9fbd5b0dcf144a51024db82ebe4d79eea9730e3c5712d91828e7b71533022b3f');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 9, 'answer', 1, 'keep passing-coach', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c9', 1795125408.1179492, '1d7cfa867984463083d9402f1f814485a7357dba9c312ef7a05a47f9d2725807');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 10, 'answer', 1, 'bottom late-game-scoring-streak', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c10', 1795125408.1339023, 'c2025e91683bf360525513f379bad9e29c0c36cf1822b1b1cc797b7314672d59');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 11, 'answer', 1, 'top varag-ghoulchewer', 'draw 18 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower*2 = wood-elf-thrower
draw 19 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*4 wood-elf-thrower = wood-elf-lineman
draw 20 card treeman wardancer*3 wood-elf-catcher*2 wood-elf-lineman*3 wood-elf-thrower = wood-elf-catcher
draw 21 card treeman wardancer*3 wood-elf-catcher wood-elf-lineman*3 wood-elf-thrower = wood-elf-lineman
draw 22 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*3 skaven-lineman*4 skaven-thrower*2 = skaven-gutter-runner
draw 23 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*4 skaven-thrower*2 = skaven-thrower
draw 24 card rat-ogre skaven-blitzer*2 skaven-gutter-runner*2 skaven-lineman*4 skaven-thrower = skaven-blitzer
draw 25 card rat-ogre skaven-blitzer skaven-gutter-runner*2 skaven-lineman*4 skaven-thrower = skaven-gutter-runner
draw 26 spike tournament*2 = tournament
draw 27 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-chaos-cup
draw 28 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = super-juke
draw 29 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = personal-foul
draw 30 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = double-crossing-routes
draw 31 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = unnecessary-roughness', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c11', 1795125408.1459627, '5ea731e4f8e66fac5ed3b849d3e5856816c641c2deb5035cdb771a36c2da29e4');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 12, 'answer', 0, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c12', 1795125408.1645355, '69b2bb878c7fb7dda6d2baf1a5f6c8f7a8826caa96bb459b13d9a2a657638ccf');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 13, 'answer', 0, 'done', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c13', 1795125408.1820652, 'fd1c6365de1ce2716bacb985b71bdd0c4f877ba69416bfd27d30168091269823');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 14, 'answer', 1, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c14', 1795125408.2061627, 'd048aad93bf11e9d013c60509310e603a3c69e37fa879b84a0498f4bd1329d56');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 15, 'answer', 1, 'done', 'draw 32 spike tournament = tournament
draw 33 card the-dungeonbowl the-spike-magazine-trophy = the-dungeonbowl
draw 34 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = gutter-run
draw 35 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = illegal-procedure
draw 36 card all-out-blitz bad-snap cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = bad-snap
draw 37 card all-out-blitz cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = the-tripline', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c15', 1795125408.2315145, '7546054b62be9f4110d84953e194e98d08ca9d30421c493b84cd1dc48c70884f');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 16, 'answer', 1, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c16', 1795125408.246057, 'f24e6bb3ae4d67b4be0d51329a6c0782dbc6d028b73b5e521fdac0046681ef3e');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 17, 'answer', 1, 'done', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c17', 1795125408.261837, '01d32e8de15692268eaa2c8c0583e2a4812dc7890ac8027c95fafb9622a0241d');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 18, 'answer', 0, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c18', 1795125408.2816403, '9561f0f74f16b19f6504e34f21ccc4c8176804f1a12bd4835f0399fdfe596b8a');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 19, 'answer', 0, 'done', 'draw 38 card all-out-blitz cock-eye-blocked double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = double-down
draw 39 card all-out-blitz cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = shank-yank
draw 40 card all-out-blitz cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = right-in-the-jibblies
draw 41 card all-out-blitz cock-eye-blocked fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle sideline-screamer skullcracker-suite the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel unsportsmanlike-conduct = fumblerooski', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c19', 1795125408.2980983, '584a912f37fd04d20cf61298e0cbf0835b9dc7dd05ae5f6d0fc29279842b017a');
INSERT INTO public.rows VALUES ('Ad06G3rUBfxcBo0PYxHE', 20, 'undo', 0, '19', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'undo', 1795125408.3242204, '2ced6dd9394e4a7bce1f6a0be32c87f641c1cd13ffc3f2ebce266e68c0f442aa');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', -1, 'begin', NULL, '{"format":"touchline record","version":1,"touchline":"0.1.0","packs":"7fd0a394acfa236d13dd045399af2a2c","managers":2,"teams":[],"expansions":[],"options":["abbreviated-season"],"seal":"dc3a6aed6ce4a17cc6da5269111de55d49dbbf19a795cfe6f0f858e645c74187","first":0,"save":null}', 'draw 0 team reikland-reavers athelorn-avengers grudgebearers gouged-eye chaos-all-stars skavenblight-scramblers = chaos-all-stars
draw 1 team reikland-reavers athelorn-avengers grudgebearers gouged-eye skavenblight-scramblers = grudgebearers
draw 2 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc morkai-the-everchanging niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = morkai-the-everchanging
draw 3 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail one-ear smashjaw snotlobba varag-ghoulchewer = snotlobba
draw 4 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 grashnak-blackhoof headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail one-ear smashjaw varag-ghoulchewer = grashnak-blackhoof
draw 5 card bite-bite blightmaw bloodhorn bone-crusher bork crushface freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 headsplitter hide-sneak lord-borak-the-despoiler morg-n-thorg-cwc niknik-yellowtail one-ear smashjaw varag-ghoulchewer = lord-borak-the-despoiler', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', '', 1795125408.3998291, '2f66b4b7100ed01edc592d070cd7ebeecbe4551e0ce0421c3ece745175b15de8');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 0, 'answer', 0, 'keep snotlobba', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c0', 1795125408.425958, 'e18a55fe10d87a37f61c6d0eed949bf89383619f6846a7f8d2fd79607e21092e');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 1, 'answer', 0, 'keep morkai-the-everchanging', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c1', 1795125408.4420955, '50270cb26f6377a16efe15b01d48227eb7323377359186d169db1d52546c9333');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 2, 'answer', 0, 'bottom lord-borak-the-despoiler', 'draw 6 card changer-of-plays handy-mutation winds-of-change withering-workout writhing-tentacles = writhing-tentacles
draw 7 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach*2 sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = passing-coach
draw 8 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary*2 team-merchandise-booths the-best-players-in-the-league = team-apothecary
draw 9 card bloodthirsty-supporters cheating-coach*2 endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = cheating-coach', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c2', 1795125408.4615357, '051b655997edc2e8a89cb1fbf65c2375448d9175f5ca64f14966220b15096620');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 3, 'answer', 0, 'keep team-apothecary', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c3', 1795125408.485163, '9d0a139fdcfe3fa73d051a9c10c1a4d4c05273a110ddeda845cd93828a4054ad');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 4, 'answer', 0, 'bottom passing-coach', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c4', 1795125408.5032065, '10bd499817ca7b5f60ecb09a0848e9e9f2acc4bbaa2ddc5d22126cf2e74298bc');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 5, 'answer', 0, 'top snotlobba', 'draw 10 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner*2 freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = freebooter-runner
draw 11 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike the-death-roller thornmane = the-death-roller
draw 12 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman*2 freebooter-runner freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike thornmane = freebooter-lineman
draw 13 card aurora-silverleaf barik-farblast cornelius-krieg deeproot-strongbranch eldril-sidewinder freebooter-blitzer*2 freebooter-lineman freebooter-runner freebooter-thrower*2 griff-oberwald grim-ironjaw jordell-freshbreeze long-bomb-silver marcus-siebermann mighty-zug morg-n-thorg-owa skuff-whitebeard slab spikey-mcspike thornmane = morg-n-thorg-owa', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c5', 1795125408.5253813, '8ae6b21e48db648f7b6e8475aec8e2c1819255b137ccbe4a4ff7cb5e7165d6fd');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 6, 'answer', 1, 'keep the-death-roller', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c6', 1795125408.546952, '67e960b0a70f536ce35d8d74bdb73eafb5369c2697d8b9bb14991201a585558f');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 7, 'answer', 1, 'keep morg-n-thorg-owa', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c7', 1795125408.570073, '9f2be74a874d03f3cee2a1b397610005ed2dfafaf0dc4e42635d4dc74d04800f');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 8, 'answer', 1, 'bottom freebooter-runner', 'draw 14 card bear-the-grudge legendary-toughness lessons-in-violence rigorous-training rising-ire = lessons-in-violence
draw 15 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach*2 tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = sprinting-coach
draw 16 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach tackling-coach*2 team-apothecary team-merchandise-booths the-best-players-in-the-league = tackling-coach
draw 17 card bloodthirsty-supporters cheating-coach endorsement-deal hired-wizard*2 late-game-scoring-streak laying-the-smackdown offensive-coordinator*2 offensive-firepower passing-coach sprinting-coach tackling-coach team-apothecary team-merchandise-booths the-best-players-in-the-league = offensive-firepower', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c8', 1795125408.5963068, '8cbe7f0b48dbbe19d1e1d3366a9e8a9fb31188936b1b2c005cf0fc2a37325943');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 9, 'answer', 1, 'keep tackling-coach', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c9', 1795125408.6103082, 'e91d994ae7dc5447e50c825f3d3c8868bcf93a6d10ed584e8b65addd4046ec45');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 10, 'answer', 1, 'bottom sprinting-coach', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c10', 1795125408.6299243, 'f5e703bb49c29ca84990aa506689cd7bcf845bac7edf9f6e6f57571b5e8edbe2');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 11, 'answer', 1, 'top the-death-roller', 'draw 18 card beastman*3 beastman-thrower*2 chaos-lineman*4 chaos-warrior*2 minotaur = beastman-thrower
draw 19 card beastman*3 beastman-thrower chaos-lineman*4 chaos-warrior*2 minotaur = chaos-warrior
draw 20 card beastman*3 beastman-thrower chaos-lineman*4 chaos-warrior minotaur = minotaur
draw 21 card beastman*3 beastman-thrower chaos-lineman*4 chaos-warrior = chaos-warrior
draw 22 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 troll-slayer*2 = troll-slayer
draw 23 card dwarf-blitzer*2 dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 troll-slayer = dwarf-blitzer
draw 24 card dwarf-blitzer dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 troll-slayer = troll-slayer
draw 25 card dwarf-blitzer dwarf-blocker*2 dwarf-longbeard*4 dwarf-runner*2 = dwarf-longbeard
draw 26 spike tournament*2 = tournament
draw 27 card the-chaos-cup the-dungeonbowl the-spike-magazine-trophy = the-dungeonbowl
draw 28 card all-out-blitz bad-snap cock-eye-blocked double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = cock-eye-blocked
draw 29 card all-out-blitz bad-snap double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unnecessary-roughness unsportsmanlike-conduct = unnecessary-roughness
draw 30 card all-out-blitz bad-snap double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = bad-snap
draw 31 card all-out-blitz double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap illegal-procedure intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = illegal-procedure', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c11', 1795125408.6471379, 'a0b85c347e0816fa18ce40df4eb766616e7d63a1d6aae557402d9a9f245bf34e');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 12, 'answer', 0, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c12', 1795125408.6701443, '22921a665911e15ab478f94ba6fa25807a0cd2a2531b481b4414b8235b85288a');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 13, 'answer', 0, 'done', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c13', 1795125408.7007995, '47a1c632bf3aa8d5ce1c06138940d8259632b2e22b82c4faf84e247032445681');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 14, 'answer', 1, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c14', 1795125408.7140806, 'd30fbab11835f0841399c56c3eea39ded769a9dde4f271771bed773b75edf4da');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 15, 'answer', 1, 'done', 'draw 32 spike tournament = tournament
draw 33 card the-chaos-cup the-spike-magazine-trophy = the-chaos-cup
draw 34 card all-out-blitz double-crossing-routes double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = double-crossing-routes
draw 35 card all-out-blitz double-down fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = double-down
draw 36 card all-out-blitz fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-slobberknocker the-sneaky-weasel the-tripline unsportsmanlike-conduct = the-slobberknocker
draw 37 card all-out-blitz fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle personal-foul pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-sneaky-weasel the-tripline unsportsmanlike-conduct = personal-foul', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c15', 1795125408.7340071, 'b868ca943d8c6becf4f28e73819636a381ffc41c80a48aea560036f4e575a5f4');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 16, 'answer', 1, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c16', 1795125408.7581074, '2183238e9837c42fb196154ebca8e7d396a9544d8cf409418924d1bb5f330d2e');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 17, 'answer', 1, 'done', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c17', 1795125408.7685122, '4653db9eb780580ad6b0a1fbf7941eaf3755dd9e2c4097edc0eceeaf70620945');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 18, 'answer', 0, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c18', 1795125408.797447, '0e30d861721154ee6256ee1da3e8a0644df651a87bbc21f4ccb0bf48fcecf56b');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 19, 'answer', 0, 'done', 'draw 38 card all-out-blitz fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-sneaky-weasel the-tripline unsportsmanlike-conduct = the-sneaky-weasel
draw 39 card all-out-blitz fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab over-the-middle pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-tripline unsportsmanlike-conduct = over-the-middle
draw 40 card all-out-blitz fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab pose-for-the-fans razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-tripline unsportsmanlike-conduct = pose-for-the-fans
draw 41 card all-out-blitz fleet-footed-flea-flicker fumblerooski get-yer-head-in-the-game goal-line-plunge gutter-run heroic-leap intentional-pounding knuckleduster-smear one-handed-grab razzle-dazzle right-in-the-jibblies shank-yank sideline-screamer skullcracker-suite super-juke the-backstab-special the-mousetrap the-rolling-cage the-tripline unsportsmanlike-conduct = razzle-dazzle', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c19', 1795125408.8203452, 'a738067808b6c133bbd48c2f338a3e2443f08e04d51d8eb53b73c2c5c249452e');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 20, 'answer', 0, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c20', 1795125408.8339646, '0789859df6ff0309fd08bd60b8efcd456f254f93fff6ea6bcae673f4c12714c4');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 21, 'answer', 0, 'done', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c21', 1795125408.861874, '828162a37cfe69ab733951e3ba7fe0c7669d0a7389422f4a9f336f7476174314');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 22, 'answer', 1, 'pass', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c22', 1795125408.8900504, 'fe659d3136c13f94621ec87807284f4f822b82089e59a078265165186f14d0be');
INSERT INTO public.rows VALUES ('kX3p4LrvhBB1GULjFWvo', 23, 'answer', 1, 'done', '', '0.1.0', '7fd0a394acfa236d13dd045399af2a2c', 'person', 'c23', 1795125408.8938842, 'be3a9b67e107d3bcf8d5ffef4f7acd427d572ed6daa6ea69add2d37964b683a3');
INSERT INTO public.tables VALUES ('Zt8wwvfJLYHfEPy2DeJ1', 3, 'open', 'adjUp7vkvGFyyhSzG7FD', true, NULL, 1795125407.8064044, 1795125407.8538074, '{"id":"Zt8wwvfJLYHfEPy2DeJ1","title":"An open table","host":"adjUp7vkvGFyyhSzG7FD","state":"open","setup":{"managers":4,"teams":"drawn","expansions":[],"options":[],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":true},"chairs":[{"person":"adjUp7vkvGFyyhSzG7FD","name":"Ann","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":null,"name":"","bot":null,"team":null,"salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"8792d2d22621b327b096e06157c185ec4386dc2e469904ecd3c4c16278d1e682","created_at":1795125407.8064044,"format":1,"kicked":[],"asked_at":0.0,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":1}', NULL);
INSERT INTO public.tables VALUES ('Ad06G3rUBfxcBo0PYxHE', 24, 'playing', 'adjUp7vkvGFyyhSzG7FD', false, NULL, 1795125407.8740337, 1795125408.3242204, '{"id":"Ad06G3rUBfxcBo0PYxHE","title":"A season","host":"adjUp7vkvGFyyhSzG7FD","state":"playing","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"adjUp7vkvGFyyhSzG7FD","name":"Ann","bot":null,"team":"athelorn-avengers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"adjUp7vkvGFyyhSzG7FD","name":"Ann 2","bot":null,"team":"skavenblight-scramblers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"ec64f7f2f26853d43a1cd1bd4ca23b3157cec946b5083058d0cee0254d476325","created_at":1795125407.8740337,"format":1,"kicked":[],"asked_at":1795125408.3242204,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0}', '{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":21,"asked":{"manager":0,"question":"discard-unwanted"},"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["athelorn-avengers","skavenblight-scramblers"],"week":2,"coin":1,"turn":0,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["all-out-blitz","cock-eye-blocked","double-down","fleet-footed-flea-flicker","fumblerooski","get-yer-head-in-the-game","goal-line-plunge","heroic-leap","intentional-pounding","knuckleduster-smear","one-handed-grab","over-the-middle","pose-for-the-fans","razzle-dazzle","right-in-the-jibblies","shank-yank","sideline-screamer","skullcracker-suite","the-backstab-special","the-mousetrap","the-rolling-cage","the-slobberknocker","the-sneaky-weasel","unsportsmanlike-conduct"],"spent":["super-juke","personal-foul","double-crossing-routes","unnecessary-roughness"],"tournaments":["the-spike-magazine-trophy"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-dungeonbowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-chaos-cup"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":42},"by_manager":{"fans":[0,0],"improvements":[4,4],"hand":[["jordell-freshbreeze","marcus-siebermann","wood-elf-catcher","wood-elf-lineman","wood-elf-lineman","wood-elf-thrower"],["crushface","skaven-blitzer","skaven-gutter-runner","skaven-gutter-runner","skaven-thrower","varag-ghoulchewer"]],"top":[[],[]],"deck":[["treeman","wardancer","wardancer","wardancer","wood-elf-catcher","wood-elf-lineman","wood-elf-lineman","wood-elf-thrower"],["rat-ogre","skaven-blitzer","skaven-gutter-runner","skaven-lineman","skaven-lineman","skaven-lineman","skaven-lineman","skaven-thrower"]],"discard":[[],[]],"upgrades":[["sprinting-coach","end-zone-celebration-choreographer"],["passing-coach","professional-cheater"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":["gutter-run","illegal-procedure","bad-snap","the-tripline","the-dungeonbowl"],"present":[[],[],[],[],[]],"left":[-1,-1,-1,-1,-1],"right":[-1,-1,-1,-1,-1],"ball":[-1,-1,-1,-1,-1],"driven":[[],[],[],[],[]],"turned":[false,false,false,false,false],"balls":[null,null,null,null,null],"plague":[0,0,0,0,0]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["jordell-freshbreeze","marcus-siebermann"],["jordell-freshbreeze","marcus-siebermann"],["jordell-freshbreeze","marcus-siebermann"]],[["crushface","varag-ghoulchewer"],["crushface","varag-ghoulchewer"],["crushface","varag-ghoulchewer"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","hired-wizard","hired-wizard","laying-the-smackdown","offensive-coordinator","offensive-firepower","passing-coach","sprinting-coach","tackling-coach","tackling-coach","team-apothecary","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["offensive-coordinator",[0]],["cheating-coach",[0]],["late-game-scoring-streak",[1]],["endorsement-deal",[1]]]},"stars":{"OWA":{"bag":["barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","long-bomb-silver","mighty-zug","morg-n-thorg-owa","skuff-whitebeard","slab","spikey-mcspike","the-death-roller","thornmane"],"bottom":[["freebooter-blitzer",[0]],["aurora-silverleaf",[0]]]},"CWC":{"bag":["bite-bite","blightmaw","bork","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","grashnak-blackhoof","headsplitter","hide-sneak","lord-borak-the-despoiler","morg-n-thorg-cwc","morkai-the-everchanging","niknik-yellowtail","one-ear","smashjaw","snotlobba"],"bottom":[["bone-crusher",[1]],["bloodhorn",[1]]]}},"upgrades":[{"bag":["conditioning-coach","dodge-type-thing","interception-assistant","orions-cleats"],"bottom":[]},{"bag":["eshin-assassination-coordinator","sewer-go-map","swarm-tactics","warpstone-souvenirs"],"bottom":[]}]},"stack":[{"rule":"PlaySeason","at":"scoreboard_phase","fields":[],"answer":[]},{"rule":"MatchupPhase","at":"next_turn","fields":[],"answer":[]},{"rule":"Turn","at":"done","fields":[0],"answer":["pass",0]},{"rule":"DiscardUnwanted","at":"choose","fields":[0],"answer":[]}]}');
INSERT INTO public.tables VALUES ('kX3p4LrvhBB1GULjFWvo', 27, 'over', 'adjUp7vkvGFyyhSzG7FD', false, NULL, 1795125408.3418283, 1795125408.8938842, '{"id":"kX3p4LrvhBB1GULjFWvo","title":"A season","host":"adjUp7vkvGFyyhSzG7FD","state":"over","setup":{"managers":2,"teams":"drawn","expansions":[],"options":["abbreviated-season"],"clock":{"pace":"none","seconds":0.0,"bank":0.0,"grace":120.0},"watching":"anyone","undo":"consent","is_listed":false},"chairs":[{"person":"adjUp7vkvGFyyhSzG7FD","name":"Ann","bot":null,"team":"chaos-all-stars","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}},{"person":"adjUp7vkvGFyyhSzG7FD","name":"Ann 2","bot":null,"team":"grudgebearers","salt":"","is_away":false,"has_resigned":false,"wants_end":false,"here":[],"away_since":null,"bank":0.0,"standing":{}}],"seal":"dc3a6aed6ce4a17cc6da5269111de55d49dbbf19a795cfe6f0f858e645c74187","created_at":1795125408.3418283,"format":1,"kicked":[],"asked_at":1795125408.8938842,"paused_at":null,"paused_by":null,"wish":null,"rematch":null,"reason":"","guests":[],"chats":0}', '{"format":"touchline save","version":1,"touchline":"0.1.0","managers":2,"expansions":[],"options":["abbreviated-season"],"decision":24,"asked":null,"cards":{"player":24,"star":50,"highlight":32,"tournament":3,"headline":0,"team_upgrade":10,"staff_upgrade":28,"penalty":0,"stadium":0,"enchanted_ball":0},"season":{"teams":["chaos-all-stars","grudgebearers"],"week":3,"coin":1,"turn":-1,"passed":[0,1],"committed":-1,"suspended":[],"highlights":["all-out-blitz","fleet-footed-flea-flicker","fumblerooski","get-yer-head-in-the-game","goal-line-plunge","gutter-run","heroic-leap","intentional-pounding","knuckleduster-smear","one-handed-grab","right-in-the-jibblies","shank-yank","sideline-screamer","skullcracker-suite","super-juke","the-backstab-special","the-mousetrap","the-rolling-cage","the-tripline","unsportsmanlike-conduct"],"spent":["cock-eye-blocked","unnecessary-roughness","bad-snap","illegal-procedure","double-crossing-routes","double-down","the-slobberknocker","personal-foul","the-sneaky-weasel","over-the-middle","pose-for-the-fans","razzle-dazzle"],"tournaments":["the-spike-magazine-trophy"],"headlines":[],"tournaments_left":0,"headlines_left":0,"has_tournament":true,"tournament":"the-blood-bowl","headline":null,"box":["fan-club-enrollment","hall-of-famers","staffing-office","staffing-office","talent-scout","talent-scout","well-get-em-next-season","the-dungeonbowl","the-chaos-cup","the-blood-bowl"],"unseen_tokens":["ejection","ejection","ejection","ejection","ejection","ejection","power-0","power-0","power-0","power-0","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-1","power-2","power-2","power-2","power-2","power-3","power-3","one-fan","one-fan","one-fan","one-fan","two-fans"],"pool":30,"aside":[],"loose":[],"contracts_left":0,"blood_left":0,"disease_left":0,"stadiums":[],"ref":-1,"penalties":[],"penalties_left":0,"penalties_before":[],"penalty_discard":[],"draws":42},"by_manager":{"fans":[0,1],"improvements":[4,4],"hand":[["beastman-thrower","chaos-warrior","chaos-warrior","minotaur","morkai-the-everchanging","snotlobba"],["dwarf-blitzer","dwarf-longbeard","morg-n-thorg-owa","the-death-roller","troll-slayer","troll-slayer"]],"top":[[],[]],"deck":[["beastman","beastman","beastman","beastman-thrower","chaos-lineman","chaos-lineman","chaos-lineman","chaos-lineman"],["dwarf-blitzer","dwarf-blocker","dwarf-blocker","dwarf-longbeard","dwarf-longbeard","dwarf-longbeard","dwarf-runner","dwarf-runner"]],"discard":[[],[]],"upgrades":[["team-apothecary","writhing-tentacles"],["tackling-coach","lessons-in-violence"]],"exhausted":[[],[]],"piles":[[],[]],"looking":[[],[]],"revealed":[[],[]],"secret_star":[null,null],"contracts":[0,0],"facedown":[0,0],"facedown_before":[0,0],"flipped":[[],[]],"fouled":[[],[]]},"by_matchup":{"reel":[],"present":[],"left":[],"right":[],"ball":[],"driven":[],"turned":[],"balls":[],"plague":[]},"by_player":{"title":[],"owner":[],"where":[],"side":[],"downed":[],"tokens":[],"tackled":[],"blood":[],"disease":[],"chosen_set":[]},"seen_hands":[[["morkai-the-everchanging","snotlobba"],["morkai-the-everchanging","snotlobba"],["morkai-the-everchanging","snotlobba"]],[["morg-n-thorg-owa","the-death-roller"],["morg-n-thorg-owa","the-death-roller"],["morg-n-thorg-owa","the-death-roller"]]],"decks":{"staff":{"bag":["bloodthirsty-supporters","cheating-coach","endorsement-deal","hired-wizard","hired-wizard","late-game-scoring-streak","laying-the-smackdown","offensive-coordinator","offensive-coordinator","passing-coach","sprinting-coach","tackling-coach","team-apothecary","team-merchandise-booths","the-best-players-in-the-league"],"bottom":[["passing-coach",[0]],["cheating-coach",[0]],["sprinting-coach",[1]],["offensive-firepower",[1]]]},"stars":{"OWA":{"bag":["aurora-silverleaf","barik-farblast","cornelius-krieg","deeproot-strongbranch","eldril-sidewinder","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-runner","freebooter-thrower","freebooter-thrower","griff-oberwald","grim-ironjaw","jordell-freshbreeze","long-bomb-silver","marcus-siebermann","mighty-zug","skuff-whitebeard","slab","spikey-mcspike","thornmane"],"bottom":[["freebooter-runner",[1]],["freebooter-lineman",[1]]]},"CWC":{"bag":["bite-bite","blightmaw","bloodhorn","bone-crusher","bork","crushface","freebooter-blitzer","freebooter-blitzer","freebooter-lineman","freebooter-lineman","freebooter-runner","freebooter-runner","freebooter-thrower","freebooter-thrower","headsplitter","hide-sneak","morg-n-thorg-cwc","niknik-yellowtail","one-ear","smashjaw","varag-ghoulchewer"],"bottom":[["lord-borak-the-despoiler",[0]],["grashnak-blackhoof",[0]]]}},"upgrades":[{"bag":["changer-of-plays","handy-mutation","winds-of-change","withering-workout"],"bottom":[]},{"bag":["bear-the-grudge","legendary-toughness","rigorous-training","rising-ire"],"bottom":[]}]},"stack":[]}');
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
