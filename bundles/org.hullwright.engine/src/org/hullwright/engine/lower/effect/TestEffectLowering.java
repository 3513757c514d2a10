package org.hullwright.engine.lower.effect;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.expression.ConditionLowering;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.lower.expression.TextLowering;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Effect.Answer.Reply;
import org.hullwright.engine.tree.Effect.RigDie;
import org.hullwright.engine.tree.Effect.RigZone;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Text.Shown;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.AnswerEffect;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Die;
import org.hullwright.model.EndExpectation;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.NameReference;
import org.hullwright.model.NumberLiteral;
import org.hullwright.model.OfferTest;
import org.hullwright.model.Phase;
import org.hullwright.model.PlayEffect;
import org.hullwright.model.Property;
import org.hullwright.model.RigEffect;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.Variable;
import org.hullwright.model.WaitEffect;
import org.hullwright.model.types.Type;

/** Lowers what only tests say. */
final class TestEffectLowering {

	private final Pack pack;
	private final Expressions expressions;

	TestEffectLowering(Pack pack, Expressions expressions) {
		this.pack = pack;
		this.expressions = expressions;
	}

	Effect lower(org.hullwright.model.Effect effect) {
		int source = pack.sources().of(effect);
		return switch (effect) {
			case ExpectEffect expect when expect.getCondition() instanceof OfferTest offer ->
				new Effect.ExpectOffer(source, reply(offer.getOption()), !offer.isNegated());
			case ExpectEffect expect -> new Effect.Expect(source, expressions.conditions().lower(expect.getCondition()),
					pack.sources().textOf(expect.getCondition()), new Text(actual(expect.getCondition())));
			case AnswerEffect answer -> new Effect.Answer(source, answer.getAnswers().stream().map(this::reply).toList(),
					value(answer.getDecider()), answer.isStanding());
			case WaitEffect wait -> new Effect.Wait(source, expressions.values().lower(wait.getSeconds()));
			case EndExpectation expect -> new Effect.ExpectEnd(source, !expect.isNegated(), expect.getReason());
			case PlayEffect play ->
				new Effect.Play(source, value(play.getRounds()), until(play));
			case RigEffect rig when expressions.typeOf(rig.getSource()) instanceof Type.DieType(Die die) ->
				new Effect.RigDie(source, pack.symbols().die(die, rig),
						rig.getOutcomes().stream().map(this::face).toList());
			case RigEffect rig -> new Effect.RigZone(source, expressions.values().lower(rig.getSource()),
					rig.getOutcomes().stream().map(this::piece).toList());
			default -> throw new IllegalStateException("nothing lowers " + effect.eClass().getName());
		};
	}

	private @Nullable Value value(@Nullable Expression expression) {
		return expression == null ? null : expressions.values().lower(expression);
	}

	/** What is so instead: the sides of a comparison, unless they are written as constants; nothing for other conditions. */
	private List<Text.Part> actual(Expression condition) {
		if (!(condition instanceof BinaryExpression comparison)) {
			return List.of();
		}
		List<Shown> shown = shown(comparison);
		if (shown.isEmpty()) {
			return List.of();
		}
		return switch (comparison.getOperator()) {
			case HAS -> aboutLeft(comparison, comparison.isNegated() ? " has one" : " has none");
			case IN -> aboutLeft(comparison, comparison.isNegated() ? " is there" : " is not there");
			default -> shown.size() == 1
					? List.of(new Text.Words("it is "), shown.getFirst())
					: List.of(new Text.Words("they are "), shown.getFirst(), new Text.Words(" and "), shown.getLast());
		};
	}

	/** Of these conditions the right side is a place or what is looked for, and no value to compare with. */
	private List<Text.Part> aboutLeft(BinaryExpression condition, String words) {
		Expression left = condition.getLeft();
		return isWorthShowing(left) ? List.of(shown(left), new Text.Words(words)) : List.of();
	}

	private List<Shown> shown(BinaryExpression comparison) {
		return Stream.of(comparison.getLeft(), comparison.getRight())
				.filter(side -> isWorthShowing(side) && TextLowering.display(expressions.typeOf(side)).isPresent()).map(this::shown)
				.toList();
	}

	private Shown shown(Expression side) {
		return expressions.texts().shown(expressions.values().lower(side), expressions.typeOf(side), side);
	}

	private boolean isWorthShowing(Expression side) {
		boolean constant = side instanceof NumberLiteral || side instanceof TruthLiteral || side instanceof TextLiteral;
		return !constant && switch (expressions.typeOf(side).present()) {
			case Type.NumberType number -> true;
			case Type.TruthType truth -> false;
			case Type.EnumerationType word -> !isName(side);
			case Type.PieceType piece -> !isName(side);
			case Type.SortType sort -> sort.unique() && !isName(side);
			case Type.TextType text -> true;
			default -> false;
		};
	}

	private static boolean isName(Expression side) {
		return side instanceof NameReference name && !(name.getTarget() instanceof Property)
				&& !(name.getTarget() instanceof Variable);
	}

	private Reply reply(Expression answer) {
		if (answer instanceof TextLiteral label) {
			return new Effect.Answer.Label(label.getValue());
		}
		return new Effect.Answer.Thing(expressions.values().lower(answer), EffectLowering.about(expressions.typeOf(answer).present()));
	}

	/** The position of a phase in the round of the game that is tested; null where rounds are played, or nothing can be. */
	private @Nullable Integer until(PlayEffect play) {
		List<Phase> round = pack.round().phases();
		if (round.isEmpty() && pack.round().awaited()) {
			return null; // refused when it is run
		}
		if (round.isEmpty()) {
			throw pack.sources().refuse(play, "there is no game here that could be played");
		}
		if (play.getPhase() == null) {
			return null;
		}
		int position = round.indexOf(play.getPhase());
		if (position < 0) {
			throw pack.sources().refuse(play, play.getPhase().getName() + " is no phase of the round");
		}
		return position;
	}

	private RigDie.Outcome face(Expression outcome) {
		return new RigDie.Outcome(expressions.values().lower(outcome),
				expressions.typeOf(outcome).present() instanceof Type.EnumerationType);
	}

	private RigZone.Outcome piece(Expression outcome) {
		return new RigZone.Outcome(expressions.values().lower(outcome), ConditionLowering.isDesign(expressions.typeOf(outcome)));
	}
}
