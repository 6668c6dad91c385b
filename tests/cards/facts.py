"""What is known of the printed base cards, typed a second time, by hand, in another form than the packs.

Skills: T tackle, P pass, S sprint, C cheat. Payouts: F fans, SP star players, TU team upgrades, SU staff upgrades;
"/" stands between the sides of an either/or, "-" for nothing.
"""

TEAMS = """
reikland-reavers        | Reikland Reavers        | OWA | Human
athelorn-avengers       | Athelorn Avengers       | OWA | Wood Elf
grudgebearers           | Grudgebearers           | OWA | Dwarf
gouged-eye              | Gouged Eye              | CWC | Orc
chaos-all-stars         | Chaos All-Stars         | CWC | Chaos
skavenblight-scramblers | Skavenblight Scramblers | CWC | Skaven
"""

NAMED = """
Dauntless, Dirty Player, Dodge, Dump-Off, Fend, Freebooter, Frenzy, Guard, Juggernaut, Nerves of Steel, Piling On,
Stand Firm, Strip Ball, Sure Hands, Throw Team-Mate
"""

# team | copies | name | Star Power | skills | named abilities
PLAYERS = """
reikland-reavers | 4 | Human Lineman | 1/0 |    | guard
reikland-reavers | 2 | Human Thrower | 2/1 | P  | dump-off
reikland-reavers | 2 | Human Catcher | 3/1 | S  | sure-hands
reikland-reavers | 3 | Human Blitzer | 3/1 | T  |
reikland-reavers | 1 | Ogre          | 4/2 | TC | juggernaut

athelorn-avengers | 4 | Wood Elf Lineman | 1/0 |     | guard
athelorn-avengers | 2 | Wood Elf Thrower | 2/1 | PP  |
athelorn-avengers | 2 | Wood Elf Catcher | 2/1 | PSS |
athelorn-avengers | 3 | Wardancer        | 3/1 | T   |
athelorn-avengers | 1 | Treeman          | 4/2 | T   | fend

grudgebearers | 4 | Dwarf Longbeard | 1/0 |    | guard
grudgebearers | 2 | Dwarf Runner    | 2/1 | P  | stand-firm
grudgebearers | 2 | Dwarf Blocker   | 3/2 | T  | guard
grudgebearers | 2 | Dwarf Blitzer   | 3/2 | T  | strip-ball
grudgebearers | 2 | Troll Slayer    | 3/2 | CT | dauntless

gouged-eye | 4 | Orc Lineman       | 1/0 |    | guard
gouged-eye | 2 | Orc Thrower       | 2/1 | P  | sure-hands
gouged-eye | 2 | Black Orc Blocker | 3/1 | T  | frenzy
gouged-eye | 3 | Orc Blitzer       | 3/1 | TC |
gouged-eye | 1 | Da Troll          | 4/2 | TC | piling-on

chaos-all-stars | 4 | Chaos Lineman    | 1/0 |     | guard
chaos-all-stars | 3 | Beastman         | 3/1 | CT  |
chaos-all-stars | 2 | Beastman Thrower | 2/1 | P   | dodge
chaos-all-stars | 2 | Chaos Warrior    | 3/1 | TC  | dirty-player
chaos-all-stars | 1 | Minotaur         | 4/2 | TCS |

skavenblight-scramblers | 4 | Skaven Lineman       | 1/0 |     | guard
skavenblight-scramblers | 2 | Skaven Thrower       | 2/0 | CP  |
skavenblight-scramblers | 3 | Skaven Gutter Runner | 2/0 | PPS | dodge
skavenblight-scramblers | 2 | Skaven Blitzer       | 3/1 | CTS |
skavenblight-scramblers | 1 | Rat Ogre             | 4/2 | CT  |
"""

