package org.hullwright.engine.state;

import static org.hullwright.engine.fixture.Trees.add;
import static org.hullwright.engine.fixture.Trees.all;
import static org.hullwright.engine.fixture.Trees.count;
import static org.hullwright.engine.fixture.Trees.endGame;
import static org.hullwright.engine.fixture.Trees.game;
import static org.hullwright.engine.fixture.Trees.in;
import static org.hullwright.engine.fixture.Trees.local;
import static org.hullwright.engine.fixture.Trees.number;
import static org.hullwright.engine.fixture.Trees.on;
import static org.hullwright.engine.fixture.Trees.where;
import static org.hullwright.engine.fixture.Trees.zone;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.hullwright.engine.fixture.TestWorld;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.node.Run;
import org.hullwright.engine.node.Unasked;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Composition;

/** A function that goals go by gives what it would give if it were computed on every call, although it seldom is. */
class AnyFunctionTest {

	private static final int HERE = 1;
	private static final int THING = 3;
	private static final int PLACE = 4;

	private final TestWorld builder = new TestWorld();
	private final int box = builder.kind("box");
	private final int counter = builder.state("counter");
	private final int spark = builder.component("Spark", TestWorld.PIECE, 6);
	private final int crate = builder.component("Crate", box, 3);
	private final int anchor = builder.component("Anchor", box, 1);
	private final int trouble = builder.deck("Trouble", new Composition(spark, 3), new Composition(crate, 3));
	private final int inside = builder.zone("Inside", box, World.Zone.Form.AREA, World.Visibility.EVERYBODY);
	private final int boxes = builder.areaFor(box, "Boxes");
	private final Program program = program();
	private final GameState start = new GameState(program.layout());
	private final GameState state = start.begin(5, Journal.Story.NONE);
	private final Frame kept = frame();

	private Program program() {
		builder.row("Street", 2);
		Listing twoZones = new Listing.Gathered(HERE, new Listing.Values(HERE, List.of(zone(trouble), zone(boxes))), PLACE,
				in(local(PLACE)), true);
		goalOf(count(where(in(insideOf(local(0))), THING, isSort(spark))), crate(0));
		goalOf(count(where(in(insideOf(local(0))), THING, isKind(box))), crate(1));
		goalOf(truth(new Condition.HasSort(HERE, on(local(0)), sort(spark))), crate(0));
		goalOf(truth(new Condition.HasSort(HERE, zone(trouble), sort(anchor))));
		goalOf(truth(new Condition.HasKind(HERE, zone(boxes), box)));
		int ofTwo = function(truth(new Condition.HasKind(HERE, on(local(1)), box)), 2);
		goal(ofTwo, crate(0), crate(1));
		goal(ofTwo, crate(0), crate(2));
		int ofThree = function(count(in(on(local(2)))), 3);
		goal(ofThree, crate(0), crate(0), crate(1));
		goal(ofThree, crate(0), crate(0), crate(2));
		goalOf(count(where(twoZones, THING, isSort(crate))));
		goalOf(new Value.Total(HERE, selection(in(zone(trouble)), isKind(box)), count(in(on(local(THING))))));
		goalOf(new Value.Pick(HERE, Value.Pick.End.FIRST, where(twoZones, THING, isSort(spark))));
		goalOf(add(game(counter), local(0)), number(2));
		goalOf(new Value.Extreme(HERE, true, selection(in(zone(trouble)), isKind(box)), number(1)));
		builder.phase(all(endGame("over")));
		return builder.program();
	}

	/** A goal that is what a function of its own gives for some things. */
	private void goalOf(Value result, Value... things) {
		goal(function(result, things.length), things);
	}

	private int function(Value result, int parameters) {
		Value present = new Value.Choice(HERE, new Condition.Present(HERE, result), result, number(-5));
		return builder.procedure("Function" + builder.nextProcedure(), parameters,
				all(new Effect.Give(HERE, new Argument.Single(present))));
	}

	private void goal(int function, Value... things) {
		builder.goal(new Value.Call(HERE, function, List.of(things).stream().<Argument>map(Argument.Single::new).toList()));
	}

	private Value crate(int copy) {
		return Value.Constant.piece(HERE, builder.piece(crate, copy));
	}

	private Value insideOf(Value holder) {
		return new Value.ZoneOf(HERE, holder, inside);
	}

	private static Value truth(Condition condition) {
		return new Value.Truth(HERE, condition);
	}

	private static Value sort(int sort) {
		return Value.Constant.sort(HERE, sort);
	}

	private static Condition isSort(int sort) {
		return new Condition.IsSort(HERE, local(THING), sort(sort));
	}

	private static Condition isKind(int kind) {
		return new Condition.IsKind(HERE, local(THING), false, kind);
	}

	private static Selection selection(Listing from, Condition condition) {
		return new Selection(HERE, from, THING, condition, null);
	}

	@Provide
	Arbitrary<List<Change>> changes() {
		return Change.any().list().ofMaxSize(40);
	}

	@Provide
	Arbitrary<Long> chances() {
		return Arbitraries.longs();
	}

	@Property
	void it_gives_the_same_as_if_it_were_computed_now(@ForAll("changes") List<Change> changes) {
		int mark = state.mark();
		check();
		for (Change change : changes) {
			change.make(state, counter);
			check();
		}
		state.rollback(mark);
		check();
	}

	@Property(tries = 300)
	void it_gives_the_same_in_each_sample_of_what_is_hidden(@ForAll("changes") List<Change> before, @ForAll("changes") List<Change> after,
			@ForAll("chances") long chance) {
		before.forEach(change -> change.make(state, counter));
		check();
		List<Long> chances = List.of(chance, chance + 1, chance);
		InformationSet known = new InformationSet(start, new Sight.OfSeats(List.of(1)));
		List<Determinization> samples = List.of(new Determinization(known, chance), new Determinization(known, chance + 1));
		for (int time = 0; time < chances.size(); time++) {
			GameState.Point point = state.point();
			long seed = state.seed();
			state.determinize(chances.get(time), samples.get(time % 2));
			check();
			GameState.Point within = state.point();
			for (Change change : after) {
				change.make(state, counter);
				check();
			}
			state.rollback(within);
			check();
			state.endDeterminization(point, seed);
			check();
		}
	}

	private void check() {
		Frame anew = frame();
		int player = builder.piece(0, 0);
		for (int goal = 0; goal < program.goals().size(); goal++) {
			assertEquals(program.goals().get(goal).worthTo(player, anew), program.goals().get(goal).worthTo(player, kept), "goal " + goal);
		}
	}

	/** A frame of a game on the state that has computed nothing yet. */
	private Frame frame() {
		return new Run(state, program.tables(), new Unasked(), Probe.NONE, Allowance.endless()).outermost(1);
	}
}
