package org.hullwright.picture.board;

import java.util.List;

import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Picture;
import org.hullwright.picture.Point;
import org.hullwright.picture.Polygons;
import org.hullwright.picture.Region;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Occupant;

/** Draws figures, tokens and cards, and arranges those that share a place. */
final class OccupantArtist {

	private static final double CELL_WIDTH = 34;
	private static final double CELL_HEIGHT = 38;
	private static final double EDGE = 1.6;
	private static final double SHADOW = 2.2;
	private static final Colour SHADE = new Colour(0, 0, 0, 70);
	private final BoardTheme theme;

	OccupantArtist(BoardTheme theme) {
		this.theme = theme;
	}

	/** Fills the area with the occupants in rows, each as large as fits but no larger than the scale wanted. */
	void arrange(List<Occupant> occupants, Bounds area, double wantedScale, Picture.Builder picture) {
		if (occupants.isEmpty()) {
			return;
		}
		int columns = columns(occupants.size(), area, wantedScale);
		int rows = (occupants.size() + columns - 1) / columns;
		double scale = Math.min(wantedScale, Math.min(area.width() / (columns * CELL_WIDTH), area.height() / (rows * CELL_HEIGHT)));
		for (int index = 0; index < occupants.size(); index++) {
			int row = index / columns;
			int inRow = Math.min(columns, occupants.size() - row * columns);
			double x = area.centre().x() + (index % columns - (inRow - 1) / 2.0) * CELL_WIDTH * scale;
			double y = area.centre().y() + (row - (rows - 1) / 2.0) * CELL_HEIGHT * scale;
			draw(occupants.get(index), new Point(x, y), scale, picture);
		}
	}

	/** The number of columns that lets the pieces be largest; more columns when two are as good. */
	private static int columns(int count, Bounds area, double wantedScale) {
		int best = count;
		double largest = 0;
		for (int columns = count; columns >= 1; columns--) {
			int rows = (count + columns - 1) / columns;
			double scale = Math.min(wantedScale, Math.min(area.width() / (columns * CELL_WIDTH), area.height() / (rows * CELL_HEIGHT)));
			if (scale > largest + 1e-9) {
				largest = scale;
				best = columns;
			}
		}
		return best;
	}

	void draw(Occupant occupant, Point middle, double scale, Picture.Builder picture) {
		Colour colour = theme.colour(occupant.hue());
		switch (occupant.form()) {
			case PAWN -> pawn(occupant, middle, scale, colour, picture);
			case CREATURE -> creature(occupant, middle, scale, colour, picture);
			case TOKEN -> token(occupant, middle, scale, colour, picture);
			case CARD -> card(occupant, middle, scale, colour, picture);
		}
		occupant.counter().ifPresent(counter -> bubble(counter, middle.plus(12 * scale, -13 * scale), scale, theme.alarm(), picture));
		if (occupant.count() > 1) {
			bubble("×" + occupant.count(), middle.plus(11 * scale, 11 * scale), scale, theme.ink(), picture);
		}
		picture.region(Region.disc(occupant.pieces(), middle, 18 * scale));
	}

	/** A bar across a path, for a piece that belongs to one of its ends. */
	void barrier(Occupant occupant, Point middle, Point towards, double width, Picture.Builder picture) {
		Colour colour = theme.colour(occupant.hue());
		double length = Math.max(1, middle.distanceTo(towards));
		double right = (towards.y() - middle.y()) / length * width / 2;
		double down = -(towards.x() - middle.x()) / length * width / 2;
		List<Point> bar = Polygons.bar(middle.plus(-right, -down), middle.plus(right, down), 15);
		solid(Outline.polygon(bar, 4), colour, picture);
		EmblemArtist.draw(occupant.emblem(), middle, 11, colour.writing(), picture);
		picture.region(new Region(occupant.pieces(), bar));
	}

	private void pawn(Occupant occupant, Point middle, double scale, Colour colour, Picture.Builder picture) {
		Outline body = Outline.polygon(List.of(middle.plus(-7 * scale, -8 * scale), middle.plus(7 * scale, -8 * scale),
				middle.plus(14 * scale, 18 * scale), middle.plus(-14 * scale, 18 * scale)), 5 * scale);
		solid(body, colour, picture);
		solid(Outline.circle(middle.plus(0, -11 * scale), 8 * scale), colour.mixed(Colour.of(0xFFFFFF), 0.22), picture);
		emblem(occupant, middle.plus(0, 7 * scale), 12 * scale, colour, picture);
	}

	private void creature(Occupant occupant, Point middle, double scale, Colour colour, Picture.Builder picture) {
		List<Point> corners = List.of(middle.plus(0, -19 * scale), middle.plus(15 * scale, -9 * scale), middle.plus(12 * scale, 9 * scale),
				middle.plus(0, 19 * scale), middle.plus(-12 * scale, 9 * scale), middle.plus(-15 * scale, -9 * scale));
		solid(Outline.polygon(corners, 3 * scale), colour, picture);
		emblem(occupant, middle.plus(0, -1 * scale), 13 * scale, colour, picture);
	}

	private void token(Occupant occupant, Point middle, double scale, Colour colour, Picture.Builder picture) {
		solid(Outline.box(new Bounds(middle.x() - 14 * scale, middle.y() - 14 * scale, 28 * scale, 28 * scale), 8 * scale), colour,
				picture);
		emblem(occupant, middle, 13 * scale, colour, picture);
	}

	private void card(Occupant occupant, Point middle, double scale, Colour colour, Picture.Builder picture) {
		solid(Outline.box(new Bounds(middle.x() - 11 * scale, middle.y() - 16 * scale, 22 * scale, 32 * scale), 4 * scale), colour,
				picture);
		emblem(occupant, middle, 12 * scale, colour, picture);
	}

	private void solid(Outline outline, Colour colour, Picture.Builder picture) {
		picture.stroke(outline, SHADE, SHADOW * 2);
		picture.fill(outline, colour);
		picture.stroke(outline, colour.mixed(Colour.of(0xFFFFFF), 0.55), EDGE);
	}

	private static void emblem(Occupant occupant, Point middle, double size, Colour paper, Picture.Builder picture) {
		EmblemArtist.draw(occupant.emblem(), middle, size, paper.writing(), picture);
	}

	private void bubble(String text, Point middle, double scale, Colour colour, Picture.Builder picture) {
		double width = (7 + 6.5 * text.length()) * scale;
		Outline outline = Outline.box(new Bounds(middle.x() - width / 2, middle.y() - 8 * scale, width, 16 * scale), 7.9 * scale);
		picture.fill(outline, colour);
		picture.stroke(outline, colour.writing().faded(0.8), 1.2);
		picture.words(text, middle, 11 * scale, true, colour.writing());
	}
}
