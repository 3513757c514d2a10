package org.hullwright.engine.lower.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.expression.ConditionLowering;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.lower.expression.Sides;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Effect.Option.About;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Value;
import org.hullwright.model.AdjustEffect;
import org.hullwright.model.Block;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.DoEffect;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EndGameEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.ForEachEffect;
import org.hullwright.model.GiveEffect;
import org.hullwright.model.HideEffect;
import org.hullwright.model.IfEffect;
import org.hullwright.model.Kind;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.LetEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Procedure;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.Query;
import org.hullwright.model.RepeatEffect;
import org.hullwright.model.RequireEffect;
import org.hullwright.model.ResolveEffect;
import org.hullwright.model.RevealEffect;
import org.hullwright.model.SayEffect;
import org.hullwright.model.SetEffect;
import org.hullwright.model.ShuffleEffect;
import org.hullwright.model.Step;
import org.hullwright.model.StopEffect;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.UnaryExpression;
import org.hullwright.model.UnaryOperator;
import org.hullwright.model.texts.PackTexts;
import org.hullwright.model.types.EnclosingFunction;
import org.hullwright.model.types.SecretState;
import org.hullwright.model.types.Type;

/** Lowers the effects of one body from the AST to the typed tree. */
public final class EffectLowering {

	private final Pack pack;
	private final FrameSlots frame;
	private final Expressions expressions;
	private final DestinationLowering destinations;
	private final StateChangeLowering changes;
	private final StepLowering steps;
	private final TestEffectLowering testEffects;

	public EffectLowering(Pack pack, FrameSlots frame) {
		this.pack = pack;
		this.frame = frame;
		this.expressions = new Expressions(pack, frame);
		this.destinations = new DestinationLowering(pack, expressions);
		this.changes = new StateChangeLowering(pack, expressions);
		this.steps = new StepLowering(pack, expressions, this::lower);
		this.testEffects = new TestEffectLowering(pack, expressions);
	}

	/** A condition around the effects of this body; null when there is none. */
	public @Nullable Condition optional(@Nullable Expression condition) {
		return condition == null ? null : condition(condition);
	}

	/** The conditions around the effects of this body. */
	public Condition condition(Expression condition) {
		return expressions.conditions().lower(condition);
	}

	/** A block; what it names is forgotten after it. */
	public Effect lower(Block block) {
		int mark = frame.mark();
		Effect lowered = lowerOpen(block);
		frame.release(mark);
		return lowered;
	}

	/** A block; what it names is known behind it. */
	public Effect lowerOpen(Block block) {
		List<Effect> effects = new ArrayList<>();
		block.getEffects().forEach(effect -> effects.add(pack.nesting().within(effect, () -> lower(effect))));
		return effects.size() == 1 ? effects.getFirst() : new Effect.Block(source(block), effects);
	}

	/** What a component says in an effect slot; `proceed` performs what it said before an expansion changed it. */
	public Effect lower(EffectEntry entry) {
		return steps.lower(entry);
	}

	private @Nullable Effect optional(@Nullable Block block) {
		return block == null ? null : lower(block);
	}

