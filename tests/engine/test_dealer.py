"""A draw follows from the key and its number, and from nothing else."""

import re
from collections import Counter
from pathlib import Path

import pytest

from touchline.engine.dealer import WORDS, Dealer, KeyDealer, key_of_seed, outcome, words_of_block
from touchline.table.keys import seal_of, stream_of

KEY = bytes(range(32))
PAGE = Path(__file__).resolve().parents[2] / "docs" / "chance.md"


class FirstDealer(Dealer):
    """Deals what stands first."""

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        return 0


def page_check() -> dict[str, object]:
    """The check that docs/chance.md prints, as somebody would copy it who has nothing else."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    found: dict[str, object] = {}
    exec(code, found)
    return found


def test_the_check_in_the_docs_gives_the_same_draws():
    theirs = page_check()["outcome"]
    assert callable(theirs)
    for seed in range(20):
        key = key_of_seed(seed)
        for number in [*range(40), 1000, 10**6]:
            for alternatives in (1, 2, 6, 30):
                assert theirs(key, number, alternatives) == outcome(key, number, alternatives)


def test_the_docs_make_the_same_key_and_seal():
    page = page_check()
    assert callable(page["key"])
    assert callable(page["seal"])
    for seed in (0, 7, -3, 10**40):
        assert page["key"](seed) == key_of_seed(seed)
        assert page["seal"](key_of_seed(seed)) == seal_of(key_of_seed(seed))


def test_the_docs_mix_salts_in_as_we_do():
    stream = page_check()["stream"]
    assert callable(stream)
    for salts in ((), (bytes(16), bytes(16)), (bytes(range(16)), b"sixteen bytes it", bytes(16))):
        assert stream(KEY, salts) == stream_of(KEY, salts)


def test_the_dealer_of_play_deals_these_draws_in_any_order():
    dealer = KeyDealer(KEY)
    for number in (0, 1, 15, 16, 17, 3, 160, 0):
        for faces in ((1,), (0, 0, 0, 1, 1, 2), tuple(range(30))):
            assert dealer.deal(number, 0, faces) == outcome(KEY, number, len(faces))


def test_taking_several_is_the_same_as_drawing_one_by_one():
    pool = [3, 3, 5, 8, 9, 9, 11]
    dealer = KeyDealer(KEY)
    left = pool[:]
    one_by_one = [left.pop(dealer.deal(number, 0, tuple(left))) for number in range(14, 19)]
    rest = pool[:]
    assert KeyDealer(KEY).take(14, 0, rest, 5) == one_by_one
    assert rest == left


def test_any_dealer_can_take_several():
    pool = [4, 5, 6]
    assert FirstDealer().take(0, 0, pool, 2) == [4, 5]
    assert pool == [6]


def test_a_block_serves_sixteen_draws():
    assert len(words_of_block(KEY, 0)) == WORDS == 16
    assert all(0 <= word < 2**32 for word in words_of_block(KEY, 5))
    assert words_of_block(KEY, 0) != words_of_block(KEY, 1)


def test_32_bytes_are_a_key_as_they_are():
    assert key_of_seed(KEY) == KEY
    assert len(key_of_seed(7)) == 32
    assert key_of_seed(7) != key_of_seed(8)


@pytest.mark.parametrize("alternatives", [2, 3, 6, 25])
def test_all_alternatives_come_equally_often(alternatives: int):
    """The 1 in 1,000,000 bound of a chi-squared count is far beyond what a fair stream gives."""
    rolls = 6000
    counts = Counter([outcome(KEY, number, alternatives) for number in range(rolls)])
    due = rolls / alternatives
    assert set(counts) == set(range(alternatives))
    assert (
        sum([(count - due) ** 2 / due for count in counts.values()])
        < alternatives + 8 * alternatives**0.5 + 20
    )
