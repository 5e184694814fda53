"""Elfball in plain words: what each chapter shows and where the rules say it exactly."""

from fracas.primers.primer import Example, Picture, Primer, PrimerChapter

_LINED_UP = ("elfball.1.timberline-elves.orcs.1-0.u91-b-n136-b-r151-b-r41-s51-b-s156-o-o"
             ".e174-b-l133-b-f214-g204-f104-g103-b-b-o-o.m13.th.hhan.1-1.0-0.0-0.n-n.n")
_LOOSE = ("elfball.1.timberline-elves.orcs.1-0.b-b-b-b-k176-b-h161-b-j141-b-o-o"
          ".g204-b-e153-b-b-b-b-m116-b-b-o-o.g17.th.hhan.1-5.0-0.0-0.n-n.n")
_BEHIND = ("elfball.1.timberline-elves.orcs.1-0.b-b-h171-b-b-b-k122-b-b-b-o-o"
           ".d144-f204-b-b-h164-b-b-b-b-b-o-o.A5.th.hhan.1-5.0-0.0-0.n-n.n")
_FACED = ("elfball.1.timberline-elves.orcs.1-0.b-b-b-b-b-b-f171-b-b-b-o-o"
          ".k204-b-e174-b-b-b-b-b-b-b-o-o.H7.th.hhan.1-5.0-0.0-0.n-n.n")
_ARMED = ("elfball.1.timberline-elves.orcs.1-0.b-b-b-b-k176-b-f196-b-k131-b-o-o"
          ".n166-j112-h133-c154-b-b-b-m116-b-b-o-o.H9.th.hhan.1-5.0-0.0-0.n-n.n")
_NEED_TWO = ("elfball.1.timberline-elves.orcs.1-0.b-b-b-b-b-b-b-g161-b-b-o-o"
             ".g204-b-e174-b-b-b-b-b-b-b-o-o.f17.th.hhan.1-5.0-0.2-0.n-n.n")
_BRINK = ("elfball.1.timberline-elves.orcs.1-0.l55-b-b-b-b-b-n102-b-b-b-o-o"
          ".d144-b-b-b-l42-b-b-b-b-b-o-o.p9.th.hhan.1-5.0-0.0-0.n-n.n")
_SPENT = ("elfball.1.timberline-elves.orcs.1-0.b-b-b-b-b-b-d181-b-b-b-o-o"
          ".k204-b-b-b-b-b-b-b-b-b-o-o.H7.th.hhan.1-5.0-0.2-0.n-n.H7-6-1-0-0-0-0-0-0-0-n")

PRIMER = Primer("elfball", (
    PrimerChapter("win", ("3.3", "5", "20"), (
        Picture(_LOOSE, ("c18", "w8")),
        Example(_LOOSE, ("H7 g17: pick-up=-**oo-", "H7 f18", "H7 e18", "H7 d18", "H7 c18"), ("total 4",)),
    )),
    PrimerChapter("field", ("1", "3", "3.1", "3.2", "3.3", "3.4"), (
        Picture(_LINED_UP, ("m13", "n13", "u9", "s4", "s15")),
    )),
    PrimerChapter("players", ("4",), (
        Picture(_BEHIND, ("A5",), ("f15", "j17"), danger=True),
    )),
    PrimerChapter("set-up", ("5", "6"), (
        Picture(_LINED_UP, ("n13", "l13"), ("k11", "o15")),
    )),
    PrimerChapter("turn", ("7", "8"), (
        Picture(_LOOSE, who="H7"),
    )),
    PrimerChapter("dice", ("2", "2.1", "2.2", "25"), (
        Example(_LOOSE, ("H7 g17: pick-up=x-**-*o",), ("total 3",)),
        Example(_LOOSE, ("H7 g17: pick-up=x--*x; bounce=2",), ("flop", "")),
    )),
    PrimerChapter("momentum", ("9",), (
        Example(_NEED_TWO, ("H8 f17: pick-up=-o--; momentum -; reroll=o; momentum keep",), ("total 1", "total 1")),
    )),
    PrimerChapter("slip-away", ("10", "11"), (
        Picture(_FACED, ("H7", "A3"), ("d15", "h19"), danger=True),
        Example(_FACED, ("H7 e18: disengage=o*-oo",), ("total 4",)),
    )),
    PrimerChapter("ball", ("12", "12.1", "12.2", "12.3"), (
        Example(_LOOSE, ("H7 g17: pick-up=x--o; bounce=2; face 1",), ("total 0", "")),
    )),
    PrimerChapter("throw", ("13", "13.1", "13.2", "13.3", "13.4"), (
        Picture(_ARMED, ("H9", "H7"), ("e15", "l17"), who="H9", mode="throw"),
        Example(_ARMED, ("H9 throw f19: throw=*oo-o; catch catch; face 6",), ("total 4",)),
    )),
    PrimerChapter("tackle", ("14",), (
        Picture(_BEHIND, ("H3", "A5"), ("f15", "j17")),
        Example(_BEHIND, ("H3 tackle A5: tackle=oo--; bounce=4",), ("total 2", "")),
    )),
    PrimerChapter("shove", ("15", "19"), (
        Picture(_BRINK, ("H1", "A5", "l3"), ("l3", "k6", "m6")),
        Example(_BRINK, ("H1 shove A5: shove=o---",), ("total 1",)),
    )),
    PrimerChapter("hurt", ("17", "18", "3.5"), (
        Example(_BEHIND, ("H3 tackle A5: tackle=oo*-o; injury=--o; bounce=4",), ("total 4", "total 1", "")),
    )),
    PrimerChapter("dash", ("16",), (
        Example(_SPENT, ("H7 dash 2: dash=o-; dash hex",), ("total 1",)),
    )),
    PrimerChapter("team", ("21", "22", "22.1", "22.2", "23", "26")),
    PrimerChapter("options", ("24", "24.1", "24.2", "24.3", "24.4", "24.5", "24.6", "24.7", "24.8")),
))
