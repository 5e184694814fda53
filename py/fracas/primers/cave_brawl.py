"""Cave Brawl in plain words: what each chapter shows and where the rules say it exactly."""

from fracas.primers.primer import Example, Picture, Primer, PrimerChapter

_BASICS = "ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o"
_LIZARDS = "li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o"
_AMAZONS = "am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o"
_RUN = ("cave_brawl.1~7_3_0_0_-1~1_2~3_0_5_0_0_-1_0_0~0_-9_0_0~94_0_-1_0_0_0"
        f"~ca_4_4_3_12_k5_o.ap_6_2_1_20_l8_o.{_BASICS}"
        f".li_3_4_3_9_k3_o.li_3_3_3_9_i8_o.{_LIZARDS}~o")
_PASS = ("cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~114_0_-1_0_0_0"
         f"~am_2_4_5_9_j6_o.am_2_5_3_10_l3_o.{_AMAZONS}"
         f".ca_5_3_2_14_j5_o.ca_3_3_3_9_n6_o.{_BASICS}~o")
_KICK = ("cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~116_0_-1_0_0_0"
         f"~am_2_4_6_9_l6_o.am_3_3_3_9_c_o.{_AMAZONS}"
         f".ca_6_3_2_14_k3_o.ca_3_3_3_9_c_o.{_BASICS}~o")
_NEXT_TO = _RUN.replace("ap_6_2_1_20_l8_o", "ap_6_2_1_20_l4_o")

PRIMER = Primer("cave_brawl", (
    PrimerChapter("win", ("0", "3.6", "4.4"), (
        Picture(_RUN, ("k1", "k21")),
        Example(_RUN, ("S2 k7", "S2 j6", "S2 j5", "S2 j4", "S2 tackle N1: tackle=12; damage=34",
                       "S1 k4", "S1 j3", "S1 j2", "S1 k1"), ("success", "total 7")),
    )),
    PrimerChapter("pit", ("1",), (
        Picture(_RUN, ("k11", "k1", "a11", "u11")),
    )),
    PrimerChapter("players", ("2", "2.1", "2.2", "2.3")),
    PrimerChapter("turn", ("3", "3.1", "3.2", "3.3", "3.4", "3.5"), (
        Picture(_RUN, who="H1"),
    )),
    PrimerChapter("roll", ("4", "4.0", "8"), (
        Example(_NEXT_TO, ("S2 tackle N1: tackle=7; damage=4",), ("failure", "")),
    )),
    PrimerChapter("block", ("4.1",), (
        Picture(_NEXT_TO, ("H2", "A1"), ("i2", "m6")),
        Example(_NEXT_TO, ("S2 block N1: block=9; push k2; damage=3; follow stay",), ("success", "")),
    )),
    PrimerChapter("tackle", ("4.2", "4.6"), (
        Example(_NEXT_TO, ("S2 tackle N1: tackle=8; damage=34",), ("success", "total 7")),
    )),
    PrimerChapter("pass", ("4.3", "4.5"), (
        Picture(_PASS, ("H1", "H2"), ("i2", "m7")),
        Example(_PASS, ("S1 pass S2: pass=13; catch=11",), ("success", "success")),
    )),
    PrimerChapter("kick", ("4.4",), (
        Example(_KICK, ("S1 kick: kick=19",), ("success",)),
    )),
    PrimerChapter("talents", ("4.7", "4.8", "4.9", "4.10", "4.11")),
    PrimerChapter("death", ("5", "7")),
    PrimerChapter("beasts", ("6", "6.1", "6.2", "6.3", "6.4")),
))
