package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.AnswerEffect;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.Die;
import org.hullwright.model.DoEffect;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.ForEachEffect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.IfEffect;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.Placement;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Position;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.Property;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.RigEffect;
import org.hullwright.model.SayEffect;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.SetEffect;
import org.hullwright.model.ShuffleEffect;
import org.hullwright.model.Step;
import org.hullwright.model.StepChange;
import org.hullwright.model.StopEffect;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.Variable;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Type;

/** Lowers effects inside one frame. */
final class EffectLowering {

	private final Symbols symbols;
	private final ExpressionLowering expressions;
	private final TextLowering texts;

	EffectLowering(Symbols symbols, Sites sites, FrameSlots frame) {
		this.symbols = symbols;
		this.expressions = new ExpressionLowering(symbols, sites, frame);
		this.texts = new TextLowering(symbols, frame);
	}

	ExpressionLowering expressions() {
		return expressions;
	}

	/** Size of the frame so far. */
	int slots() {
		return expressions.frame().size();
	}

	private int source(EObject thing) {
		return symbols.sources().of(thing);
	}

	/** Effects in order; nothing for a block that is not there. */
	Effect block(Block block) {
		if (block == null) {
			return new Effect.Block(0, List.of());
		}
		return new Effect.Block(source(block), block.getEffects().stream().map(this::effect).toList());
	}

	private Optional<Effect> optional(Block block) {
		return Optional.ofNullable(block).map(this::block);
	}

	private int slot(Variable variable) {
		return expressions.frame().slotOf(variable);
	}

	private Effect effect(org.hullwright.model.Effect effect) {
		int source = source(effect);
		return switch (effect) {
			case PlaceEffect place -> new Effect.Place(source, count(source, place.getCount()), expressions.value(place.getComponent()),
					expressions.zone(place.getDestination()), expressions.target(place.getDestination()));
			case MoveEffect move -> new Effect.Move(source, expressions.list(move.getMoved()), expressions.zone(move.getDestination()),
					move.getPosition() == Position.TOP ? Effect.End.TOP : Effect.End.BOTTOM);
			case DrawEffect draw -> new Effect.Draw(source, count(source, draw.getCount()), expressions.value(draw.getSource()),
					Optional.ofNullable(draw.getDestination()).map(expressions::zone), slot(draw), optional(draw.getBody()),
					optional(draw.getOtherwise()));
			case ShuffleEffect shuffle -> new Effect.Shuffle(source, expressions.value(shuffle.getZone()));
			case LeaveEffect leave -> new Effect.Leave(source, switch (leave.getLeaving()) {
				case DISCARD -> Effect.Leave.Way.DISCARD;
				case RETURN -> Effect.Leave.Way.RETURN;
				case REMOVE -> Effect.Leave.Way.REMOVE;
			}, expressions.list(leave.getMoved()));
			case TurnEffect turn -> new Effect.Turn(source, expressions.piece(turn.getTurned()),
					Optional.ofNullable(turn.getSide()).map(side -> side(turn, side)));
			case SetEffect set -> new Effect.Assign(source, owner(set.getTarget()), property(set.getTarget()),
					expressions.valueFor(expressions.typeOf(set.getTarget()), set.getValue()));
			case AdjustEffect adjust -> new Effect.Adjust(source, owner(adjust.getTarget()), property(adjust.getTarget()), amount(source, adjust));
			case ChooseEffect choose -> new Effect.Choose(source, expressions.piece(choose.getDecider()),
					texts.lower(choose.getPrompt(), choose), choose.getOptions().stream().map(this::option).toList(),
					optional(choose.getOtherwise()));
			case ForEachEffect loop -> new Effect.ForEach(source, expressions.list(loop.getQuery()), slot(loop.getQuery()), block(loop.getBody()));
			case RepeatEffect repeat when repeat.getTimes() != null -> new Effect.Repeat(source, expressions.value(repeat.getTimes()),
					block(repeat.getBody()));
			case RepeatEffect loop -> new Effect.While(source, expressions.condition(loop.getCondition()), block(loop.getBody()));
			case IfEffect condition when condition.getName() != null -> new Effect.IfPresent(source, found(condition.getCondition()),
					slot(condition), block(condition.getBody()), optional(condition.getOtherwise()));
			case IfEffect condition -> new Effect.If(source, expressions.condition(condition.getCondition()), block(condition.getBody()),
					optional(condition.getOtherwise()));
			case LetEffect let -> new Effect.Let(source, slot(let), expressions.argument(expressions.typeOf(let.getValue()), let.getValue()));
			case DoEffect perform -> new Effect.Do(source, symbols.procedures().of(perform.getProcedure()),
					expressions.arguments(perform, perform.getProcedure()));
			case ResolveEffect resolve -> new Effect.Resolve(source, symbols.slots().of(resolve.getSlot()), expressions.piece(resolve.getTarget()),
					expressions.arguments(resolve, resolve.getSlot()));
			case GiveEffect give -> new Effect.Give(source, result(give));
			case StopEffect stop -> new Effect.Stop(source);
			case EndGameEffect end -> new Effect.EndGame(source, texts.lower(end.getReason(), end));
			case ProceedEffect proceed -> new Effect.Proceed(source);
			case RequireEffect require -> new Effect.Require(source, expressions.condition(require.getCondition()));
			case SayEffect say -> new Effect.Say(source, texts.lower(say.getText(), say));
			case Step step -> step(step);
			case ExpectEffect expect -> new Effect.Expect(source, expressions.condition(expect.getCondition()),
					symbols.sources().textOf(expect.getCondition()), shown(expect.getCondition()));
			case AnswerEffect answer -> new Effect.Answer(source, answer.getAnswers().stream().map(this::reply).toList());
			case RigEffect rig -> rig(source, rig);
			default -> throw symbols.sources().error(effect, "this effect is not known to the engine");
		};
	}

