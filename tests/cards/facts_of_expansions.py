"""What the cards of the expansions pay, and which of their names are known, typed a second time, by hand.

Payouts are written as in facts.py; CT are contracts and PE penalties.
"""

# name | left | centre | right
HIGHLIGHTS = """
Bubble Screen of Swamp Gas | 2SU | 1F 1CT    | 1F
Chop Block Party           | 2F  | 1CT / 2TU | 2F
Coffin Corner Kick         | 1SP | 1CT       | 2F
End-over-end Drop          | 1TU | 3F        | 2SP
Fair Catch, Foul Landing   | 1F  | 2F 1SP    | 1CT
Fourth and Forever         | -   | 2CT       | -
Gravedigger's Draw         | 2SP | 2F / 3SP  | 1SU
Hail Morr!                 | 1SU | 1F 1CT    | 1SP
Hook and Bladder           | 2SU | 1F 2SP    | 1TU
Illegal Use of Fangs       | 2F  | 1F 3SU    | 1F
Onside Hex                 | 1SP | 2F 2SU    | 1TU
Pick Six Teeth             | 1F  | 6F        | -
Quarterback Snack          | 1CT | 1F        | 1CT
The Stretcher Sweep        | 3SU | 1F 1TU    | 2SP
Two-minute Wailing         | 1TU | 1CT / 3F  | 2SU
"""

# box | name | winner | runner-up | LOSE!
TOURNAMENTS = """
sudden_death | Far Albion Cup             | 2F 2CT     | 1F 1CT  | 2F
sudden_death | The Blood Bowl             | 4F 1CT     | 1F 1CT  | 2F
sudden_death | The Chaos Cup              | 2F 3SU 1CT | 2F 2SU  | 1SU
sudden_death | The Dungeonbowl            | 2F 2TU 1CT | 2F 1TU  | 1TU
sudden_death | The Spike! Magazine Trophy | 2F 3SP 1CT | 1SP 1CT | 1SP
foul_play    | Goblin Tribal Leeg         | 6F 2SP     | 3F 1SP  | 3F 1PE
"""

# name | provenance | what is ours; of Far Albion only the leaflet tells, of the others the documents
KNOWN_TOURNAMENTS = """
Far Albion Cup             | printed   | name payouts
The Blood Bowl             | documents | payouts
The Chaos Cup              | documents | payouts
The Dungeonbowl            | documents | payouts
The Spike! Magazine Trophy | documents | payouts
Goblin Tribal Leeg         | documents | payouts
"""

# name | what is ours; of the elbow only that there is one is known
KNOWN_PENALTIES = """
Roughing the Ref | copies text
Downsize         | copies text
Chaos Karma      | copies text
Red Card         | copies text
Flying Elbow     | name copies text
"""

# box | copies | name
HEADLINES_AND_PENALTIES = """
sudden_death | 1 | Cabalvision Bidding War!
sudden_death | 1 | Graveyard Shift Demands Overtime!
sudden_death | 1 | Viewers Want Blowouts!
foul_play    | 1 | Late Hits Legalised!
foul_play    | 1 | League Auditors in Town!
foul_play    | 1 | Rookie Referees Panic!
foul_play    | 2 | Roughing the Ref
foul_play    | 1 | Downsize
foul_play    | 1 | Scouting Ban
foul_play    | 2 | Chaos Karma
foul_play    | 2 | Red Card
foul_play    | 2 | Flying Elbow
foul_play    | 1 | Staff Walkout
foul_play    | 1 | Illegal Equipment
foul_play    | 1 | Swearing on Cabalvision
foul_play    | 1 | Over the Salary Cap
foul_play    | 1 | Sponsors' Ultimatum
foul_play    | 1 | Stretcher-bearers' Strike
foul_play    | 1 | Shoddy Padding
foul_play    | 1 | Bench Ban
foul_play    | 1 | Greased Gloves
foul_play    | 1 | Crooked Surgeon
"""
