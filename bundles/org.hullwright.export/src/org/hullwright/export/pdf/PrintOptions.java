package org.hullwright.export.pdf;

import java.util.Set;

/**
 * How a pack is printed.
 *
 * @param bleed how far what is printed reaches beyond a cut, in millimetres; 0 for not at all
 * @param gap between two components on a sheet, in millimetres; 0 lets neighbours share their cuts
 * @param shiftRight how far backs have to be moved to lie behind their fronts, in millimetres, as the calibration page tells
 * @param shiftDown the same downwards
 * @param inkSaver whether colours are only hinted at
 * @param expansions names of those that are on
 * @param language that texts are translated into, as the pack calls it; empty text for its own
 */
public record PrintOptions(Paper paper, Duplex backs, double bleed, double gap, double shiftRight, double shiftDown, boolean inkSaver,
		Set<String> expansions, String language) {

	/** What most want. */
	public static final PrintOptions USUAL = new PrintOptions(Paper.A4, Duplex.LONG_EDGE, 3, 0, 0, 0, false, Set.of());

	private static final double WIDEST_BLEED = 5;
	private static final double WIDEST_GAP = 30;
	private static final double FARTHEST_SHIFT = 10;

	/** In the language of the pack. */
	public PrintOptions(Paper paper, Duplex backs, double bleed, double gap, double shiftRight, double shiftDown, boolean inkSaver,
			Set<String> expansions) {
		this(paper, backs, bleed, gap, shiftRight, shiftDown, inkSaver, expansions, "");
	}

	/**
	 * @throws IllegalArgumentException when a length is out of what is possible; says which
	 */
	public PrintOptions {
		refuse("The bleed", bleed, 0, WIDEST_BLEED);
		refuse("The gap", gap, 0, WIDEST_GAP);
		refuse("The shift of backs", shiftRight, -FARTHEST_SHIFT, FARTHEST_SHIFT);
		refuse("The shift of backs", shiftDown, -FARTHEST_SHIFT, FARTHEST_SHIFT);
		expansions = Set.copyOf(expansions);
	}

	/** The same with other expansions on. */
	public PrintOptions with(Set<String> others) {
		return new PrintOptions(paper, backs, bleed, gap, shiftRight, shiftDown, inkSaver, others, language);
	}

	/** The same in another language. */
	public PrintOptions in(String other) {
		return new PrintOptions(paper, backs, bleed, gap, shiftRight, shiftDown, inkSaver, expansions, other);
	}

	private static void refuse(String what, double length, double least, double most) {
		if (!(length >= least && length <= most)) {
			throw new IllegalArgumentException(what + " has to be from " + (int) least + " to " + (int) most + " millimetres");
		}
	}
}
