package org.hullwright.export.pdf;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.picture.Drawing;
import org.hullwright.picture.card.Side;

/** Finds components with so much to read that nobody can: their writing becomes smaller until it finds room. */
final class SmallPrint {

	private static final double LEGIBLE = 6.4 * 25.4 / 72; // size of letters in millimetres: 6.5 points, with what rounding takes
	private static final int TOLD = 5;

	private SmallPrint() {}

	/** A sentence about what can hardly be read; empty when there is nothing of the sort. */
	static Optional<String> shortfall(List<Deck> decks) {
		List<String> small = decks.stream().flatMap(deck -> deck.prints().stream())
				.filter(print -> isSmall(print.front()) || print.twoSided() && isSmall(print.back()))
				.map(print -> "“" + print.title() + "”").distinct().toList();
		return small.isEmpty()
				? Optional.empty()
				: Optional.of("There is so much to read on " + String.join(", ", small.stream().limit(TOLD).toList())
						+ (small.size() > TOLD ? " and " + (small.size() - TOLD) + " more" : "")
						+ " that it is printed in less than 6.5 points. Shorten the rules or the text, or give them more room in the design.");
	}

	private static boolean isSmall(Side side) {
		double scale = side.size().width() / side.picture().bounds().width();
		return side.picture().drawings().stream()
				.flatMap(drawing -> drawing instanceof Drawing.Line line ? Stream.of(line.size()) : Stream.empty())
				.anyMatch(size -> size * scale < LEGIBLE);
	}
}
