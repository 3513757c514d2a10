package org.hullwright.picture.board;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.scene.PrintedMark;

/** Draws the small things printed on a tile: dots of colour and chips with letters, in a row. */
final class MarkArtist {

	private static final double SIZE = 19;
	private static final double GAP = 3;
	private final BoardTheme theme;

	MarkArtist(BoardTheme theme) {
		this.theme = theme;
	}

	/** A row around its middle, closer together when it would be wider than it may. */
	void row(List<PrintedMark> marks, Point middle, double width, double scale, Picture.Builder picture) {
		double step = Math.min((SIZE + GAP) * scale, width / Math.max(1, marks.size()));
		for (int index = 0; index < marks.size(); index++) {
			PrintedMark mark = marks.get(index);
			draw(mark.emblem(), theme.colour(mark.hue()), middle.plus((index - (marks.size() - 1) / 2.0) * step, 0), scale, picture);
		}
	}

	/** @param emblem nothing for a plain dot */
	void draw(Emblem emblem, Colour colour, Point middle, double scale, Picture.Builder picture) {
		double size = SIZE * scale;
		if (emblem.isBlank()) {
			picture.fill(Outline.circle(middle, size * 0.42), colour);
			picture.stroke(Outline.circle(middle, size * 0.42), theme.ink().faded(0.35), 1);
			return;
		}
		Outline chip = Outline.box(new Bounds(middle.x() - size / 2, middle.y() - size / 2, size, size), 5 * scale);
		picture.fill(chip, theme.tile().mixed(colour, 0.2));
		picture.stroke(chip, colour, 1.3);
		EmblemArtist.draw(emblem, middle, 11 * scale * 0.9, theme.ink(), picture);
	}
}
