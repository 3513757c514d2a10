package org.hullwright.engine.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.compile.HotNodes;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Program.TestRoutines;
import org.hullwright.engine.game.Prospects;
import org.hullwright.engine.node.ArgumentNode;
import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.Countdown;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Gauge;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.Routine.Around;
import org.hullwright.engine.node.SlotRoutines;
import org.hullwright.engine.node.StandingsNode;
import org.hullwright.engine.node.Tables;
import org.hullwright.engine.node.Tiers;
import org.hullwright.engine.node.condition.AndNode;
import org.hullwright.engine.node.condition.KnownNode;
import org.hullwright.engine.node.condition.MadeNode;
import org.hullwright.engine.node.condition.NotUnderWayNode;
import org.hullwright.engine.node.effect.TracedNode;
import org.hullwright.engine.node.effect.UnderWayNode;
import org.hullwright.engine.state.Event.Part;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Standings;
import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Rule.Timing;

/**
 * The planner: turns the typed tree of a world into nodes of an AST interpreter. Plans all routines first, so that nodes can refer to them,
 * then what they do.
 */
public final class Planner {

	private final World world;
	private final Layout layout;
	private final boolean traced;
	private final Statements statements;
	private final Tiering tiering;
	private int watchingRules;
	private int goals;
	private final List<Routine> procedures = new ArrayList<>();
	private final List<Routine[]> bodies = new ArrayList<>();
	private final List<SlotRoutines> slots = new ArrayList<>();
	private final Watches watches;
	private final ValuePlanner values;
	private final EffectPlanner effects;
	private final ConditionPlanner conditions;

	/** Plans a world so that its games are interpreted, and compiled where they are hot. */
	public static Program plan(World world) {
		return new Planner(world, false, false, HotNodes.usual()).program();
	}

	/** Plans a world so that its games are compiled as soon as they are performed, which takes longer than most games. */
	public static Program compiled(World world) {
		return new Planner(world, false, false, HotNodes.AT_ONCE).program();
	}

	/** Plans a world so that its games are interpreted for good: the reference for those that are compiled. */
	public static Program interpreted(World world) {
		return new Planner(world, false, false, null).program();
	}

	/** Plans a world so that its games tell which procedures, steps and effects they go through. */
	public static Program traced(World world) {
		return new Planner(world, true, false, null).program();
	}

	/** Plans a world so that its games can be looked into, at every sentence. */
	public static Program probed(World world) {
		return new Planner(world, false, true, HotNodes.usual()).program();
	}

	/** Plans a world so that its games both tell what they go through and can be looked into. */
	public static Watched watched(World world) {
		Planner planner = new Planner(world, true, true, null);
		return new Watched(planner.program(), planner.values::plan);
	}

	/**
	 * A program whose games can be looked into.
	 *
	 * @param questions plans what is asked in its games; not for several threads at once
	 */
	public record Watched(Program program, Function<Argument, ArgumentNode> questions) {}

	private Planner(World world, boolean traced, boolean probed, @Nullable Tiers tiers) {
		this.tiering = new Tiering(tiers);
		this.statements = new Statements(probed);
		this.world = world;
		this.layout = new Layout(world);
		this.traced = traced;
		for (World.Procedure procedure : world.procedures()) {
			procedures.add(new Routine(procedure.title(), procedure.source(), tiering.ofRoutine()));
		}
		for (int slot = 0; slot < world.slots().size(); slot++) {
			Routine[] bySort = new Routine[world.sorts().size()];
			for (int sort = 0; sort < bySort.length; sort++) {
				World.Body body = world.sorts().get(sort).bodies().get(slot);
				if (body != null) {
					bySort[sort] = new Routine(world.sorts().get(sort).title(), body.effect().source(), tiering.ofRoutine());
				}
			}
			bodies.add(bySort);
			slots.add(new SlotRoutines(bySort));
		}
		this.watches = new Watches(world, tiering);
		this.values = new ValuePlanner(layout, procedures, slots, traced, tiering);
		this.conditions = values.conditions();
		this.effects = new EffectPlanner(layout, values, procedures, slots, watches, traced, statements, tiering);
	}

