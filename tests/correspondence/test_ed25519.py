"""Signatures are those of the standard: the vectors of RFC 8032, 7.1, and what must not pass for one."""

from hashlib import sha512

import pytest

from fracas.correspondence.ed25519 import ORDER, P, is_signature, public_key, sign

VECTORS = (
    ("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
     "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", b"",
     "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
     "d25bf5f0595bbe24655141438e7a100b"),
    ("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
     "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", b"\x72",
     "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
     "387b2eaeb4302aeeb00d291612bb0c00"),
    ("c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
     "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", b"\xaf\x82",
     "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
     "4a7c15e9716ed28dc027beceea1ec40a"),
    ("833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
     "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf", sha512(b"abc").digest(),
     "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e030"
     "3dca179c138ac17ad9bef1177331a704"),
)


@pytest.mark.parametrize(("secret", "key", "text", "signature"), VECTORS)
def test_keys_and_signatures_are_those_of_the_standard(secret, key, text, signature):
    assert public_key(bytes.fromhex(secret)).hex() == key
    assert sign(bytes.fromhex(secret), text).hex() == signature
    assert is_signature(bytes.fromhex(key), text, bytes.fromhex(signature))


def test_every_bit_of_a_signature_of_its_text_and_of_its_key_counts():
    secret, text = bytes(range(32)), b"a link"
    whole = (public_key(secret), text, sign(secret, text))
    assert is_signature(*whole)
    for place, part in enumerate(whole):
        for bit in range(0, 8 * len(part), 7):
            other = bytearray(part)
            other[bit // 8] ^= 1 << bit % 8
            assert not is_signature(*(bytes(other) if at == place else each for at, each in enumerate(whole)))


def test_the_same_signature_written_otherwise_is_none():
    """A number above the order of the group, a text cut or lengthened, a key that is no point."""
    secret, text = bytes(range(32)), b"a link"
    key, signature = public_key(secret), sign(secret, text)
    answer = int.from_bytes(signature[32:], "little")
    assert not is_signature(key, text, signature[:32] + (answer + ORDER).to_bytes(32, "little"))
    for other in (signature[:-1], signature + b"\0", b""):
        assert not is_signature(key, text, other)
    for no_key in (key[:-1], b"", (P + 1).to_bytes(32, "little"), (2).to_bytes(32, "little"),
                   (1 | 1 << 255).to_bytes(32, "little")):
        assert not is_signature(no_key, text, signature)
