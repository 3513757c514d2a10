package org.hullwright.lang.rulestext;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.CanExpression;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.FunctionCall;
import org.hullwright.model.NameReference;
import org.hullwright.model.Phrased;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.Variable;
import org.hullwright.model.texts.ConditionWording;
import org.hullwright.model.texts.Standing;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** Says how conditions stand in a game, in the words of cards: "there is no Intruder in your Room". */
public final class ConditionSentences implements ConditionWording {

	private static final Set<BinaryOperator> ORDERS = EnumSet.of(BinaryOperator.LESS, BinaryOperator.AT_MOST, BinaryOperator.GREATER,
			BinaryOperator.AT_LEAST);
	private static final Pattern CAN = Pattern.compile("\\bcan\\b");

	private final Wording wording;

	/**
	 * Knows the words of a pack.
	 *
	 * @param types of the pack
	 * @param translations into the language that is wanted
	 */
	public ConditionSentences(TypeInference types, Translations translations) {
		this.wording = new Wording(types, translations);
	}

	@Override
	public String sentence(Stated stated) {
		Map<Readable, String> known = new HashMap<>();
		stated.condition().eAllContents().forEachRemaining(part -> {
			if (part instanceof NameReference name && name.getTarget() instanceof Variable variable && !variable.eIsProxy()) {
				known.putIfAbsent(variable, wording.nouns().again(variable, wording.types().of((Readable) variable)));
			}
		});
		stated.names().forEach((name, standing) -> known.put(name, noun(standing)));
		Standing it = stated.it();
		Standing owner = stated.owner();
		Scope scope = new Scope(known, it == null ? unnamed(stated.condition()) : noun(it), owner == null ? "" : noun(owner));
		return Marks.plain(switch (stated.condition()) {
			case BinaryExpression binary when ORDERS.contains(binary.getOperator()) ->
				wording.comparisons().text(binary, stated.holds() != binary.isNegated(), stated.left(), stated.right(), scope);
			case CanExpression can when !stated.written() -> wording.calls().unwritten(can, scope);
			default -> wording.clauses().stated(stated.condition(), stated.holds(), scope);
		});
	}

	@Override
	public boolean isPhrased(Expression condition) {
		return switch (inner(condition)) {
			case FeatureAccess access -> access.getFeature() instanceof Phrased phrased && wording.names().phrase(phrased).isPresent();
			case SelfProperty own -> own.getFeature() instanceof Phrased phrased && wording.names().phrase(phrased).isPresent();
			case NameReference name -> name.getTarget() instanceof Phrased phrased && wording.names().phrase(phrased).isPresent();
			case null, default -> false;
		};
	}

	@Override
	public boolean isIntricate(Expression condition) {
		return switch (inner(condition)) {
			case Query query -> query.getCondition() != null;
			case BinaryExpression binary -> binary.getOperator() == BinaryOperator.EQUAL && binary.getLeft() instanceof Query;
			case null, default -> false;
		};
	}

	/** What somebody can do is no reason, but what makes it so; what else a function finds out needs no more words than its own. */
	@Override
	public boolean isWhole(Expression condition) {
		return inner(condition) instanceof FunctionCall call
				&& wording.names().phrase(call.getFunction()).filter(phrase -> !CAN.matcher(phrase).find()).isPresent();
	}

	private static @Nullable Expression inner(@Nullable Expression condition) {
		return switch (condition) {
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.NOT -> inner(unary.getOperand());
			case null, default -> condition;
		};
	}

	private String noun(Standing standing) {
		return switch (standing) {
			case Standing.Reader reader -> English.YOU;
			case Standing.Piece(var component) -> wording.names().particular(component);
			case Standing.Titled(String title) -> title;
		};
	}

	/** What a player may not know is called after its kind. */
	private String unnamed(Expression condition) {
		return wording.types().ofIt(condition).present() instanceof Type.PieceType(var kind)
				? "that " + wording.names().kind(kind)
				: English.IT;
	}
}