	private Program program() {
		completeProcedures();
		completeSlots();
		watches.complete(world, this::complete);
		Tables tables = Tables.of(layout, arrivals(), countdowns());
		List<Routine> scenarios = world.scenarios().stream().map(scenario -> routine(scenario.title(), scenario.body())).toList();
		// what tests say does not count
		Program.Probed probed = new Program.Probed(statements.rules(), statements.statements(), statements.branches(),
				statements.telling());
		return new Program(world, tables, List.copyOf(procedures), world.goals().stream().map(this::goal).toList(), standings(), scenarios,
				tests(), world.tryouts().stream().map(this::tryout).toList(),
				world.experiments().stream().map(experiment -> experiment.measures().stream().map(this::gauge).toList()).toList(),
				earlier(), probed, new Prospects(new Indicators(world, this::goal).all(), null));
	}

	private void completeProcedures() {
		for (int at = 0; at < procedures.size(); at++) {
			World.Procedure procedure = world.procedures().get(at);
			EffectNode body = traced(procedure.source(), procedure.phase() ? Part.PHASE : Part.PROCEDURE, procedure.title(),
					procedure.body());
			if (at == world.game().setup()) {
				body = effects.refilling(body); // zones that are filled again are full when the game begins
			}
			complete(procedures.get(at), procedure.slots(), null, body, procedure.rules());
		}
	}

	private void completeSlots() {
		for (int slot = 0; slot < slots.size(); slot++) {
			for (int sort = 0; sort < world.sorts().size(); sort++) {
				World.Body body = world.sorts().get(sort).bodies().get(slot);
				if (body != null) {
					EffectNode effect = traced(body.effect().source(), Part.EFFECT, world.sorts().get(sort).title(), body.effect());
					complete(bodies.get(slot)[sort], body.slots(), conditions.optional(body.guard()), effect,
							world.slots().get(slot).rules());
				}
			}
		}
	}

	private Goal goal(World.Goal goal) {
		int key = world.properties().size() + goals++;
		return new Goal(layout, goal.kind(), values.plan(goal.worth()), conditions.optional(goal.condition()), goal.slots(), key,
				values.derived().dependence(goal));
	}

	private StandingsNode standings() {
		Standings.Score score = world.standings().score();
		Standings.Team team = world.standings().team();
		return new StandingsNode(world.sorts().get(world.game().playerSort()).firstPiece(),
				score == null ? null : new StandingsNode.OfScore(values.plan(score.worth()), score.slots(), score.source()),
				team == null
						? null
						: new StandingsNode.OfTeam(values.plan(team.value()), values.plan(team.title()), team.slots(), team.source()));
	}

	private Gauge gauge(Trials.Measure measure) {
		return new Gauge(values.plan(measure.value()), conditions.optional(measure.condition()), measure.slots(), measure.source());
	}

	private EffectNode traced(int source, Part part, String title, Effect effect) {
		EffectNode node = statements.probedRule(source, title, effects.planWhole(effect));
		return traced ? new TracedNode(source, part, title, node) : node;
	}

	private void complete(Routine routine, int frameSlots, @Nullable ConditionNode guard, EffectNode body, List<World.Rule> rules) {
		int needed = rules.stream().mapToInt(World.Rule::slots).reduce(frameSlots, Math::max);
		String watched = routine.name();
		routine.complete(needed, tiering.part(guard), body, around(rules, Timing.BEFORE, watched), around(rules, Timing.INSTEAD, watched),
				around(rules, Timing.AFTER, watched));
	}

