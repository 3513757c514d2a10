package org.hullwright.playtest.board;

import java.util.List;
import java.util.function.ToDoubleFunction;

import org.hullwright.picture.Bounds;

/**
 * How boards share the room of a table, so that all of them are shown as large as can be.
 *
 * @param sideBySide or else one above the other
 * @param percent of the width or of the height, for each board
 */
public record BoardSharing(boolean sideBySide, List<Integer> percent) {

	/** In percent, so that a small board beside a large one can still be read. */
	private static final int LEAST = 20;
	/** How large a board is shown on which nothing lies yet, compared with the others. */
	private static final double UNUSED = 0.5;

	/**
	 * A board that wants its share.
	 *
	 * @param seen the part of it that is to be seen
	 * @param used whether something lies there
	 */
	public record Wanted(Bounds seen, boolean used) {

		double width() {
			return scaled(seen.width());
		}

		double height() {
			return scaled(seen.height());
		}

		private double scaled(double extent) {
			return Math.max(1, used ? extent : extent * UNUSED);
		}
	}

	public BoardSharing {
		percent = List.copyOf(percent);
	}

	/**
	 * The better way of the two.
	 *
	 * @param boards at least one
	 */
	public static BoardSharing of(List<Wanted> boards, double width, double height) {
		double beside = Math.min(width / sum(boards, Wanted::width), height / most(boards, Wanted::height));
		double above = Math.min(width / most(boards, Wanted::width), height / sum(boards, Wanted::height));
		return beside >= above
				? new BoardSharing(true, shares(boards, Wanted::width))
				: new BoardSharing(false, shares(boards, Wanted::height));
	}

	private static List<Integer> shares(List<Wanted> boards, ToDoubleFunction<Wanted> extent) {
		double all = sum(boards, extent);
		return boards.stream().map(board -> Math.max(LEAST, (int) Math.round(100 * extent.applyAsDouble(board) / all))).toList();
	}

	private static double sum(List<Wanted> boards, ToDoubleFunction<Wanted> extent) {
		return boards.stream().mapToDouble(extent).sum();
	}

	private static double most(List<Wanted> boards, ToDoubleFunction<Wanted> extent) {
		return boards.stream().mapToDouble(extent).max().orElseThrow();
	}
}
