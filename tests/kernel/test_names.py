"""Names of players: their own ones, or those of their kind that nobody else has."""

from fracas.kernel.teams.names import full_names

CATS, DOGS = ("Tom", "Tib", "Puss"), ("Rex", "Fido")


def test_players_of_a_kind_are_named_in_turn_and_keep_names_of_their_own():
    assert full_names([[(CATS, ""), (DOGS, ""), (CATS, "Zoe"), (CATS, "")]]) == ["Tom", "Rex", "Zoe", "Tib"]


def test_an_opponent_who_is_called_alike_takes_the_last_free_name():
    assert full_names([[(CATS, "")], [(CATS, ""), (CATS, "")]]) == ["Tom", "Puss", "Tib"]
    assert full_names([[(CATS, "Tib")], [(CATS, ""), (CATS, "")]]) == ["Tib", "Tom", "Puss"]


def test_a_given_name_makes_way_for_one_that_a_person_chose():
    assert full_names([[(DOGS, "")], [(DOGS, "Rex")]]) == ["Fido", "Rex"]


def test_names_come_back_where_a_kind_has_too_few():
    assert full_names([[(DOGS, "")] * 3]) == ["Rex", "Fido", "Rex"]