# deck | copies | name | team | Star Power | skills | named abilities
STARS = """
OWA | 1 | Aurora Silverleaf    | athelorn-avengers | 4/1 | TCS  |
OWA | 1 | Barik Farblast       | grudgebearers     | 3/2 | P    | sure-hands
OWA | 1 | Cornelius Krieg      | reikland-reavers  | 3/1 | TC   | guard
OWA | 1 | Deeproot Strongbranch | athelorn-avengers | 5/3 | T   | guard
OWA | 1 | Eldril Sidewinder    | athelorn-avengers | 3/1 | PP   | nerves-of-steel sure-hands
OWA | 1 | Griff Oberwald       | reikland-reavers  | 4/1 | PPS  | nerves-of-steel
OWA | 1 | Grim Ironjaw         | grudgebearers     | 4/2 | TC   | strip-ball
OWA | 1 | Jordell Freshbreeze  | athelorn-avengers | 3/1 | PPSS |
OWA | 1 | Long Bomb Silver     | reikland-reavers  | 3/1 | CP   | dump-off
OWA | 1 | Marcus Siebermann    | reikland-reavers  | 3/1 | PPS  |
OWA | 1 | Mighty Zug           | reikland-reavers  | 5/1 | T    | juggernaut
OWA | 1 | Morg 'N Thorg        |                   | 5/2 | CTP  |
OWA | 1 | Skuff Whitebeard     | grudgebearers     | 3/2 | TP   | stand-firm
OWA | 1 | Slab                 |                   | 3/1 | T    | guard fend
OWA | 1 | Spikey McSpike       | grudgebearers     | 3/2 | CPS  |
OWA | 1 | The Death Roller     | grudgebearers     | 5/0 | TTTC |
OWA | 1 | Thornmane            | athelorn-avengers | 3/1 | PTC  |
OWA | 2 | Freebooter Blitzer   |                   | 3/1 | TC   | freebooter frenzy
OWA | 2 | Freebooter Lineman   |                   | 3/2 |      | freebooter guard
OWA | 2 | Freebooter Runner    |                   | 3/1 | PS   | freebooter dodge
OWA | 2 | Freebooter Thrower   |                   | 2/1 | PP   | freebooter sure-hands

CWC | 1 | Bite-Bite               | skavenblight-scramblers | 3/1 | CCP  |
CWC | 1 | Blightmaw               | chaos-all-stars         | 3/1 | PPS  | dump-off
CWC | 1 | Bloodhorn               | chaos-all-stars         | 3/1 | TPP  |
CWC | 1 | Bone Crusher            | skavenblight-scramblers | 5/1 | CT   | strip-ball
CWC | 1 | Bork                    | gouged-eye              | 3/1 | PPS  |
CWC | 1 | Crushface               | gouged-eye              | 4/1 | CP   |
CWC | 1 | Grashnak Blackhoof      | chaos-all-stars         | 5/1 | SST  |
CWC | 1 | Headsplitter            | skavenblight-scramblers | 4/1 | CTC  |
CWC | 1 | Hide-Sneak              | skavenblight-scramblers | 2/1 | CPST |
CWC | 1 | Lord Borak the Despoiler | chaos-all-stars        | 4/1 | CCC  |
CWC | 1 | Morg 'N Thorg           |                         | 5/2 | CTS  |
CWC | 1 | Morkai the Everchanging | chaos-all-stars         | 1/4 | TP   | guard
CWC | 1 | Niknik Yellowtail       | skavenblight-scramblers | 3/1 | CPP  | sure-hands
CWC | 1 | One Ear                 |                         | 2/1 | CP   |
CWC | 1 | Smashjaw                | gouged-eye              | 3/1 | TT   |
CWC | 1 | Snotlobba               | gouged-eye              | 4/1 | P    | throw-team-mate
CWC | 1 | Varag Ghoulchewer       | gouged-eye              | 4/1 | TP   |
CWC | 2 | Freebooter Blitzer      |                         | 3/1 | TC   | freebooter frenzy
CWC | 2 | Freebooter Lineman      |                         | 3/2 |      | freebooter guard
CWC | 2 | Freebooter Runner       |                         | 3/1 | PS   | freebooter dodge
CWC | 2 | Freebooter Thrower      |                         | 2/1 | PP   | freebooter sure-hands
"""

