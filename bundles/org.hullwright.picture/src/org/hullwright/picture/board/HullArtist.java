package org.hullwright.picture.board;

import java.util.List;

import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
import org.hullwright.picture.scene.BoardScene;
import org.hullwright.picture.scene.BoardTheme;

/** Draws what all tiles of a board lie on: one plate that reaches a little beyond its spaces, with an edge around it. */
final class HullArtist {

	private static final double REACH = BoardGeometry.STEP / Math.sqrt(3) + 2; // hexagons of this size leave no gaps between neighbours
	private static final double EDGE = 3;
	private static final double RIM = 8;
	private static final double LIGHTER = 0.45;
	private final BoardTheme theme;

	HullArtist(BoardTheme theme) {
		this.theme = theme;
	}

	/** Draws it larger in the colour of the edge first, so that only the outer edge of all plates together is seen. */
	void draw(BoardScene scene, BoardGeometry geometry, Picture.Builder picture) {
		List<Point> centres = scene.spaces().stream().map(geometry::centre).toList();
		Colour plate = theme.table().mixed(theme.tile(), LIGHTER);
		plates(centres, EDGE, theme.table().mixed(theme.faint(), 0.75), picture);
		plates(centres, 0, plate, picture);
		plates(centres, -RIM, plate.mixed(theme.faint(), 0.22), picture);
		plates(centres, -RIM - EDGE / 2, plate, picture);
	}

	private static void plates(List<Point> centres, double beyond, Colour colour, Picture.Builder picture) {
		centres.forEach(centre -> picture.fill(Outline.polygon(Polygons.regular(centre, REACH + beyond, 6), 0), colour));
	}
}
