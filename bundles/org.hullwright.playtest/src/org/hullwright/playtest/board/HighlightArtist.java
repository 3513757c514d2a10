package org.hullwright.playtest.board;

import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Region;
import org.hullwright.picture.scene.BoardTheme;

/** Draws what stands out over a finished picture: what can be chosen glows, what was pointed at and what changed gets an edge. */
final class HighlightArtist {

	private static final double ROUNDING = 8;
	private static final int GLOW_RINGS = 5;
	private final BoardTheme theme;

	HighlightArtist(BoardTheme theme) {
		this.theme = theme;
	}

	Picture draw(Picture board, Highlights highlights) {
		Picture.Builder picture = new Picture.Builder();
		Set<Integer> travelled = highlights.travels().stream().map(travel -> travel.movement().piece()).collect(Collectors.toSet());
		highlights.changed().stream().filter(piece -> !travelled.contains(piece)).forEach(
				piece -> board.regionOf(piece).ifPresent(region -> picture.dashes(outline(region), theme.changed().faded(0.85), 2.5)));
		TravelArtist travels = new TravelArtist(theme);
		highlights.travels().forEach(travel -> travels.draw(travel, board, picture));
		highlights.targets().forEach(piece -> board.regionOf(piece).ifPresent(region -> glow(region, theme.target(), picture)));
		highlights.focus().flatMap(board::regionOf).ifPresent(region -> {
			picture.fill(outline(region), theme.focus().faded(0.16));
			glow(region, theme.focus(), picture);
		});
		return picture.build(board.bounds());
	}

	private static void glow(Region region, Colour colour, Picture.Builder picture) {
		Outline outline = outline(region);
		for (int ring = GLOW_RINGS; ring > 0; ring--) {
			picture.stroke(outline, colour.faded(0.14), 4 + ring * 3.2);
		}
		picture.stroke(outline, colour, 4);
	}

	private static Outline outline(Region region) {
		return Outline.polygon(region.corners(), region.corners().size() > 6 ? 0 : ROUNDING);
	}
}
