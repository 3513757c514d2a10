package org.hullwright.lang.scoping;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.scoping.WordScope.Word;
import org.hullwright.lang.scoping.WordScope.Words;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Board;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Readable;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.Type.EnumerationType;
import org.hullwright.model.types.Type.PieceType;
import org.hullwright.model.types.Type.RollType;
import org.hullwright.model.types.Type.SortType;

/**
 * The words that are in sight because of the type that is wanted at a place: the literals of the wanted enumeration, the symbols of the die
 * that was rolled, the sides of a piece that {@code shows} one. They go before equal names of the pack.
 */
class WantedWords {

	private final PackContext packs;

	@Inject
	WantedWords(PackContext packs) {
		this.packs = packs;
	}

	/** The words wanted at the place of an expression. */
	Words at(Expression expression) {
		if (isDirection(expression)) {
			return directionsAt(expression);
		}
		Type wanted = packs.expected(expression.eResource()).of(expression);
		if (isAskedToShow(expression)) {
			return switch (wanted) {
				case PieceType(Kind kind) -> sidesOf(kind, expression);
				case SortType(Kind kind, boolean unique) -> sidesOf(kind, expression);
				default -> wordsOf(wanted, expression);
			};
		}
		return wordsOf(wanted, expression);
	}

	/** The words that may stand in a list; none when it is a list of anything else, or no list. */
	Words in(Expression list) {
		var types = packs.typesAt(list);
		return types.assignability().elementOf(types.of(list).present()).map(element -> wordsOf(element, list))
				.orElseGet(() -> Words.of(List.of()));
	}

	/** The words a board may name its three directions with. */
	Words directionsOf(EObject context) {
		return context instanceof Board board && board.getDirectionProperty() != null
				? wordsOf(packs.typesAt(board).of(board.getDirectionProperty()), board)
				: Words.of(List.of());
	}

	private static boolean isDirection(Expression expression) {
		EStructuralFeature place = expression.eContainingFeature();
		return place == HullPackage.Literals.RAY__DIRECTION || place == HullPackage.Literals.PRINTED_EDGE__DIRECTION
				|| place == HullPackage.Literals.TURNED_WORD__WORD;
	}

	/** The words that boards name their directions with; of those with the same name, the first. */
	private Words directionsAt(Expression expression) {
		SequencedMap<String, EnumerationLiteral> words = new LinkedHashMap<>();
		packs.directions(expression.eResource()).circles()
				.forEach(circle -> packs.literals(expression.eResource()).of(circle).forEach(words::putIfAbsent));
		return new Indexed<>(words);
	}

	private static boolean isAskedToShow(Expression expression) {
		return expression.eContainer() instanceof BinaryExpression binary && binary.getOperator() == BinaryOperator.SHOWS
				&& binary.getRight() == expression;
	}

	private Words wordsOf(Type wanted, EObject place) {
		return switch (wanted.present()) {
			case EnumerationType(var enumeration) -> new Indexed<>(packs.literals(place.eResource()).of(enumeration));
			case RollType(var die) when die != null -> new Indexed<>(packs.literals(place.eResource()).of(die));
			default -> Words.of(List.of());
		};
	}

	private Words sidesOf(Kind kind, EObject place) {
		return new Indexed<>(packs.sides(place.eResource()).of(kind));
	}

	/**
	 * Words that are found by how they are written, and made only when all of them are asked for.
	 *
	 * @param words by how they are written
	 */
	private record Indexed<T extends Readable>(SequencedMap<String, T> words) implements Words {

		@Override
		public Optional<T> find(String written) {
			return Optional.ofNullable(words.get(written));
		}

		@Override
		public List<Word> all() {
			return words.values().stream().map(Word::of).toList();
		}
	}
}
