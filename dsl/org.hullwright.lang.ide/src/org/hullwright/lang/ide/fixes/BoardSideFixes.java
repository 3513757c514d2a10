package org.hullwright.lang.ide.fixes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.Block;
import org.hullwright.model.Board;
import org.hullwright.model.BoardReplacement;
import org.hullwright.model.Effect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.Space;
import org.hullwright.model.boards.GridPlaces;
import org.hullwright.model.boards.NamedPlaces;

/** Gives the other side of a board what rules name, or lets rules ask for it first. */
class BoardSideFixes {

	private static final int BETWEEN_SPACES = 2;

	Map<IssueCode, CodeActionProvider> fixers() {
		CodeActionProvider named = BoardSideFixes::named;
		return Map.of(
				IssueCode.SIDE_WITHOUT_PLACE, named.or(BoardSideFixes::askedForInEach),
				IssueCode.PLACE_NOT_IN_PLAY, BoardSideFixes::askedFor);
	}

	/** Spaces only: where a path would lead nobody knows. */
	private static Stream<CodeAction> named(Diagnostic diagnostic) {
		if (!(diagnostic.place() instanceof BoardReplacement change)) {
			return Stream.of();
		}
		Board side = change.getReplacement();
		List<Space> missing = NamedPlaces.spacesOf(change.getBoard())
				.filter(space -> diagnostic.allTold("places").contains(space.getName())).toList();
		List<String> places = freePlaces(side, missing.size());
		if (missing.isEmpty() || places.size() < missing.size()) {
			return Stream.of();
		}
		Edit edit = new Edit();
		IntStream.range(0, missing.size()).mapToObj(at -> sentence(missing.get(at), places.get(at)))
				.forEach(sentence -> insert(sentence, side, edit));
		String names = String.join("”, “", missing.stream().map(Space::getName).toList());
		return Stream.of(CodeAction.of("Add “" + names + "” to “" + side.getName() + "”", edit));
	}

	private static String sentence(Space missing, String place) {
		return "space " + missing.getName() + (missing.getTitle() == null ? "" : " \"" + missing.getTitle() + "\"") + " at " + place;
	}

	private static void insert(String sentence, Board side, Edit edit) {
		if (side.getPaths().isEmpty()) {
			edit.append(side, sentence);
		} else {
			edit.insertBefore(side.getPaths().getFirst(), sentence);
		}
	}

	/** Below the picture, or on squares of the grid that have no name yet. */
	private static List<String> freePlaces(Board side, int wanted) {
		if (side.getGrid() != null) {
			Stream.Builder<String> places = Stream.builder();
			GridPlaces.forEach(side.getGrid(), (row, column) -> {
				if (side.getSpaces().stream().noneMatch(space -> space.getRow() == row && space.getColumn() == column)) {
					places.add(row + ", " + column);
				}
			});
			return places.build().limit(wanted).toList();
		}
		int row = 1 + Math.max(side.getRows().size(), side.getSpaces().stream().mapToInt(Space::getRow).max().orElse(0));
		return IntStream.range(0, wanted).mapToObj(at -> row + ", " + (1 + BETWEEN_SPACES * at)).toList();
	}

	/** Rules of the same file that name such a place. */
	private static Stream<CodeAction> askedForInEach(Diagnostic diagnostic) {
		if (!(diagnostic.place() instanceof BoardReplacement change)) {
			return Stream.of();
		}
		return diagnostic.allTold("places").stream().flatMap(place -> EcoreUtil2
				.eAllOfType(EcoreUtil2.getRootContainer(change), NameReference.class).stream()
				.filter(name -> name.getTarget() != null && place.equals(name.getTarget().getName())
						&& NamedPlaces.boardOf(name.getTarget()).filter(change.getBoard()::equals).isPresent())
				.findFirst().stream().flatMap(name -> asked(name, "if " + place + " is in " + change.getBoard().getName())));
	}

	private static Stream<CodeAction> askedFor(Diagnostic diagnostic) {
		return diagnostic.place() instanceof NameReference name ? asked(name, diagnostic.told("question")) : Stream.of();
	}

	/** A later sentence must still know what this one lets be known, so such a one is not put into braces. */
	private static Stream<CodeAction> asked(NameReference name, String question) {
		return sentenceOf(name)
				.map(sentence -> CodeAction.of("Do it only “" + question + "”",
						new Edit().wrap(sentence, question, Parts.written(sentence))))
				.stream();
	}

	private static Optional<Effect> sentenceOf(NameReference name) {
		Effect sentence = EcoreUtil2.getContainerOfType(name, Effect.class);
		return sentence != null && sentence.eContainer() instanceof Block && !(sentence instanceof LetEffect)
				? Optional.of(sentence)
				: Optional.empty();
	}
}
