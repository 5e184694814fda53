"""Retries of real matches of bots: an action, a throw, and an answer in the middle of an action."""

from fracas.retries import retry

ACTION = retry.read(
    "m1\t348\t357\telfball.1.black-rock-dwarves.valkyries.1-0.f16d-e17d-b-b-b-i-e185-k111-n164-n9d-o-o.e162-e19d-b-o126-"
    "b-b-b-f19z-i123-f173-o-o.H7.th.ahhn.1-58.0-0.0-0.H1-A10.n\t\tH9 m17|H9 l18|H9 k18|H9 j18|H9 i18|H9 end\t"
    "H7 f18|H7 g18|H7 h18|H7 i18|H7 j18|H7 k18|H7 l18|H7 face 4|H7 end")
THROW = retry.read(
    "m1\t718\t223\tstreet_brawl.1.black-rock-dwarves.valkyries.2-0.j53-s41-m26-b-b-e-n24-n57-i-s15-o-o.i-c43-i53-i-t26-"
    "t48-s3z-r-u16-i-o-o.H7.th.ahhn.2-46.1-0.0-0.H3-A3.H7-0-7-1-0-0-0-0-0-0-n\t\tH7 throw s1\tH7 face 2|H7 end")
ANSWER = retry.read(
    "m1\t207\t36\tstreet_brawl.1.black-rock-dwarves.valkyries.2-0.m72-b-t2d-b-b-e-l3d-o38-i-s54-o-o.n35-u5d-b-c43-b-b-b-"
    "n44-m36-s1d-o-o.A8.th.ahhn.1-32.0-0.0-0.H6-A1.H8-1-2-1-0-0-0-0-0-0-n\tH8 tackle A8|*xo\tstop\ttackle")
CLOSE = retry.read(
    "\t32\t48\telfball.1.black-rock-dwarves.valkyries.1-0.o114-b-b-b-b-u96-s146-r61-r156-s61-o-o."
    "h113-h204-b-e173-b-b-b-q74-g123-g204-o-o.H8.th.haan.1-3.0-0.0-0.H1-A8.n"
    "\t\tH9 r14|H9 r13|H9 r12|H9 r11|H9 r10|H9 r9|H9 end\tH8 shove A8|H8 shove A8|H8 face 1|H8 end")
TWICE = retry.read(
    "m1\t67\t44\telfball.1.black-rock-dwarves.valkyries.1-0.l115-b-b-b-b-n101-s146-j12d-r156-s61-o-o."
    "h113-m14d-b-e173-b-b-b-k126-i13d-i144-o-o.k11.th.haan.1-11.0-0.0-0.H8-A9.H1-4-1-0-0-0-0-0-0-0-n"
    "\t\tH1 k11\tH1 shove A8|H1 shove A8|H1 k11|H1 j11|H1 i12|H1 h13|H1 end")
EACH = (ACTION, THROW, ANSWER)