# name | left | centre | right
HIGHLIGHTS = """
All-out Blitz            | 1TU | 2SU / 3F     | 2SU
Bad Snap                 | 2F  | 2F 1TU       | 1SP
Cock-eye Blocked         | 1SP | 2F 1SU       | 2F
Double Down              | 2F  | 2F / 2SU     | 1SP
Double-crossing Routes   | 2F  | 1TU / 2F     | 3SP
Fleet-footed Flea Flicker | 1TU | 2SU 1F      | 2F
Fumblerooski             | 1F  | 2SP 1F       | 1F
Get Yer Head in the Game | 2F  | 2SU 1TU      | 2F
Goal Line Plunge         | 1SU | 1SU 1SP 1TU  | 2F
Gutter Run!              | 2SP | 2TU 1F       | 1SU
Heroic Leap              | 1SU | 2SP / 3F     | 2SP
Illegal Procedure        | 1F  | 2F 1SP       | 2SP
Intentional Pounding     | 2SU | 3SP          | 2SU
Knuckleduster Smear      | 1TU | 2TU          | 2SU
One-handed Grab          | 1F  | 2F           | 2F
Over the Middle          | 3SU | 2SP / 2SU    | 2F
Personal Foul            | -   | 5F           | -
Pose for the Fans        | 1TU | 3F           | 2SU
Razzle Dazzle            | 1SU | 4F           | 2SU
Right in the Jibblies    | 2F  | 3F           | 1F
Shank Yank               | 1F  | 1F 3SP       | 1F
Sideline Screamer        | 2SP | 4F           | 1SU
Skullcracker Suite       | 2SP | 2F           | 2SU
Super Juke               | 1SP | 4F           | 2SP
The Backstab Special     | 1SP | 3F           | 2F
The Mousetrap            | 1SP | 1SU 3F       | 1F
The Rolling Cage         | 1SP | 4F           | 1SU
The Slobberknocker       | 1TU | 3F           | 1SU
The Sneaky Weasel        | 2F  | 2F / 2TU     | 2SP
The Tripline             | 1TU | 4F           | 1TU
Unnecessary Roughness    | 1SP | 1SP 3F       | 1SP
Unsportsmanlike Conduct  | 1TU | 3SU          | 2SP
"""

# name | winner | runner-up | LOSE!
TOURNAMENTS = """
The Blood Bowl             | 7F     | 4F     | 2F
The Chaos Cup              | 3SU 5F | 2SU 2F | 1SU
The Dungeonbowl            | 2TU 5F | 1TU 2F | 1TU
The Spike! Magazine Trophy | 3SP 5F | 2SP 2F | 1SP
"""

HEADLINES = """
All-star Conditioning
Cursed Ball!
Endurance Training
Flooding Causes Soggy Pitch!
More Sales, More Matches
Referee Contract Dispute
Rivalry Week Kicks Off
Salary Cap Raised!
Violence at an All-time High!
Weather Disrupts Match!
"""

TEAM_UPGRADES = """
chaos-all-stars | Changer of Plays; Handy Mutation; Winds of Change; Withering Workout; Writhing Tentacles
grudgebearers | Bear the Grudge; Legendary Toughness; Lessons in Violence; Rigorous Training; Rising Ire
reikland-reavers | Gryphon-ade; Jack of All Trades; Product Endorsements; Publicity Stunts; Recruiting Agent
gouged-eye | Beat Da Points Outta Dem!; Illegal Substitution; Orcidas Sponsorship; Smash 'Em, Bash 'Em; WAAAGH!
skavenblight-scramblers | Eshin Assassination Coordinator; Professional Cheater; Sewer Go-Map; Swarm Tactics
skavenblight-scramblers | Warpstone Souvenirs
athelorn-avengers | Conditioning Coach; Dodge Type Thing; End Zone Celebration Choreographer
athelorn-avengers | Interception Assistant; Orion's Cleats
"""

# copies | name; "*" marks those that the salary cap keeps out, all others have copies that are only inferred
STAFF_UPGRADES = """
1 | Bloodthirsty Supporters
2 | Cheating Coach
2 | Passing Coach
2 | Sprinting Coach
2 | Tackling Coach
2 | Offensive Coordinator
2 | Hired Wizard
2 | Team Apothecary
1 | Endorsement Deal
1 | Late Game Scoring Streak
1 | Laying the Smackdown!
1 | Offensive Firepower
1 | Team Merchandise Booths
1 | The Best Players in the League!
1 | Fan Club Enrollment *
1 | Hall of Famers *
2 | Staffing Office *
2 | Talent Scout *
1 | We'll Get 'Em Next Season *
"""


def rows(table: str) -> list[list[str]]:
    """The cells of a table, line by line."""
    return [[cell.strip() for cell in line.split("|")] for line in table.splitlines() if line.strip()]
