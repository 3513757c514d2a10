package org.hullwright.lang.scoping;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.scoping.WordScope.Word;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Die;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Readable;
import org.hullwright.model.Side;
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
	List<Word> at(Expression expression) {
		Type wanted = packs.expected(expression.eResource()).of(expression);
		if (isAskedToShow(expression)) {
			return switch (wanted) {
				case PieceType(Kind kind) -> sidesOf(kind, expression);
				case SortType(Kind kind, boolean unique) -> sidesOf(kind, expression);
				default -> wordsOf(wanted);
			};
		}
		return wordsOf(wanted);
	}

	/** The words that may stand in a list; none when it is a list of anything else, or no list. */
	List<Word> in(Expression list) {
		var types = packs.typesAt(list);
		return types.assignability().elementOf(types.of(list).present()).map(WantedWords::wordsOf).orElse(List.of());
	}

	/** The words a board may name its three directions with. */
	List<Word> directionsOf(EObject context) {
		return context instanceof Board board && board.getDirectionProperty() != null
				? wordsOf(packs.typesAt(board).of(board.getDirectionProperty()))
				: List.of();
	}

	private static boolean isAskedToShow(Expression expression) {
		return expression.eContainer() instanceof BinaryExpression binary && binary.getOperator() == BinaryOperator.SHOWS
				&& binary.getRight() == expression;
	}

	private static List<Word> wordsOf(Type wanted) {
		return switch (wanted.present()) {
			case EnumerationType(var enumeration) -> described(enumeration.getLiterals());
			case RollType(Optional<Die> die) -> die.map(rolled -> described(symbolsOf(rolled))).orElse(List.of());
			default -> List.of();
		};
	}

	private static Collection<EnumerationLiteral> symbolsOf(Die die) {
		return die.getFaces().stream().flatMap(face -> face.getSymbols().stream()).filter(symbol -> !symbol.eIsProxy()).distinct().toList();
	}

	/** The sides of all visible components of a kind; components name their sides alike, and the first of each name stands for all. */
	private List<Word> sidesOf(Kind kind, EObject context) {
		Map<String, Readable> sides = new LinkedHashMap<>();
		packs.names(context.eResource()).of(HullPackage.Literals.SIDE).stream()
				.filter(side -> !sides.containsKey(side.getQualifiedName().getLastSegment()))
				.map(side -> EcoreUtil.resolve(side.getEObjectOrProxy(), context))
				.filter(side -> isOf(kind, side, context))
				.map(Side.class::cast)
				.forEach(side -> sides.putIfAbsent(side.getName(), side));
		return described(sides.values());
	}

	private boolean isOf(Kind kind, EObject side, EObject context) {
		var kinds = packs.typesAt(context).kinds();
		return side.eContainer() instanceof Component component
				&& kinds.of(component).map(own -> kinds.areRelated(own, kind)).orElse(false);
	}

	private static List<Word> described(Collection<? extends Readable> words) {
		return words.stream().filter(word -> word.getName() != null).map(Word::of).toList();
	}
}
