package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.agent.Valuation;
import org.hullwright.engine.state.Determinization;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/** Asks for the decisions of a game and counts them; lets options be tried out. */
public final class Decisions {

	/** What is told instead of an option when time has run out first: what can be chosen has to be looked for again. */
	public static final int TIME_IS_UP = Integer.MIN_VALUE;

	private final Run run;
	private final GameState state;
	private final Layout layout;
	private final Effort effort;
	private Decider decider;
	private int taken;
	private int takenBeforeRound;
	/** Seconds that ran out since the last decision was taken, before the one at hand is. */
	private int waited;
	/** Of options that are being performed. */
	private int depth;
	private boolean preparing;
	private boolean speculating;
	/** Null where choices are not kept. */
	private @Nullable ChoiceLog log;
	/** Null in a game that is not replayed. */
	private ChoiceLog.@Nullable Replay replay;

	Decisions(Run run, Decider decider) {
		this.run = run;
		this.state = run.state();
		this.layout = run.layout();
		this.effort = run.effort();
		this.decider = decider;
	}

	/**
	 * To be called before a decision with several options is asked; when it tells yes, the state has changed and they must be looked for
	 * again.
	 */
	public boolean edit(Frame around) {
		return !preparing && decider.edit(around);
	}

	/**
	 * Does what prepares the moment that the game begins with. No player is asked: decisions take what is prepared for them, else their
	 * first option, and count as no decisions of the game.
	 */
	public void prepare(Runnable steps) {
		preparing = true;
		try {
			steps.run();
		} finally {
			preparing = false;
			taken = 0;
			waited = 0;
		}
	}

	/** Notes from now on what comes of choices, so that the game can be replayed from here on by that. */
	public void logTo(ChoiceLog choices) {
		log = choices;
	}

	/** Takes those choices first, before anybody is asked. */
	public void replay(ChoiceLog.Replay choices) {
		replay = choices;
	}

	/** Choices that are to be taken as they were before; null when there are none left, or what is asked is none of them. */
	public ChoiceLog.@Nullable Replay replaying() {
		ChoiceLog.Replay known = replay;
		if (known == null || isOnTheSide()) {
			return null;
		}
		if (!known.hasNext()) {
			replay = null;
			return null;
		}
		return known;
	}

	/** Whether what is chosen now is no choice of the game itself. */
	private boolean isOnTheSide() {
		return speculating || preparing || run.isAside();
	}

	/**
	 * Notes in the log, where there is one, what came of a choice of a single option.
	 *
	 * @param withoutTrace whether nothing was changed by looking for the options
	 */
	public void log(OpenDecision decision, boolean withoutTrace) {
		ChoiceLog kept = log;
		if (kept != null && !isOnTheSide()) {
			decision.addTo(kept, withoutTrace);
		}
	}

	/**
	 * Takes a choice as it was before.
	 *
	 * @param source number of the place that asks
	 */
	public void repeat(ChoiceLog.Replay choice, int source) {
		if (choice.wasAsked()) {
			effort.reachDecision();
			decider.replayed();
			waited = 0;
			run.memory().invalidate();
			count(source);
		}
	}

	/** How many decisions have been taken that had more than one option. */
	public int taken() {
		return taken;
	}

	/** Plays on from the decision that is being asked, as far as a player can foresee. */
	ForwardModel forwardModel(int seat, Valuation valuation) {
		return decider.forwardModel(seat, valuation);
	}

	/** Whether an evaluation function was learned for the game. */
	boolean hasLearnedEvaluation() {
		return decider.hasLearnedEvaluation();
	}

	/** What each option of a decision is worth by itself. */
	List<OptionalLong> worths(OpenDecision decision, long chance, Valuation valuation, Supplier<Agent> policies) {
		return decider.worths(decision, chance, valuation, policies);
	}

	/** How many options are being performed, one within the other. */
	int depth() {
		return depth;
	}

	/** An option begins to be performed. */
	public void enterOption() {
		depth++;
	}

	/** An option has been performed. */
	public void leaveOption() {
		depth--;
	}

	/**
	 * Speculative execution: lets something happen at a decision and rolls it all back.
	 *
	 * @param policy decides meanwhile
	 * @param happening what happens, in the frame that asks, and what is found out by it
	 */
	public <T> T speculate(OpenDecision decision, Decider policy, Function<Frame, T> happening) {
		Frame frame = decision.frame();
		Frame.Locals locals = frame.locals();
		GameState.Point point = state.point();
		Effort.Mark spent = effort.mark(decision.source());
		effort.spend(locals.values().length);
		Decider actual = decider;
		boolean nested = speculating;
		int before = taken;
		int waitedBefore = waited;
		decider = policy;
		speculating = true;
		try {
			return happening.apply(frame);
		} finally {
			decider = actual;
			speculating = nested;
			taken = before;
			waited = waitedBefore;
			effort.goBackTo(spent);
			state.rollback(point);
			frame.restore(locals);
		}
	}

