"""Small rosters of our own in the formats of other sites and programs, one or more a format."""

import json


def skill(name):
    return {"id": 1, "skillMaster": {"id": 1, "name": name, "type": 2}, "isRandom": False}


FUMBBL = json.dumps({
    "id": 1, "coach": {"id": 7, "name": "Ann"}, "roster": {"id": 9, "name": "Orc"}, "name": "Da Lads",
    "rerolls": 2, "treasury": 30000, "fanFactor": 4, "assistantCoaches": 0, "cheerleaders": 1, "apothecary": "Yes",
    "record": {"games": 3, "form": "WLD"}, "specialRules": [], "teamValue": 1000000,
    "players": [
        {"id": 4, "number": 4, "name": "Grim", "position": "Big Un Blocker", "positionId": 44, "injuries": "-av,m",
         "skills": ["Block", "Brawler"], "skillCosts": [20000, 20000]},
        {"id": 1, "number": 1, "name": "Zug", "position": "Orc Lineman", "injuries": "", "skills": [None]},
        {"id": 2, "number": 2, "name": "Mug", "position": "Orc Linemen", "injuries": "", "skills": []},
        {"id": 3, "number": 3, "name": "Urk", "position": "Untrained Troll", "injuries": "", "skills": ["Guard"]},
        {"id": 5, "number": 5, "name": "Ghast", "position": "Wraith", "injuries": "", "skills": []},
    ],
})

TOURPLAY = json.dumps({
    "id": 2, "teamName": "Tails", "teamRace": "Skaven", "rosterMaster": {"name": "Skaven", "prizeReRoll": 50000},
    "reRolls": 1, "fanFactor": 0, "apothecary": True, "cheerLeaders": 0, "assistantCoaches": 2, "treasury": 0,
    "necromancer": False, "coachRank": {"score": 151.25}, "lineUps": [
        {"number": 2, "name": "Skit", "position": "Gutter Runner", "nigglingInjuries": 1, "canPlayNextGame": False,
         "lineUpMaster": {"position": "Gutter Runner", "skills": [skill("Dodge"), skill("My Ball")]},
         "skills": [skill("Dodge"), skill("My Ball"), skill("Block")]},
        {"number": 1, "name": "Lineman", "position": "Skaven Clanrat Linemen",
         "lineUpMaster": {"position": "Skaven Clanrat Linemen", "skills": []}, "skills": []},
    ],
})

BATTLESCRIBE = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="a" name="Cats &amp; Co" battleScribeVersion="2.03" gameSystemName="Blood Bowl"
 xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="Gold" typeId="points" value="500000.0"/></costs>
  <forces><force id="b" name="Standard" catalogueName="Human">
    <selections>
      <selection id="c" name="Blitzer" number="2" type="model">
        <profiles><profile id="p" name="Blitzer" typeName="Player"><characteristics>
          <characteristic name="Skills">Block</characteristic></characteristics></profile></profiles>
        <selections><selection id="d" name="Guard" number="1" type="upgrade"/></selections>
      </selection>
      <selection id="e" name="Linewomen" customName="Bess" number="1" type="unit"/>
      <selection id="f" name="Team Re-roll" number="2" type="upgrade"/>
      <selection id="g" name="Wizard" number="1" type="upgrade"/>
    </selections></force></forces>
</roster>
"""

NEW_RECRUIT = json.dumps({"roster": {
    "name": "Yard", "generatedBy": "https://newrecruit.eu", "gameSystemName": "School Fighters",
    "costs": [{"name": "pts", "typeId": "points", "value": 80.0}], "forces": [
        {"catalogueName": "Wheels", "selections": [], "forces": [{"catalogueName": "", "selections": [
            {"name": "Biker Pair", "type": "unit", "number": 1, "selections": [
                {"name": "Biker", "type": "model", "number": 2, "selections": [
                    {"name": "Chain", "type": "upgrade", "number": 1}]}]},
            {"name": "Skater", "type": "model", "number": 1}]}]}]}})

FORGE = json.dumps({
    "gameSystem": "gff", "id": "x-1", "name": "Bone Yard", "points": 120, "modified": "2024-01-01", "units": [
        {"name": "Cave Ape", "customName": "Ook", "size": 1, "quality": 4, "defense": 4, "cost": 40,
         "specialRules": [{"key": "fearless", "name": "Fearless", "rating": ""}],
         "selectedUpgrades": [{"option": {"label": "Great Club"}}]},
        {"name": "Caveman", "size": 3, "cost": 60, "selectedUpgrades": []},
        {"name": "Prime Brother", "size": 1, "cost": 20, "selectedUpgrades": []}]})

FORGE_TEXT = """++ The Mob (v2.50) [GFF 105pts] ++

Boss [1] Q3+ D4+ | 35pts | Fearless
CCW (A2)

2x Thug [1] Q5+ D5+ | 15pts |
CCW (A1)

Prime Brother [1] Q3+ D2+ | 40pts | Fearless
Heavy Pistol (12", A1, AP(1))
"""

BATTLESCRIBE_TEXT = """++ Standard (Human) [500,000 gp] ++

+ Players +

2x Blitzer [90000 gp]: Guard
Ogre [140000 gp]
Giant Rat [40000 gp]

+ Team +

3x Team Re-rolls [100000 gp]

++ Total: [500,000 gp] ++
"""

ALL = {
    "fumbbl": FUMBBL, "tourplay": TOURPLAY, "battlescribe": BATTLESCRIBE, "newrecruit": NEW_RECRUIT, "forge": FORGE,
    "forge text": FORGE_TEXT, "battlescribe text": BATTLESCRIBE_TEXT,
}

ELEMENTS, ROWS = ("><", ">\n", '" ', '="', "<"), ("\n", " [", "] ", ": ", "x ", " ")
SHAPES = {  # source -> a roster of it and its separators, () = JSON
    key: (text, ELEMENTS if text.startswith("<") else ROWS if text.startswith("++") else ())
    for key, text in ALL.items()
}
