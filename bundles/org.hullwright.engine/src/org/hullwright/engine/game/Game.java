package org.hullwright.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.node.Allowance;
import org.hullwright.engine.node.AllowanceExceeded;
import org.hullwright.engine.node.ChoiceLog;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Decider;
import org.hullwright.engine.node.Decisions;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.GameEnded;
import org.hullwright.engine.node.MemoTable;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.node.RequirementFailed;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.Run;
import org.hullwright.engine.state.Determinization;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;

/** One game, from the set-up to its end. Not for several threads at once; several games are. */
public final class Game {

	private static final int MOST_ROUNDS = 1_000;
	/** The budget of search agents: steps that all rollouts before one decision may take together. */
	private static final long SEARCH_BUDGET = 30_000_000;
	/** Steps that each further decision adds to that budget. */
	private static final long SEARCH_BUDGET_OF_A_DECISION = 2_000_000;

	private final Program program;
	private final World world;
	private final GameRecord past;
	private final Agent[] agents;
	private final Allowance allowance;
	private final Allowance searchBudget = new Allowance(SEARCH_BUDGET);
	private final GameState state;
	/** Where it is written what a round begins with. */
	private final int firstPhase;
	private final Run run;
	/** Null in a game that is played, and not only foreseen. */
	private final @Nullable RolloutStart branch;
	/** Null in a game that begins at its start. */
	private final @Nullable Checkpoint origin;
	private final List<Taken> decisions = new ArrayList<>();
	/** The last one; null as long as none was needed. */
	private @Nullable Checkpoint checkpoint;
	/** The choices since then; null when they are not kept. */
	private @Nullable ChoiceLog choices;
	private boolean foreseen;
	/** Whether the record is of these rules, so that at most the language of its words is another one. */
	private final boolean bySameRules;
	private final int edits;
	private int edited;
	private int rounds;
	private long finalState;
	/** What is still to be done where the record ends; null when there is nothing. */
	private @Nullable Consumer<Frame> interlude;

	/**
	 * A new game.
	 *
	 * @param agents who decides for a seat, from 1
	 */
	public Game(Program program, GameOptions options, IntFunction<Agent> agents, Watching watching) {
		this(program, GameRecord.fresh(program, options), agents, watching);
	}

	/** A game that goes the recorded way first; its agents are asked from there on. */
	public Game(Program program, GameRecord past, IntFunction<Agent> agents, Watching watching) {
		this(program, past, agents, watching, Allowance.endless());
	}

	/**
	 * The same, as one of several that share what they may cost.
	 *
	 * @param allowance when it is exceeded, the game ends with {@link org.hullwright.engine.node.AllowanceExceeded}
	 */
	public Game(Program program, GameRecord past, IntFunction<Agent> agents, Watching watching, Allowance allowance) {
		this(program, past, agents, watching, null, allowance);
	}

	/** Branches off from the recorded game. */
	Game(Program program, IntFunction<Agent> agents, RolloutStart branch) {
		this(program, branch.path().past(), agents, Watching.NOTHING, branch, branch.searchBudget());
	}

	private Game(Program program, GameRecord past, IntFunction<Agent> agents, Watching watching, @Nullable RolloutStart branch,
			Allowance allowance) {
		this.allowance = allowance;
		this.branch = branch;
		ReplayPath path = branch == null ? null : branch.path();
		Checkpoint origin = path == null ? null : path.origin();
		this.origin = origin;
		this.program = program;
		this.world = program.world();
		this.firstPhase = world.game().phases().isEmpty() ? 0 : world.procedures().get(world.game().phases().getFirst()).source();
		this.past = past;
		this.edits = past.edits().size();
		this.bySameRules = past.options().opening() == null && past.fingerprint().equals(program.world().fingerprint());
		program.refusalOf(past.options()).ifPresent(reason -> {
			throw new IllegalArgumentException(reason);
		});
		this.agents = IntStream.rangeClosed(1, past.options().players()).mapToObj(agents).toArray(Agent[]::new);
		this.state = origin == null
				? program.tables().start().begin(past.options().seed(), watching.story())
				: origin.state().begin();
		if (path == null) {
			this.run = new Run(state, program.tables(), new Deciding(), watching.probe(), allowance);
		} else {
			this.run = new Run(state, program.tables(), new Deciding(), watching.probe(), allowance, path.distances(),
					origin == null ? new MemoTable(state) : origin.state().memo());
			replay(path);
		}
	}

	private void replay(ReplayPath path) {
		Checkpoint from = path.origin();
		if (from != null) {
			goOnFrom(from);
		}
		ChoiceLog taken = path.choices();
		if (taken != null) {
			run.decisions().replay(taken.replay());
		}
	}

