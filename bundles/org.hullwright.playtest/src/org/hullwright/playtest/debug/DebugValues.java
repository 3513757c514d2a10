package org.hullwright.playtest.debug;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.debug.Performance;
import org.hullwright.engine.lower.wording.Sentences.Local;
import org.hullwright.engine.lower.wording.Sentences.Shape;
import org.hullwright.engine.node.Asking;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.lang.question.ReadQuestion;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.ReadableNames;

/**
 * Tells in the words of the game what is known at a standstill: names and what they stand for, where things are, what is printed on them
 * and what lies on them.
 */
public final class DebugValues {

	private static final String NOTHING = "nothing";
	private final GameState state;
	private final GameSnapshot game;
	private final Insight insight;

	/** @param suspension of a game, all of which is told, whoever may know it at the table */
	public DebugValues(Suspension suspension) {
		this.insight = suspension.insight();
		this.state = suspension.halt().state();
		this.game = new GameSnapshot(insight.program(), state);
	}

	/** What is known to something that is under way: its names, the innermost first, then the game. */
	public List<DebugValue> of(Performance performance) {
		List<DebugValue> known = new ArrayList<>();
		insight.knownAt(performance.at()).forEach(local -> known.add(of(local, performance.locals())));
		known.add(new DebugValue("the game", game.world().game().title(), this::wholeGame));
		return known;
	}

	/**
	 * Answers a question as if it stood where something that is under way has come to.
	 *
	 * @param question an expression of Hull
	 */
	public EvaluationResult ask(String question, Performance performance) {
		return switch (insight.question(question, performance.at())) {
			case ReadQuestion.Refused<CompiledExpression>(String reason) -> new EvaluationResult.Refused(reason);
			case ReadQuestion.Understood<CompiledExpression>(CompiledExpression asked) -> answer(question, asked, performance);
		};
	}

	private EvaluationResult answer(String question, CompiledExpression asked, Performance performance) {
		try {
			Frame.Locals answered = new Asking(insight.program().tables(), state, performance.locals()).answer(asked.node(), asked.slots());
			Shape shape = asked.shape();
			return new EvaluationResult.Found(shape.list()
					? several(question, numbers(answered.listResult()), shape.display())
					: value(question, answered.result(), shape.display()));
		} catch (ContentError impossible) {
			return new EvaluationResult.Refused("This cannot be told: " + impossible.getMessage() + ".");
		}
	}

	private DebugValue of(Local local, Frame.Locals locals) {
		Shape shape = local.shape();
		return shape.list()
				? several(local.name(), numbers(in(locals, local.slot())), shape.display())
				: value(local.name(), locals.values()[local.slot()], shape.display());
	}

	/** Null when nothing was put there yet. */
	private static @Nullable Numbers in(Frame.Locals locals, int slot) {
		@Nullable
		Numbers[] lists = locals.lists();
		return lists == null ? null : lists[slot];
	}

	/** @param list null when nothing was put there yet */
	private static List<Integer> numbers(@Nullable Numbers list) {
		return list == null ? List.of() : Arrays.stream(list.toArray()).boxed().toList();
	}

	private DebugValue several(String name, List<Integer> values, Display display) {
		String counted = values.isEmpty() ? NOTHING : values.size() == 1 ? "1 thing" : values.size() + " things";
		return new DebugValue(name, counted,
				() -> IntStream.range(0, values.size()).mapToObj(at -> value(String.valueOf(at + 1), values.get(at), display)).toList());
	}

	private DebugValue value(String name, int value, Display display) {
		if (value == World.ABSENT) {
			return DebugValue.plain(name, NOTHING);
		}
		return switch (display) {
			case PIECE -> new DebugValue(name, game.title(value), value, () -> piece(value));
			case ZONE -> new DebugValue(name, game.whereabouts(value), () -> pieces(game.contents(value)));
			case TEXT -> DebugValue.plain(name, "“" + insight.text(value) + "”");
			case NUMBER, TRUTH, SORT, WORD, FACE -> DebugValue.plain(name, game.shown(value, display));
		};
	}

	private List<DebugValue> piece(int piece) {
		List<DebugValue> known = new ArrayList<>();
		known.add(DebugValue.plain("kind", ReadableNames.spaced(game.kindOf(piece).name())));
		known.add(place(piece));
		game.side(piece).ifPresent(side -> known.add(DebugValue.plain("side", side)));
		Stream.of(Nature.STATE, Nature.PRINTED)
				.flatMap(nature -> game.properties(piece, nature).stream().map(property -> property(piece, property, nature)))
				.forEach(known::add);
		game.declaredZones(piece).forEach(declared -> known.add(zone(game.layout().zone(piece, declared))));
		if (!game.on(piece).isEmpty()) {
			known.add(several("here", game.on(piece), Display.PIECE));
		}
		return known;
	}

	private DebugValue place(int piece) {
		OptionalInt holder = game.holderOf(piece);
		String where = game.whereabouts(game.zoneOf(piece));
		return holder.isPresent()
				? new DebugValue("is in", where, holder.getAsInt(), () -> piece(holder.getAsInt()))
				: DebugValue.plain("is in", where);
	}

	private DebugValue property(int piece, int property, Nature nature) {
		World.Property declared = game.world().properties().get(property);
		if (nature == Nature.PRINTED && declared.list()) {
			return several(declared.name(), game.printed(piece, property), declared.display());
		}
		OptionalInt value = nature == Nature.STATE
				? game.state(piece, property)
				: game.printed(piece, property).stream().mapToInt(Integer::intValue).findFirst();
		return value(declared.name(), value.orElse(World.ABSENT), declared.display());
	}

	private DebugValue zone(int zone) {
		int count = game.count(zone);
		return new DebugValue(game.zoneTitle(zone), count == 0 ? "empty" : count == 1 ? "1 piece" : count + " pieces",
				() -> pieces(game.contents(zone)));
	}

	private List<DebugValue> pieces(List<Integer> pieces) {
		return IntStream.range(0, pieces.size()).mapToObj(at -> value(String.valueOf(at + 1), pieces.get(at), Display.PIECE)).toList();
	}

	/** States and tracks, players, and the zones that belong to nobody. */
	private List<DebugValue> wholeGame() {
		List<DebugValue> known = new ArrayList<>();
		IntStream.range(0, game.world().properties().size()).filter(this::isOfTheGame).forEach(property -> {
			World.Property declared = game.world().properties().get(property);
			known.add(value(declared.name(), game.state(property).orElse(World.ABSENT), declared.display()));
		});
		known.add(several("players", game.players(), Display.PIECE));
		IntStream.range(0, game.layout().zoneCount()).filter(this::isOfNobody).forEach(zone -> known.add(zone(zone)));
		return known;
	}

	private boolean isOfTheGame(int property) {
		World.Property declared = game.world().properties().get(property);
		return declared.owner() < 0 && declared.nature() == Nature.STATE;
	}

	private boolean isOfNobody(int zone) {
		Role role = game.layout().role(zone);
		return game.layout().holder(zone) < 0 && role != Role.SUPPLY && role != Role.SEATS;
	}
}
