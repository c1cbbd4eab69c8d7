"""Pages look as they did when their pictures were taken."""

import random

import pytest
from PIL import Image
from playwright.sync_api import Browser

from browser.pictures import FEW, FOLDER, MOST_BYTES, PARTS, differ, sights, sizes_of, stored, taken

KEPT = sorted(path.stem for path in FOLDER.glob("*.webp"))
AGAIN = "Where this is meant: make pictures, and look at them."
some_kept = pytest.mark.skipif(not KEPT, reason="no pictures are kept yet: make pictures")


@some_kept
def test_every_picture_is_kept_and_no_other() -> None:
    wanted = [
        f"{each.name}-{size}" for part in PARTS for each in sights(part) for size in sizes_of(each)
    ]
    assert sorted(wanted) == KEPT, AGAIN
    assert sum(stored(name).stat().st_size for name in KEPT) < MOST_BYTES


@some_kept
@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_pages_look_as_in_their_pictures(browser: Browser, part: str) -> None:
    others = []
    for name, picture in taken(browser, part):
        share = differ(picture, Image.open(stored(name)).convert("RGB"))
        if share > FEW:
            picture.save(FOLDER / f"{name}.now.png")
            others.append(f"{name}: {share:.1%} of the pixels are others")
    assert others == [], f"{AGAIN} As they are now: {FOLDER}/*.now.png"


def test_a_moved_piece_is_another_picture_and_grain_is_not() -> None:
    plain = Image.new("RGB", (400, 300), "#f6ecd6")
    moved = plain.copy()
    moved.paste((123, 30, 58), (10, 10, 40, 40))
    assert differ(plain, moved) > FEW
    dice, grain = random.Random(1), plain.copy()
    for _ in range(2000):
        grain.putpixel((dice.randrange(400), dice.randrange(300)), (226, 220, 198))
    assert differ(plain, grain) <= FEW
    assert differ(plain, plain.resize((200, 150))) == 1