	private void goOnFrom(Checkpoint from) {
		rounds = from.rounds();
		edited = from.edits();
		decisions.addAll(past.decisions().subList(0, from.decisions()));
		run.decisions().goOnAfter(from.decisions(), from.waited());
	}

	/** The state; changes while the game is played. */
	public GameState state() {
		return state;
	}

	/** What the game runs on, for tests that prepare it. */
	public Run run() {
		return run;
	}

	/** The round that is being played, from 1; 0 during the set-up. */
	public int round() {
		return rounds;
	}

	/** All it takes to play this game again up to now. */
	public GameRecord record() {
		return new GameRecord(past.pack(), world.version(), world.fingerprint(), world.packs(), past.options(), decisions, past.edits(),
				finalState, run.decisions().waited());
	}

	/**
	 * Plays to the end.
	 *
	 * @throws GameError when a rule does something impossible or endless
	 * @throws ReplayMismatch when a recorded decision does not fit
	 */
	public Outcome play() {
		GameEnded ended = guarded(this::playOn);
		if (state.journal().isRecording()) {
			state.journal().add(new Event.Ended(ended.source(), ended.reason()));
		}
		guarded(() -> {
			performEnding();
			return ended;
		});
		finalState = state.fingerprint();
		return new Outcome(ended.reason(), winners(), guarded(this::standing), rounds, run.decisions().taken(), finalState);
	}

	/**
	 * Plays a recorded game again, lets something be done where the record ends, and goes on from there until an agent leaves the game or
	 * it ends. What a rule does wrong is not worded.
	 *
	 * @param next what is done when the first decision that is not recorded is about to be asked, in the frame that asks; its options are
	 * then looked for once more
	 * @throws ReplayMismatch when a recorded decision does not fit, or the game is over before
	 */
	public void goOn(Consumer<Frame> next) {
		interlude = next;
		try {
			run.script().end(playOn());
			performEnding();
		} catch (GameAbandoned left) {
			// The caller that left knows.
		}
		if (interlude != null) {
			throw new ReplayMismatch(past.decisions().size(), "the game is over before decision " + (past.decisions().size() + 1));
		}
	}

	/**
	 * What experiments measure, as things are.
	 *
	 * @param experiment its position
	 * @return for each measure a number, or none when this game does not count for it
	 * @throws GameError when one cannot be told
	 */
	public List<OptionalInt> measure(int experiment) {
		return guarded(() -> program.gauges().get(experiment).stream().map(gauge -> gauge.of(run)).toList());
	}

	/**
	 * What the goals that are written say of a position, without regard to who has won.
	 *
	 * @param seat of the player, from 1
	 * @throws GameError when it cannot be told
	 */
	public long goalsOf(int seat) {
		return guarded(() -> new WrittenGoals(program).of(seat, run.outermost(0)));
	}

	private GameEnded playOn() {
		try {
			Checkpoint origin = this.origin;
			if (origin != null) {
				playPhases(origin.phase());
			} else {
				begin(true);
				beginRound();
				playPhases(run.script().nextPhase());
			}
			while (true) {
				beginRound();
				playPhases(0);
			}
		} catch (GameEnded end) {
			return end;
		}
	}

	/**
	 * Sets the game up: seats, modes, shuffled decks, the set-up of the pack and of the scenario. A game that a scenario starts from ends
	 * right after its own set-up.
	 */
	public void setUp() {
		begin(false);
	}

	/** @param wholly whether a game that the scenario starts from is played to its end, when this one is to be played from its set-up on */
	private void begin(boolean wholly) {
		Opening opening = past.options().opening();
		if (opening == null) {
			setTable(wholly);
			return;
		}
		run.decisions().prepare(() -> {
			setTable(false);
			new Preparation(program, run).prepare(opening);
		});
	}

	private void setTable(boolean wholly) {
		seatPlayers();
		for (World.Mode mode : world.modes()) {
			if (past.options().modes().contains(mode.name())) {
				state.set(0, mode.property(), 1);
			}
		}
		shuffleDecks();
		String scenario = past.options().scenario();
		if (scenario == null) {
			perform(program.procedures().get(world.game().setup()));
			return;
		}
		int number = program.scenario(scenario).orElseThrow();
		Program earlier = program.earlier().get(number);
		if (earlier == null) {
			perform(program.procedures().get(world.game().setup()));
		} else {
			goOnFrom(earlier, wholly);
		}
		perform(program.scenarios().get(number));
	}

	/** Plays the game before this one. Its decisions are decisions of this game, taken by the same agents, and come first. */
	private void goOnFrom(Program earlier, boolean wholly) {
		GameOptions options = GameOptions.of(past.options().players(), past.options().seed());
		Game before = new Game(earlier, GameRecord.fresh(earlier, options),
				seat -> past.options().opening() != null ? Agent.first() : this::take, Watching.NOTHING, allowance);
		if (wholly) {
			before.play();
		} else {
			before.setUp();
		}
		new Inheritance(earlier.tables().start(), before.state(), state).take();
		state.settle();
	}