	private Value count(int source, Expression count) {
		return count == null ? new Value.Constant(source, 1) : expressions.value(count);
	}

	private Value amount(int source, AdjustEffect adjust) {
		Value amount = expressions.value(adjust.getAmount());
		return adjust.isLowering()
				? new Value.Arithmetic(source, Value.Arithmetic.Operator.SUBTRACT, new Value.Constant(source, 0), amount)
				: amount;
	}

	private int side(TurnEffect turn, String name) {
		for (Component component : symbols.components().all()) {
			for (int side = 0; side < component.getSides().size(); side++) {
				if (component.getSides().get(side).getName().equals(name)) {
					return side;
				}
			}
		}
		throw symbols.sources().error(turn, "nothing has a side called " + name);
	}

	private Optional<Value> owner(Expression target) {
		return switch (target) {
			case FeatureAccess access -> Optional.of(expressions.piece(access.getTarget()));
			case SelfProperty own -> Optional.of(expressions.it(own));
			default -> Optional.empty();
		};
	}

	private int property(Expression target) {
		EObject changed = switch (target) {
			case FeatureAccess access -> access.getFeature();
			case SelfProperty own -> own.getFeature();
			case NameReference name -> name.getTarget();
			default -> throw symbols.sources().error(target, "this cannot be changed");
		};
		return symbols.properties().find(changed).orElseThrow(() -> symbols.sources().error(target, "this cannot be changed"));
	}

	private Value found(Expression condition) {
		return switch (condition) {
			case Query query when query.getQuantifier() == Quantifier.SOME -> expressions.found(query);
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.EXISTS -> found(unary.getOperand());
			default -> expressions.value(condition);
		};
	}

	private Argument result(GiveEffect give) {
		EObject around = give;
		while (around != null && !(around instanceof Procedure)) {
			around = around.eContainer();
		}
		Type wanted = around instanceof Procedure procedure ? symbols.types().of(procedure.getResult()) : expressions.typeOf(give.getValue());
		return expressions.argument(wanted, give.getValue());
	}

