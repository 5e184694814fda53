"""Street Brawl in plain words: what each chapter shows and where the rules say it exactly."""

from fracas.primers.primer import Example, Picture, Primer, PrimerChapter

_LINED_UP = ("street_brawl.1.timberline-elves.orcs.2-0.c43-b-m43-b-g63-b-g23-h33-b-h53-o-o"
             ".x47-b-n47-b-s27-t37-s67-t57-b-b-o-o.n.sa.hhan.1-0.0-0.0-0.n-n.n")
_WALL = ("street_brawl.1.timberline-elves.orcs.2-0.b-b-p43-b-b-b-v22-b-s53-b-o-o"
         ".v67-b-w16-b-b-b-b-l33-b-b-o-o.H7.th.hhan.1-5.1-0.0-0.n-n.n")
_BAR = ("street_brawl.1.timberline-elves.orcs.2-0.m21-b-b-b-b-b-k43-b-b-b-o-o"
        ".v47-b-q37-b-m15-b-b-b-b-b-o-o.H7.th.hhan.1-5.1-0.0-0.n-n.n")
_LEVEL = ("street_brawl.1.timberline-elves.orcs.2-0.b-b-p43-b-b-b-n33-b-b-b-o-o"
          ".v47-b-q27-b-s47-b-b-b-b-b-o-o.A5.th.hhan.1-5.1-1.0-0.n-n.n")

PRIMER = Primer("street_brawl", (
    PrimerChapter("win", ("S6", "20"), (
        Picture(_WALL, ("H7", "z2")),
        Example(_WALL, ("H7 shove A3: shove=o--; crush=x--", "H7 w2", "H7 x1", "H7 y1", "H7 z2"), ("total 1", "flop")),
    )),
    PrimerChapter("street", ("S1", "S2", "1", "3", "4"), (
        Picture(_LEVEL, ("m4", "a4", "z4", "m0")),
        Picture(_LEVEL, ("A5",), ("r2", "t6"), danger=True),
    )),
    PrimerChapter("set-up", ("S4", "S5", "5", "6"), (
        Picture(_LINED_UP, ("m4", "n4", "c4", "g2")),
    )),
    PrimerChapter("turn", ("2", "7", "8", "25"), (
        Picture(_LEVEL, who="H7"),
    )),
    PrimerChapter("momentum", ("S11", "9", "16")),
    PrimerChapter("ball", ("S3", "12", "13"), (
        Example(_LEVEL, ("H3 q3", "H3 r2", "H3 s3", "H3 tackle A5: tackle=oo--; bounce=1; catch catch; catch=oo"),
                ("total 2", "", "total 2")),
    )),
    PrimerChapter("fight", ("10", "11", "14")),
    PrimerChapter("wall", ("S7", "15"), (
        Picture(_WALL, ("H7", "A3"), ("u1", "x3")),
    )),
    PrimerChapter("bar", ("S9", "19"), (
        Picture(_BAR, ("H1", "A5", "m0"), ("k1", "o3", "m0")),
        Example(_BAR, ("H1 shove A5: shove=o---",), ("total 1",)),
    )),
    PrimerChapter("hurt", ("S8", "S10", "17", "18")),
    PrimerChapter("team", ("S12", "21", "22", "23", "24", "26")),
))