	private void seatPlayers() {
		World.Sort players = world.sorts().get(world.game().playerSort());
		for (int seat = 0; seat < past.options().players(); seat++) {
			state.move(0, players.firstPiece() + seat, program.layout().seats(), false);
			state.set(0, players.firstPiece() + seat, world.game().owner(), players.firstPiece() + seat);
		}
	}

	private void shuffleDecks() {
		Layout layout = program.layout();
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			if (layout.role(zone) == Role.DECK && state.count(zone) > 1) {
				state.shuffle(0, zone);
			}
		}
	}

	private void beginRound() {
		rounds++;
		run.decisions().beginRound();
		if (rounds > MOST_ROUNDS) {
			throw new ContentError(firstPhase, "this game does not end: more than " + MOST_ROUNDS + " rounds");
		}
		if (state.journal().isRecording()) {
			state.journal().add(new Event.RoundBegan(0, rounds));
		}
	}

	private void playPhases(int first) {
		for (int phase = first; phase < world.game().phases().size(); phase++) {
			if (foreseen) {
				checkpoint = new Checkpoint(new RolloutState(state), rounds, phase, decisions.size(), edited, run.decisions().waited());
				keepChoices();
			}
			run.effort().burn(firstPhase);
			perform(program.procedures().get(world.game().phases().get(phase)));
			state.settle();
		}
	}

	/** Keeps choices from now on, unless time runs while players decide, or changes are made by hand: a log knows nothing of that. */
	private void keepChoices() {
		if (program.tables().countdowns().isEmpty() && edits == 0) {
			ChoiceLog kept = new ChoiceLog();
			choices = kept;
			run.decisions().logTo(kept);
		}
	}

	/** Performs a routine without parameters. */
	public void perform(Routine routine) {
		try {
			routine.perform(run.outermost(routine.slots()));
		} catch (RequirementFailed failed) {
			// It ends here. No option or effect slot is around it that could be taken back; what was done stays.
		}
	}

	/** Performs what the game does after its end. */
	public void performEnding() {
		try {
			Integer ending = world.game().ending();
			if (ending != null) {
				perform(program.procedures().get(ending));
			}
		} catch (GameEnded again) {
			// It has ended already.
		}
	}

	/** Does something and words what a rule did wrong. */
	private <T> T guarded(Supplier<T> part) {
		try {
			return part.get();
		} catch (ContentError error) {
			throw worded(error);
		}
	}

	/** Words what a rule did wrong. */
	public GameError worded(ContentError error) {
		List<Place> chain = Arrays.stream(error.chain()).mapToObj(world.places()::of).toList();
		return new GameError(world.places().of(error.source()), chain, error.told(world.places()));
	}

	private Standing standing() {
		int seats = past.options().players();
		return new Standing(program.standings().scores(run, seats), program.standings().teams(run, seats));
	}

	private List<Integer> winners() {
		World.Sort players = world.sorts().get(world.game().playerSort());
		return IntStream.rangeClosed(1, past.options().players())
				.filter(seat -> state.get(players.firstPiece() + seat - 1, world.game().won()) != 0).boxed().toList();
	}

	/** Answers from the record first, then from the agents. */
	private final class Deciding implements Decider {

		/** From the decision that is being asked; null as long as nobody has looked ahead so far. */
		private @Nullable Rollouts rollouts;
		/** Of that decision; null as long as nobody has looked ahead. */
		private @Nullable Determinizations determinizations;

		@Override
		public boolean edit(Frame around) {
			boolean edited = makeEdits();
			Consumer<Frame> due = interlude;
			if (due == null || decisions.size() < past.decisions().size()) {
				return edited;
			}
			interlude = null;
			due.accept(around);
			return true;
		}

		@Override
		public int decide(OpenDecision decision) {
			rollouts = null;
			determinizations = null;
			RolloutStart branch = Game.this.branch;
			if (branch != null && decisions.size() == past.decisions().size() && decision.secondsLeft() > recordedSeconds(decision)) {
				branch.first().accept(decision);
			}
			return take(decision);
		}

		@Override
		public void replayed() {
			decisions.add(past.decisions().get(decisions.size()));
		}

		@Override
		public ForwardModel forwardModel(int seat, Valuation valuation) {
			if (branch != null) {
				throw OnePlyLookahead.nestedSearch();
			}
			return rollouts(seat, valuation);
		}

		@Override
		public boolean hasLearnedEvaluation() {
			return program.hasLearnedEvaluation();
		}

		@Override
		public List<OptionalLong> worths(OpenDecision decision, long chance, Valuation valuation, Supplier<Agent> policies) {
			if (branch != null) {
				return new OnePlyLookahead(program, run, valuation).worthsOtherwise(decision, policies);
			}
			return decision.isAlone()
					? determinizedWorths(decision, chance, valuation, policies)
					: rollouts(decision.seat(), valuation).worths(chance, policies);
		}

		/** Looks ahead on the spot, which costs far less than to come here once more. */
		private List<OptionalLong> determinizedWorths(OpenDecision decision, long chance, Valuation valuation, Supplier<Agent> policies) {
			searchBudget.grant(SEARCH_BUDGET_OF_A_DECISION);
			Determinization sample = determinizations(decision.seat()).of(chance);
			return run.decisions().determinized(decision, sample, chance, searchBudget,
					() -> new OnePlyLookahead(program, run, valuation).worths(decision, policies));
		}

		private Determinizations determinizations(int seat) {
			Determinizations known = determinizations;
			if (known == null) {
				known = new Determinizations(program, seat);
				determinizations = known;
			}
			return known;
		}

		/** Who looks ahead once will do so again, so from now on it is kept where to begin. */
		private Rollouts rollouts(int seat, Valuation valuation) {
			Rollouts known = rollouts;
			if (known == null || !known.valuation().equals(valuation)) {
				known = rolloutsFrom(determinizations(seat), valuation);
				rollouts = known;
			}
			return known;
		}

		private Rollouts rolloutsFrom(Determinizations samples, Valuation valuation) {
			foreseen = true;
			List<Taken> soFar = decisions.stream().map(taken -> Taken.option(taken.option()).after(taken.seconds())).toList();
			GameRecord before = past.with(soFar, past.edits()).until(soFar.size()).waiting(run.decisions().waited());
			searchBudget.grant(SEARCH_BUDGET_OF_A_DECISION);
			return new Rollouts(program, new ReplayPath(before, checkpoint, choices, run.distances()), samples, valuation, searchBudget);
		}
	}

	private int take(Decision decision) {
		int number = decisions.size();
		int left = decision.secondsLeft();
		int recorded = recordedSeconds(decision);
		if (left <= recorded) {
			decision.answeredAfter(left);
			return Decisions.TIME_IS_UP;
		}
		int chosen;
		if (number < past.decisions().size()) {
			decision.answeredAfter(left == Decision.UNTIMED ? 0 : recorded);
			chosen = recorded(decision, past.decisions().get(number));
		} else {
			chosen = chosenBy(agents[decision.seat() - 1], decision);
		}
		if (left <= decision.seconds()) {
			decision.answeredAfter(left);
			return Decisions.TIME_IS_UP;
		}
		if (left == Decision.UNTIMED) {
			decision.answeredAfter(0);
		}
		boolean told = state.journal().isRecording() && chosen >= 0 && chosen < decision.size();
		int seconds = decision.secondsWaited() + decision.seconds();
		decisions.add(told ? Taken.of(decision, chosen).after(seconds) : new Taken(chosen, decision.size(), "", 0, "", seconds));
		return chosen;
	}

	/** How many of the seconds that are recorded have still to go by before the decision at hand is answered. */
	private int recordedSeconds(Decision decision) {
		int number = decisions.size();
		int recorded = number < past.decisions().size()
				? past.decisions().get(number).seconds()
				: number == past.decisions().size() ? past.waited() : 0;
		return Math.max(0, recorded - decision.secondsWaited());
	}

	private int chosenBy(Agent agent, Decision decision) {
		try {
			return agent.choose(decision);
		} catch (AllowanceExceeded exceeded) {
			if (!searchBudget.isExceeded()) {
				throw exceeded;
			}
			throw new ContentError(decision.source(), "a program cannot decide here: to find out what comes of the options takes more than "
					+ SEARCH_BUDGET
					+ " steps; let the options or the goals look at less, offer fewer options, or let a person or the random program decide");
		}
	}

	private int recorded(Decision decision, Taken taken) {
		OptionalInt meant = taken.in(decision);
		if (meant.isEmpty() && bySameRules) {
			meant = taken.byNumber(decision);
		}
		return meant.orElseThrow(() -> ReplayMismatch.of(decisions.size(), taken, decision));
	}

	/** Makes the changes by hand that belong before the next decision. */
	private boolean makeEdits() {
		if (edited == edits) {
			return false;
		}
		List<Edit> due = past.edits().subList(edited, past.edits().size()).stream().takeWhile(edit -> edit.before() <= decisions.size())
				.toList();
		if (!due.isEmpty()) {
			EditMaker maker = new EditMaker(run);
			due.forEach(maker::make);
			edited += due.size();
		}
		return !due.isEmpty();
	}
}
