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
public final class OccupantArtist {

	private static final Cell STANDING = new Cell(34, 44);
	private static final Cell LYING = new Cell(33, 33);
	/** Of the height, where figures stand among what lies there. */
	private static final double SHARE_ABOVE = 0.62;
	/** Of the width, where what lies there is beside them. */
	private static final List<Double> SHARES_BESIDE = List.of(0.5, 0.6, 0.7, 0.8);
	private static final double SMALLER_LYING = 0.7;
	private static final double LARGEST_BUBBLE = 1.4; // times its usual size
	private static final double EDGE = 1.6;
	private static final double SHADOW = 2.2;
	private static final Colour SHADE = new Colour(0, 0, 0, 70);
	private final BoardTheme theme;

	/** The room that a piece takes when it is drawn in its own size. */
	private record Cell(double width, double height) {}

	/** Draws in the colours of a theme. */
	public OccupantArtist(BoardTheme theme) {
		this.theme = theme;
	}

	/**
	 * Fills the area with the occupants, each as large as fits but no larger than the scale wanted. Figures stand above what lies there or
	 * to the left of it, whichever lets both be larger.
	 */
	void arrange(List<Occupant> occupants, Bounds area, double wantedScale, Picture.Builder picture) {
		List<Occupant> figures = occupants.stream().filter(OccupantArtist::isFigure).toList();
		List<Occupant> lying = occupants.stream().filter(occupant -> !isFigure(occupant)).toList();
		if (figures.isEmpty() || lying.isEmpty()) {
			rows(occupants, area, lying.isEmpty() ? STANDING : LYING, wantedScale, picture);
			return;
		}
		Division best = above(area);
		for (double share : SHARES_BESIDE) {
			Division beside = beside(area, share);
			if (beside.scale(figures.size(), lying.size(), wantedScale) > best.scale(figures.size(), lying.size(), wantedScale)) {
				best = beside;
			}
		}
		rows(figures, best.figures(), STANDING, wantedScale, picture);
		rows(lying, best.lying(), LYING, wantedScale, picture);
	}

	/** How an area is divided between figures and what lies there. */
	private record Division(Bounds figures, Bounds lying) {

		/** Of the figures; what lies there may be a little smaller. */
		double scale(int standing, int others, double wanted) {
			return Math.min(OccupantArtist.scale(standing, figures, STANDING, wanted),
					OccupantArtist.scale(others, lying, LYING, wanted) / SMALLER_LYING);
		}
	}

	private static Division above(Bounds area) {
		double upper = area.height() * SHARE_ABOVE;
		return new Division(new Bounds(area.x(), area.y(), area.width(), upper),
				new Bounds(area.x(), area.y() + upper, area.width(), area.height() - upper));
	}

	private static Division beside(Bounds area, double share) {
		double left = area.width() * share;
		return new Division(new Bounds(area.x(), area.y(), left, area.height()),
				new Bounds(area.x() + left, area.y(), area.width() - left, area.height()));
	}

	/** The scale in which so many pieces fill an area. */
	private static double scale(int count, Bounds area, Cell cell, double wanted) {
		int columns = columns(count, area, cell, wanted);
		return scale(area, cell, columns, rows(count, columns), wanted);
	}

	private static boolean isFigure(Occupant occupant) {
		return occupant.form() == Occupant.Form.PAWN || occupant.form() == Occupant.Form.CREATURE;
	}

	private void rows(List<Occupant> occupants, Bounds area, Cell cell, double wantedScale, Picture.Builder picture) {
		if (occupants.isEmpty()) {
			return;
		}
		int columns = columns(occupants.size(), area, cell, wantedScale);
		int rows = rows(occupants.size(), columns);
		double scale = scale(area, cell, columns, rows, wantedScale);
		for (int index = 0; index < occupants.size(); index++) {
			int row = index / columns;
			int inRow = Math.min(columns, occupants.size() - row * columns);
			double x = area.centre().x() + (index % columns - (inRow - 1) / 2.0) * cell.width() * scale;
			double y = area.centre().y() + (row - (rows - 1) / 2.0) * cell.height() * scale;
			draw(occupants.get(index), new Point(x, y), scale, picture);
		}
	}

	/** The number of columns that lets the pieces be largest; more columns when two are as good. */
	private static int columns(int count, Bounds area, Cell cell, double wantedScale) {
		int best = count;
		double largest = 0;
		for (int columns = count; columns >= 1; columns--) {
			double scale = scale(area, cell, columns, rows(count, columns), wantedScale);
			if (scale > largest + 1e-9) {
				largest = scale;
				best = columns;
			}
		}
		return best;
	}

	private static int rows(int count, int columns) {
		return (count + columns - 1) / columns;
	}

	private static double scale(Bounds area, Cell cell, int columns, int rows, double wanted) {
		return Math.min(wanted, Math.min(area.width() / (columns * cell.width()), area.height() / (rows * cell.height())));
	}

	/** Draws a piece and how many there are of it. */
	public void draw(Occupant occupant, Point middle, double scale, Picture.Builder picture) {
		Colour colour = theme.colour(occupant.hue());
		switch (occupant.form()) {
			case PAWN -> FigureArtist.pawn(occupant.emblem(), middle, scale, colour, picture);
			case CREATURE -> FigureArtist.creature(occupant.emblem(), middle, scale, colour, picture);
			case TOKEN -> token(occupant, middle, scale, colour, picture);
			case CARD -> card(occupant, middle, scale, colour, picture);
		}
		double small = Math.min(scale, LARGEST_BUBBLE);
		occupant.counter().ifPresent(counter -> bubble(counter, middle.plus(12 * scale, -13 * scale), small, theme.alarm(), picture));
		if (occupant.count() > 1) {
			bubble("×" + occupant.count(), middle.plus(11 * scale, 11 * scale), small, theme.ink(), picture);
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
