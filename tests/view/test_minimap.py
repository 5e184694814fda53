"""The small map: everybody is on it, and the frame is what is seen."""

import re

import fracas
from fracas.faces import face_of
from fracas.faces.pictures import board
from fracas.games import KEYS
from fracas.view.board.lattice import view_box
from fracas.view.board.minimap import minimap


def test_the_map_shows_everybody_and_frames_what_is_seen():
    for key in KEYS:
        face = face_of(key)
        drawn = board(face, fracas.new(key).state)
        extent = drawn.field.extent
        seen = view_box(extent, (extent[0] + extent[2] / 4, extent[1] + extent[3] / 4), 2)
        text = str(minimap(drawn, seen))
        placed = [token for token in drawn.tokens if token.cell >= 0]
        assert len(re.findall(r'class="(?:home|away|neutral)', text)) == len(placed)
        frames = re.findall(r'<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" class="frame', text)
        assert len(frames) == 2 and frames[0] == frames[1]
        x, y, width, height = map(float, frames[0])
        assert extent[0] <= x and x + width <= extent[0] + extent[2] + 0.1
        assert extent[1] <= y and y + height <= extent[1] + extent[3] + 0.1
        assert 0 < width <= extent[2] / 2 + 0.1 and 0 < height <= extent[3] / 2 + 0.1