	/**
	 * Speculative execution on a determinization: what the player who decides cannot know becomes something that might be so, something
	 * happens, and then all is as before. Nobody looks into it.
	 *
	 * @param decision of a player who decides alone
	 * @param sample of what cannot be known
	 * @param chance seed of what falls by chance meanwhile
	 * @param budget is charged for what happens
	 */
	public <T> T determinized(OpenDecision decision, Determinization sample, long chance, Allowance budget, Supplier<T> happening) {
		GameState.Point point = state.point();
		long seed = state.seed();
		Effort.Mark spent = effort.mark(decision.source());
		Allowance actual = effort.exchange(budget);
		Run.Observers observers = run.hush();
		int[] now = state.determinize(chance, sample);
		decision.exchange(piece -> now[piece]);
		try {
			return happening.get();
		} finally {
			decision.exchange(inverse(now));
			state.endDeterminization(point, seed);
			run.restore(observers);
			effort.goBackTo(spent);
			effort.exchange(actual);
		}
	}

	private static IntUnaryOperator inverse(int[] permutation) {
		int[] inverse = new int[permutation.length];
		for (int at = 0; at < permutation.length; at++) {
			inverse[permutation[at]] = at;
		}
		return at -> inverse[at];
	}

	/** How many seconds have run out since the last decision was taken, before the one at hand is. */
	public int waited() {
		return waited;
	}

	private void pass(OpenDecision decision, int seconds) {
		run.memory().invalidate();
		run.clock().pass(decision.frame(), seconds);
		run.memory().invalidate();
	}

	/** Lets the seconds go by that a test has prepared for a decision, as far as nothing happens meanwhile. */
	private boolean isTimeUp(OpenDecision decision) {
		Prompter prompter = run.script().prompter();
		int left = run.clock().left();
		int waiting = prompter.waiting(decision, left);
		if (waiting > 0) {
			pass(decision, waiting);
		}
		return waiting == left;
	}

	/** Begins with so many decisions taken before, and seconds that ran out since. */
	public void goOnAfter(int before, int seconds) {
		taken = before;
		takenBeforeRound = before;
		waited = seconds;
	}

	/** To be called when a round begins. */
	public void beginRound() {
		takenBeforeRound = taken;
	}

	/** @param source number of the place that asks */
	private void count(int source) {
		taken++;
		effort.decided(taken, taken - takenBeforeRound, source);
	}

	/** To be called for decisions that are not asked because there is nothing to decide: a test may have something to say about them. */
	public void passOver(OpenDecision decision) {
		if (!run.isAside()) {
			run.script().prompter().passOver(decision);
		}
	}

	/**
	 * Takes a decision: alone there is nothing to ask, a test may have prepared the answer, else the player is asked.
	 *
	 * @return the number of the option, or {@link #TIME_IS_UP}
	 */
	public int decide(OpenDecision decision) {
		if (decision.size() == 1) {
			passOver(decision);
			tellOnlyOption(decision);
			return 0;
		}
		if (run.isAside()) {
			throw new ContentError(decision.source(), "what is only shown, a text or a reason, cannot ask for a decision");
		}
		effort.reachDecision();
		if (isTimeUp(decision)) {
			return TIME_IS_UP;
		}
		int prepared = run.script().prompter().choose(decision);
		if (preparing) {
			run.memory().invalidate();
			count(decision.source());
			return Math.max(0, prepared);
		}
		run.testify(decision);
		int chosen = prepared >= 0 ? prepared : decider.decide(decision);
		if (chosen == TIME_IS_UP) {
			waited += decision.seconds();
			pass(decision, decision.seconds());
			return TIME_IS_UP;
		}
		if (chosen < 0 || chosen >= decision.size()) {
			throw new IllegalArgumentException("option " + chosen + " of a decision with " + decision.size() + " options");
		}
		if (state.journal().isRecording()) {
			record(decision, chosen);
		}
		if (decision.seconds() > 0) {
			pass(decision, decision.seconds());
		}
		waited = 0;
		run.memory().invalidate();
		count(decision.source());
		return chosen;
	}

	/** No player is asked, but what was taken is part of the story; not when it cannot be told who would have decided. */
	private void tellOnlyOption(OpenDecision decision) {
		if (run.isAside() || preparing || !state.journal().isRecording()) {
			return;
		}
		int seat;
		try {
			seat = run.aside(decision.source(), decision::seat);
		} catch (ContentError nobody) {
			return;
		}
		String prompt = decision.prompt();
		String label = decision.label(0);
		run.tell(new Event.OnlyOption(decision.source(), seat, decision.isSecret(), prompt, label), prompt.length() + label.length());
	}

	/** Each label is counted before the next is made, for together they may be more than the memory holds. */
	private void record(OpenDecision decision, int chosen) {
		String prompt = decision.prompt();
		effort.tell(decision.source(), prompt.length());
		List<String> labels = new ArrayList<>();
		for (int option = 0; option < decision.size(); option++) {
			String label = decision.label(option);
			effort.tell(decision.source(), label.length());
			labels.add(label);
		}
		state.journal().add(new Event.Decided(decision.source(), taken, decision.seat(), decision.isSecret(), prompt, labels, chosen));
	}

	/** The seat, from 1, of the player a piece is or belongs to. */
	public int deciderOf(int piece, int source) {
		int player = layout.sortOf(piece) == layout.world().game().playerSort() ? piece : state.get(piece, layout.world().game().owner());
		if (player == World.ABSENT) {
			throw new ContentError(source,
					"nobody can decide this: " + run.tables().wording().of(piece, Display.PIECE) + " belongs to no player");
		}
		return run.tables().wording().seat(player);
	}
}