	private Effect lower(org.hullwright.model.Effect effect) {
		int source = source(effect);
		pack.notes().note(source, effect, frame);
		return switch (effect) {
			case PlaceEffect place -> lower(place);
			case MoveEffect move -> lower(move);
			case DrawEffect draw -> lower(draw);
			case ShuffleEffect shuffle -> new Effect.Shuffle(source, value(shuffle.getZone()));
			case LeaveEffect leave -> new Effect.Leave(source, way(leave), expressions.listings().lower(leave.getMoved()));
			case RevealEffect reveal when SecretState.named(reveal.getRevealed()).isPresent() ->
				changes.disclosed(reveal, audience(reveal.getAudience()));
			case RevealEffect reveal ->
				new Effect.Reveal(source, expressions.listings().lower(reveal.getRevealed()), audience(reveal.getAudience()));
			case HideEffect hide when SecretState.named(hide.getConcealed()).isPresent() -> changes.concealed(hide);
			case HideEffect hide -> new Effect.Hide(source, expressions.listings().lower(hide.getConcealed()));
			case TurnEffect turn -> lower(turn);
			case SetEffect set -> changes.lower(set);
			case AdjustEffect adjust -> changes.lower(adjust);
			case ChooseEffect choose -> lower(choose);
			case ForEachEffect loop -> lower(loop);
			case RepeatEffect repeat when repeat.getTimes() != null ->
				new Effect.Repeat(source, value(repeat.getTimes()), lower(repeat.getBody()));
			case RepeatEffect repeat -> new Effect.While(source, condition(repeat.getCondition()), lower(repeat.getBody()));
			case IfEffect condition -> lower(condition);
			case LetEffect let -> {
				Argument value = expressions.argument(let.getValue());
				yield new Effect.Let(source, frame.take(let), value);
			}
			case DoEffect perform ->
				new Effect.Do(pack.sources().ofReason(effect), pack.symbols().procedure(perform.getProcedure(), perform),
						expressions.arguments(perform.getProcedure(), perform));
			case ResolveEffect resolve -> new Effect.Resolve(pack.sources().ofReason(effect),
					pack.symbols().slot(resolve.getSlot(), resolve), value(resolve.getTarget()),
					expressions.arguments(resolve.getSlot(), resolve));
			case GiveEffect give -> new Effect.Give(source, expressions.argument(give.getValue(), resultAround(give)));
			case StopEffect stop -> new Effect.Stop(source, stop.getProcedure() == null
					? null
					: Integer.valueOf(pack.symbols().procedure(stop.getProcedure(), stop)));
			case EndGameEffect end -> new Effect.EndGame(source, text(end.getReason(), end));
			case ProceedEffect proceed -> steps.original(proceed).orElseGet(() -> new Effect.Proceed(source));
			case RequireEffect require -> new Effect.Require(source, condition(require.getCondition()));
			case SayEffect say -> new Effect.Say(source, text(say.getText(), say), audience(say.getAudience()));
			case Step step -> steps.lower(step);
			default -> testEffects.lower(effect);
		};
	}

	private @Nullable Value audience(@Nullable Expression person) {
		return person == null ? null : value(person);
	}

	private Effect lower(PlaceEffect place) {
		Type anySort = new Type.SortType(pack.symbols().core("piece"), false);
		return new Effect.Place(source(place), place.getCount() == null ? one(place) : value(place.getCount()),
				expressions.values().lower(place.getComponent(), anySort), destinations.zone(place.getDestination()),
				destinations.piece(place.getDestination()));
	}

	private Effect lower(DrawEffect draw) {
		int source = source(draw);
		Value count = draw.getCount() == null ? one(draw) : value(draw.getCount());
		Value from = value(draw.getSource());
		Value to = draw.getDestination() == null ? null : destinations.zone(draw.getDestination());
		int mark = frame.mark();
		int slot = frame.take(draw);
		Effect body = optional(draw.getBody());
		frame.release(mark);
		return new Effect.Draw(source, count, from, to, slot, body, optional(draw.getOtherwise()));
	}

	private Effect lower(MoveEffect move) {
		int mark = frame.mark();
		Listing givers = move.getGivers() == null ? null : expressions.queries().open(move.getGivers());
		Listing pieces = expressions.listings().lower(move.getMoved());
		Value zone = destinations.zone(move.getDestination());
		Effect lowered = givers == null
				? new Effect.Move(source(move), pieces, zone, destinations.end(move))
				: new Effect.MoveTogether(source(move), givers, frame.find(move.getGivers()).orElseThrow(), pieces, zone,
						destinations.end(move));
		frame.release(mark);
		return lowered;
	}

	private static Effect.Leave.Way way(LeaveEffect leave) {
		return switch (leave.getLeaving()) {
			case DISCARD -> Effect.Leave.Way.DISCARD;
			case RETURN -> Effect.Leave.Way.RETURN;
			case REMOVE -> Effect.Leave.Way.REMOVE;
		};
	}

	private Effect lower(TurnEffect turn) {
		int source = source(turn);
		Type type = expressions.typeOf(turn.getTurned());
		Optional<Type> element = pack.types().assignability().elementOf(type.present());
		if (element.isEmpty()) {
			return turned(turn, value(turn.getTurned()), type);
		}
		Listing pieces = expressions.listings().lower(turn.getTurned());
		int mark = frame.mark();
		int slot = frame.take();
		Effect each = turned(turn, new Value.Local(source, slot), element.get());
		frame.release(mark);
		return new Effect.ForEach(source, pieces, slot, each);
	}

	private Effect turned(TurnEffect turn, Value piece, Type type) {
		if (turn.getSteps() != null) {
			return changes.turned(turn, piece, frame);
		}
		return turn.getSide() == null
				? new Effect.Turn(source(turn), piece, null)
				: new Sides(pack).turn(source(turn), piece, type, turn.getSide(), turn);
	}

