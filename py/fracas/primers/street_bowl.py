"""Street Bowl in plain words: what each chapter shows and where the rules say it exactly."""

from fracas.primers.primer import Example, Picture, Primer, PrimerChapter

_HEAD = "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_0_0"
_BLOCK = (f"{_HEAD}~H3_o_0_0~b_R_o.d_t4_f.d_s4_f.a_q6_f.a_t5_f.a_o2_f.a_R_o.a_R_o.o.o.o.o"
          "~f_R_o.d_x6_f.e_y2_f.e_R_o.a_u4_f.a_m3_f.a_R_o.a_R_o.a_R_o.o.o.o")
_PASS = (f"{_HEAD}~H1_o_0_0~b_o4_f.d_u3_f.d_R_o.a_p2_f.a_R_o.a_R_o.a_R_o.a_R_o.o.o.o.o"
         "~f_R_o.d_R_o.e_v5_f.e_R_o.a_q6_f.a_n6_f.a_R_o.a_R_o.a_R_o.o.o.o")
_BLITZ = (f"{_HEAD}~A5_o_0_0~b_R_o.d_R_o.d_q4_f.a_p2_f.a_R_o.a_R_o.a_R_o.a_R_o.o.o.o.o"
          "~f_R_o.d_R_o.e_x5_f.e_R_o.a_t4_f.a_n6_f.a_R_o.a_R_o.a_R_o.o.o.o")
_AT_WALL = _BLOCK.replace("d_t4_f", "d_t2_f").replace("a_u4_f", "a_t1_f")

_DOWN = "H2 block A5: block=push.pow; block_die defender_down; push v4; follow stay; armour=23"

PRIMER = Primer("street_bowl", (
    PrimerChapter("win", ("0", "4"), (
        Picture(_BLOCK, ("H3", "z4")),
        Example(_BLOCK, ("H2 block", _DOWN, "H3 move", "H3 t3",
                         "H3 u2", "H3 v2", "H3 w3", "H3 x4", "H3 y4", "H3 z4: potion none; potion none"),
                ("", "it holds")),
    )),
    PrimerChapter("street", ("2",), (
        Picture(_BLOCK, ("a4", "z4", "m4", "n4")),
    )),
    PrimerChapter("players", ("1", "3"), (
        Picture(_BLOCK, ("A5",), ("r2", "x6"), danger=True),
    )),
    PrimerChapter("kick-off", ("4", "5", "14", "15")),
    PrimerChapter("turn", ("6",), (
        Picture(_BLITZ, who="H3"),
    )),
    PrimerChapter("move", ("7",), (
        Example(_BLOCK, ("H2 move", "H2 u3: dodge=4"), ("success",)),
    )),
    PrimerChapter("block", ("8", "8.1", "8.4", "17"), (
        Picture(_BLOCK, ("H2", "A5"), ("r2", "x6")),
        Example(_BLOCK, ("H2 block", _DOWN),
                ("", "it holds")),
    )),
    PrimerChapter("wall", ("8.2", "8.3"), (
        Picture(_AT_WALL, ("H2", "A5"), ("r1", "v4")),
    )),
    PrimerChapter("armour", ("9",)),
    PrimerChapter("pass", ("10", "10.1", "10.2", "10.3", "10.4", "10.5"), (
        Picture(_PASS, ("H1", "H2"), ("m1", "w6")),
        Example(_PASS, ("H1 pass", "H1 pass u3: pass=4; catch=4"), ("success", "success")),
    )),
    PrimerChapter("ball", ("11", "11.1", "11.2", "11.3", "11.4", "11.5"), (
        Example(_BLITZ, ("H3 blitz", "H3 r4", "H3 s5",
                         "H3 block A5: block=pow; push u3; follow follow; armour=34; bounce=3"),
                ("", "it holds", "")),
    )),
    PrimerChapter("rest", ("12", "13", "16", "18")),
    PrimerChapter("skills", ("19", "19.1", "19.2", "19.3", "19.4", "19.5", "19.6", "20")),
))