	private Effect.Option option(ChoiceOption option) {
		int source = source(option);
		Query query = option.getQuery();
		Optional<Condition> condition = Optional.ofNullable(option.getCondition()).map(expressions::condition);
		if (query == null) {
			return new Effect.Option(source, texts.lower(option.getLabel(), option.getBody()), Optional.empty(), 0, false, condition,
					block(option.getBody()));
		}
		Type thing = symbols.types().elementOf(query);
		String label = option.getLabel() == null ? "{" + symbols.locals().nameOf(query).orElse("it") + "}" : option.getLabel();
		return new Effect.Option(source, texts.lower(label, option.getBody()), Optional.of(expressions.list(query)), slot(query),
				thing instanceof Type.PieceType, condition, block(option.getBody()));
	}

	/** A step with what expansions that are on put around it. */
	private Effect step(Step step) {
		List<Effect> before = new ArrayList<>();
		List<Effect> instead = new ArrayList<>();
		List<Effect> after = new ArrayList<>();
		symbols.active().stream().flatMap(expansion -> expansion.getChanges().stream()).forEach(change -> {
			if (change instanceof StepChange insertion && insertion.getAnchor() == step) {
				(insertion.getPlacement() == Placement.BEFORE ? before : insertion.getPlacement() == Placement.AFTER ? after : instead)
						.add(step(insertion.getStep()));
			}
		});
		int source = source(step);
		List<Effect> all = new ArrayList<>(before);
		if (instead.isEmpty()) {
			all.add(new Effect.Step(source, step.getName(), step.getTitle() == null ? step.getName() : step.getTitle(), block(step.getBody())));
		} else {
			all.addAll(instead);
		}
		all.addAll(after);
		return all.size() == 1 ? all.getFirst() : new Effect.Block(source, all);
	}

	/** The two sides of a comparison, to be shown when it fails. */
	private List<Text.Shown> shown(Expression condition) {
		if (!(condition instanceof BinaryExpression comparison)) {
			return List.of();
		}
		List<Text.Shown> sides = new ArrayList<>();
		for (Expression side : List.of(comparison.getLeft(), comparison.getRight())) {
			switch (comparison.getOperator()) {
				case EQUAL, LESS, AT_MOST, GREATER, AT_LEAST -> Displays.of(expressions.typeOf(side))
						.ifPresent(display -> sides.add(new Text.Shown(expressions.value(side), display)));
				default -> { /* what is not compared is not shown */ }
			}
		}
		return sides;
	}

	private Effect.Answer.Reply reply(Expression answer) {
		return answer instanceof TextLiteral label ? new Effect.Answer.Label(label.getValue())
				: new Effect.Answer.Thing(isUnique(answer) ? expressions.piece(answer) : expressions.value(answer));
	}

	private boolean isUnique(Expression expression) {
		return expressions.typeOf(expression).present() instanceof Type.SortType(var kind, boolean unique) && unique;
	}

	private Effect rig(int source, RigEffect rig) {
		Readable rigged = rig.getSource();
		return switch (rigged) {
			case Die die -> new Effect.RigDie(source, symbols.dice().of(die), rig.getOutcomes().stream()
					.map(outcome -> new Effect.RigDie.Outcome(expressions.value(outcome), expressions.typeOf(outcome) instanceof Type.EnumerationType))
					.toList());
			case Zone zone -> new Effect.RigZone(source, new Value.Zone(source, symbols.zones().of(zone)), rig.getOutcomes().stream()
					.map(outcome -> new Effect.RigZone.Outcome(expressions.value(outcome), expressions.typeOf(outcome) instanceof Type.SortType))
					.toList());
			default -> throw symbols.sources().error(rig, "only dice and zones can be rigged");
		};
	}
}