	private Effect lower(ChooseEffect choose) {
		if (choose.getDeciders() == null) {
			return lower(choose, value(choose.getDecider()), null);
		}
		int mark = frame.mark();
		Listing deciders = expressions.queries().open(choose.getDeciders());
		int slot = frame.find(choose.getDeciders()).orElseThrow();
		Effect together = lower(choose, new Value.Local(source(choose), slot), new Effect.Choose.Together(deciders, slot));
		frame.release(mark);
		return together;
	}

	private Effect lower(ChooseEffect choose, Value decider, Effect.Choose.@Nullable Together together) {
		return new Effect.Choose(source(choose), decider, choose.isSecret(), text(choose.getPrompt(), choose),
				choose.getOptions().stream().map(this::lower).toList(), optional(choose.getOtherwise()),
				choose.getFewest() == null ? null : count(choose), together);
	}

	private Effect.Choose.Count count(ChooseEffect choose) {
		Expression most = choose.getMost() == null ? choose.getFewest() : choose.getMost();
		return new Effect.Choose.Count(value(choose.getFewest()), value(most), text(PackTexts.DONE, choose));
	}

	private Effect.Option lower(ChoiceOption option) {
		int source = source(option);
		Query query = option.getQuery();
		if (query == null) {
			return new Effect.Option(source, text(option.getLabel(), option.getBody()), null, 0, About.NOTHING, 0,
					optional(option.getCondition()), lower(option.getBody()));
		}
		int mark = frame.mark();
		Listing things = expressions.queries().open(query);
		int slot = frame.find(query).orElseThrow();
		Type type = pack.types().elementOf(query);
		Text label = option.getLabel() != null
				? text(option.getLabel(), option.getBody())
				: new Text(List.of(expressions.texts().shown(new Value.Local(source, slot), type, option)));
		Effect body = lower(option.getBody());
		frame.release(mark);
		return new Effect.Option(source, label, things, slot, about(type), domain(type, query), null, body);
	}

	/** What things of a type are, as options are about them. */
	static About about(Type type) {
		return switch (type) {
			case Type piece when ConditionLowering.isPiece(piece) -> About.PIECES;
			case Type.SortType design -> About.DESIGNS;
			case Type.EnumerationType word -> About.WORDS;
			default -> About.NUMBERS;
		};
	}

	/** What tells the things from others of their sort; see {@link Effect.Option}. */
	private int domain(Type type, Query query) {
		return switch (type) {
			case Type.PieceType(Kind kind) -> pack.symbols().kind(kind, query);
			case Type.SortType(Kind kind, boolean unique) -> pack.symbols().kind(kind, query);
			case Type.EnumerationType words -> pack.symbols().word(words.enumeration().getLiterals().getFirst(), query);
			default -> 0;
		};
	}

	private Effect lower(ForEachEffect loop) {
		int mark = frame.mark();
		Listing things = expressions.queries().open(loop.getQuery());
		Effect body = lower(loop.getBody());
		frame.release(mark);
		return new Effect.ForEach(source(loop), things, frame.find(loop.getQuery()).orElseThrow(), body);
	}

	private Effect lower(IfEffect condition) {
		int source = source(condition);
		if (condition.getName() == null) {
			return new Effect.If(source, condition(condition.getCondition()), lower(condition.getBody()),
					optional(condition.getOtherwise()));
		}
		Value found = found(condition.getCondition());
		int mark = frame.mark();
		int slot = frame.take(condition);
		Effect body = lower(condition.getBody());
		frame.release(mark);
		return new Effect.IfPresent(source, found, slot, body, optional(condition.getOtherwise()));
	}

	/** What a condition finds: the first thing a query selects, or a value that may be absent. */
	private Value found(Expression condition) {
		return switch (condition) {
			case Query query when pack.types().of((Expression) query) instanceof Type.TruthType -> expressions.queries().found(query);
			case UnaryExpression unary when unary.getOperator() == UnaryOperator.EXISTS -> found(unary.getOperand());
			default -> value(condition);
		};
	}

	private Type resultAround(EObject place) {
		return EnclosingFunction.of(place).map(Procedure::getResult).map(pack.types()::of)
				.orElseThrow(() -> pack.sources().refuse(place, "only a procedure can give something"));
	}

	private Text text(@Nullable String text, EObject place) {
		return text == null ? Text.of("") : expressions.texts().lower(text, place);
	}

	private Value one(EObject place) {
		return Value.Constant.number(source(place), 1);
	}

	private Value value(Expression expression) {
		return expressions.values().lower(expression);
	}

	private int source(EObject object) {
		return pack.sources().of(object);
	}
}
