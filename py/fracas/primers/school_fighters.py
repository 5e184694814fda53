"""School Fighters in plain words: what each chapter shows and where the rules say it exactly."""

from fracas.primers.primer import Example, Picture, Primer, PrimerChapter

_YARD = "school_fighters.1_5.0.0_playground_"
_CHARGE = (f"{_YARD}4.0.0.0.2.0.-1.-1__0.0__k2050.1850.2.4.0.0.0.-1.0~b1900.2100.3.4.0.0.0.-1.0"
           "~t3000.1200.2.4.0.0.0.-1.0_t2900.1850.0.3.1.0.0.-1.0~n3200.2200.1.4.0.0.0.-1.0")
_SHOT = (f"{_YARD}5.0.0.0.2.0.-1.-1__0.0__r2000.1800.2.4.0.0.0.-1.0~b1900.2100.3.4.0.0.0.-1.0~t3000.1200.2.4.0.0.0.-1.0"
         "_t2900.1850.1.4.0.0.0.-1.0~n3200.2200.1.4.0.0.0.-1.0")
_SALTS = (f"{_YARD}5.0.0.0.2.0.-1.-1__0.0__n2000.1800.1.4.0.2.0.-1.0~t2150.1800.0.3.1.0.0.-1.0"
          "~b1200.1200.3.4.0.0.0.-1.0_t2900.3000.2.4.0.0.0.-1.0~n3200.2200.1.4.0.0.0.-1.0")

PRIMER = Primer("school_fighters", (
    PrimerChapter("win", ("6.7", "3"), (
        Example(_CHARGE, ("H1 charge A1 28,18.5", "done", "done", "H1 fight A1: fight=6431; block=2; moxie=54"),
                ("", "", "9: loses his nerve")),
    )),
    PrimerChapter("inches", ("1", "1.1", "8", "8.1", "8.2", "8.3", "8.4"), (
        Picture(_CHARGE, ("24 11", "15 15", "5 16", "5 22")),
    )),
    PrimerChapter("gang", ("2", "2.1", "2.2"), (
        Picture(_CHARGE, ("H1", "H2", "H3", "A2"), ("16 8", "36 26")),
    )),
    PrimerChapter("round", ("3", "4", "4.2"), (
        Picture(_CHARGE, who="H3", around=("18 2", "42 24")),
    )),
    PrimerChapter("charge", ("4.2",), (
        Picture(_CHARGE, ("H1", "A1"), ("18 13", "33 26")),
    )),
    PrimerChapter("orders", ("4.1",)),
    PrimerChapter("shoot", ("1.2", "1.3", "1.4", "1.5", "5"), (
        Picture(_SHOT, ("H1", "A1"), ("17 13", "33 25"), who="H1"),
        Example(_SHOT, ("H1 shoot A1: shoot=64; block=2",), ("", "")),
    )),
    PrimerChapter("fight", ("6", "6.0", "6.1", "6.3", "9"), (
        Example(_SHOT, ("H1 shoot A1: shoot=63; block=4",), ("", "")),
    )),
    PrimerChapter("bruises", ("6.2", "6.4", "6.6"), (
        Example(_SALTS, ("H1 salts",), ()),
    )),
    PrimerChapter("moxie", ("6.5",)),
    PrimerChapter("monitor", ("7",)),
))
