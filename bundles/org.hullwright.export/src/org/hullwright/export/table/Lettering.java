package org.hullwright.export.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;

import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.paint.Typeface;

/** Finds what is to be printed and cannot be: letters that the typeface of pictures has not. */
public final class Lettering {

	private static final int TOLD = 8;

	private Lettering() {}

	/** A sentence about the letters of a table that boxes stand for; empty when there are none. */
	public static Optional<String> shortfall(Table table) {
		return shortfall(table.components(), table.boards(), table.places());
	}

	/** The same for a part of a table. */
	public static Optional<String> shortfall(List<Component> components, List<Board> boards, List<TablePlace> places) {
		List<String> texts = Stream.of(components.stream().map(Component::card).flatMap(Lettering::textsOn),
				boards.stream().flatMap(board -> Stream.concat(Stream.of(board.title()), board.spaces().stream().map(Board.Space::title))),
				places.stream().map(TablePlace::title)).flatMap(each -> each).filter(text -> !missing(text).isEmpty()).toList();
		if (texts.isEmpty()) {
			return Optional.empty();
		}
		var letters = new LinkedHashSet<String>();
		texts.forEach(text -> letters.addAll(missing(text)));
		String told = String.join(" ", letters.stream().limit(TOLD).toList())
				+ (letters.size() > TOLD ? " and " + (letters.size() - TOLD) + " more" : "");
		return Optional.of("The typeface of the pictures has no " + told + ", and a box is printed for each, as in “"
				+ texts.getFirst().lines().findFirst().orElse("")
				+ "”. It has Latin, Greek, Cyrillic and Hebrew letters; a page for browsers shows all others as well.");
	}

	private static Stream<String> textsOn(CardFace card) {
		Stream<String> rules = card.written().isEmpty()
				? card.faces().stream().map(face -> face.rules().plain())
				: Stream.of(card.written());
		Stream<String> facts = card.faces().stream().flatMap(face -> face.facts().stream()).map(CardFace.Fact::text);
		return Stream.of(Stream.of(card.title(), card.kind()), facts, rules).flatMap(each -> each);
	}

	private static SequencedSet<String> missing(String text) {
		return Typeface.embedded().missing(text);
	}
}
