package org.hullwright.playtest.seats;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.scene.BoardTheme;

/** Draws bounded numbers: short ones as spaces of a track of which some are filled, long ones as a bar. */
final class TrackArtist {

	private static final int MOST_SPACES = 20;
	private static final double WIDEST = 22;
	private static final double HEIGHT = 13;
	private static final double BETWEEN = 2.5;
	private final BoardTheme theme;

	TrackArtist(BoardTheme theme) {
		this.theme = theme;
	}

	/** Draws it and says where it ends. */
	double draw(Bounds place, int value, int lower, int upper, Colour colour, Picture.Builder picture) {
		int start = lower == 1 ? 0 : lower; // what counts from 1 is full of its first step there
		int spaces = upper - start;
		double top = place.centre().y() - HEIGHT / 2;
		if (spaces > MOST_SPACES) {
			bar(new Bounds(place.x(), top, place.width(), HEIGHT), (value - start) / (double) spaces, colour, picture);
			return place.x() + place.width();
		}
		double step = Math.min(WIDEST, place.width() / spaces);
		for (int space = 0; space < spaces; space++) {
			Outline box = Outline.box(new Bounds(place.x() + space * step, top, step - BETWEEN, HEIGHT),
					Math.min(3.5, (step - BETWEEN) / 2));
			boolean filled = space < value - start;
			picture.fill(box, filled ? colour : theme.faint().faded(0.22));
			picture.stroke(box, filled ? colour.mixed(theme.ink(), 0.4) : theme.faint().faded(0.8), 1);
		}
		return place.x() + spaces * step;
	}

	private void bar(Bounds whole, double share, Colour colour, Picture.Builder picture) {
		picture.fill(Outline.box(whole, 4), theme.faint().faded(0.3));
		if (share > 0) {
			picture.fill(Outline.box(new Bounds(whole.x(), whole.y(), whole.width() * Math.min(1, share), whole.height()), 4), colour);
		}
	}
}