	/** A rule around a change does not act on what it does itself, or else it would never end. */
	private void complete(Routine routine, World.Watch watch, EffectNode change) {
		int needed = watch.rules().stream().mapToInt(World.Rule::slots).reduce(World.Watch.LOCALS, Math::max);
		List<Around> before = new ArrayList<>();
		List<Around> instead = new ArrayList<>();
		List<Around> after = new ArrayList<>();
		for (World.Rule rule : watch.rules()) {
			Around around = around(rule, titleOf(watch));
			int number = watchingRules++;
			ConditionNode condition = rule.timing() == Timing.AFTER
					? new AndNode(rule.source(), new MadeNode(rule.source()), around.condition())
					: around.condition();
			Around guarded = new Around(new NotUnderWayNode(rule.source(), number, condition), new UnderWayNode(number, around.effect()));
			(switch (rule.timing()) {
				case BEFORE -> before;
				case INSTEAD -> instead;
				case AFTER -> after;
			}).add(guarded);
		}
		routine.complete(needed, null, change, before, instead, after);
	}

	/** What a change is called in the titles of the rules around it. */
	private String titleOf(World.Watch watch) {
		return switch (watch.change()) {
			case PLACE -> "placing";
			case MOVE -> "moving";
			case DISCARD -> "discarding";
			case RETURN -> "returning";
			case REMOVE -> "removing";
			case ASSIGN -> "changing " + world.properties().get(watch.property()).called();
		};
	}

	/** @param watched what the rule acts around, as people call it */
	private Around around(World.Rule rule, String watched) {
		String title = (switch (rule.timing()) {
			case BEFORE -> "Before ";
			case INSTEAD -> "Instead of ";
			case AFTER -> "After ";
		}) + watched;
		Condition condition = rule.condition();
		return new Around(
				condition == null ? new KnownNode(rule.source(), true) : Objects.requireNonNull(tiering.part(conditions.plan(condition))),
				tiering.part(statements.probedRule(rule.source(), title, effects.planWhole(rule.effect()))));
	}

	private List<Around> around(List<World.Rule> rules, Timing timing, String watched) {
		return rules.stream().filter(rule -> rule.timing() == timing).map(rule -> around(rule, watched)).toList();
	}

	private Map<Integer, Routine> arrivals() {
		Map<Integer, Routine> arrivals = new HashMap<>();
		for (int property = 0; property < world.properties().size(); property++) {
			int track = property;
			World.Property declared = world.properties().get(property);
			declared.arrivals().forEach((number, body) -> arrivals.put(Tables.arrival(track, number), routine(declared.title(), body)));
		}
		return arrivals;
	}

	private List<Countdown> countdowns() {
		List<Countdown> countdowns = new ArrayList<>();
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (declared.timed()) {
				IntStream stops = declared.arrivals().keySet().stream().mapToInt(Integer::intValue).filter(at -> at > declared.lower());
				countdowns.add(new Countdown(watches.changing(property), declared.source(),
						IntStream.concat(IntStream.of(declared.lower()), stops).sorted().toArray()));
			}
		}
		return countdowns;
	}

	private Routine routine(String title, World.Body body) {
		Routine routine = new Routine(title, body.effect().source(), tiering.ofRoutine());
		EffectNode effect = statements.entered(body.effect().source(), title, effects.planWhole(body.effect()));
		complete(routine, body.slots(), conditions.optional(body.guard()), effect, List.of());
		return routine;
	}

	private Routine tryout(Trials.Tryout tryout) {
		return routine("", new World.Body(null, tryout.effect(), tryout.slots()));
	}

	private Map<Integer, Program> earlier() {
		Map<Integer, Program> programs = new HashMap<>();
		for (int at = 0; at < world.scenarios().size(); at++) {
			World earlier = world.scenarios().get(at).earlier();
			if (earlier != null) {
				programs.put(at, plan(earlier));
			}
		}
		return programs;
	}

	private Map<Integer, TestRoutines> tests() {
		Map<Integer, TestRoutines> tests = new HashMap<>();
		for (int at = 0; at < world.tests().size(); at++) {
			Trials.TestBody body = world.tests().get(at).body();
			if (body != null) {
				tests.put(at, test(world.tests().get(at).title(), body));
			}
		}
		return tests;
	}

	private TestRoutines test(String title, Trials.TestBody body) {
		return new TestRoutines(routine(title, new World.Body(null, body.given(), body.slots())),
				routine(title, new World.Body(null, body.when(), body.slots())),
				routine(title, new World.Body(null, body.then(), body.slots())));
	}
}
