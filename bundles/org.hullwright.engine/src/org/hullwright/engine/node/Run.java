package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.ForwardModel;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/**
 * The interpreter's state of one game: what it runs on, what it asks decisions of, and the budget that keeps endless rules from running on.
 * Belongs to one thread.
 */
public final class Run {

	private final World world;
	private final int playerSort;
	private final int owner;
	private final GameState state;
	private final Layout layout;
	private final Tables tables;
	private final Distances distances;
	private final Effort effort;
	private Decider decider;
	private final MemoTable memo;
	private final Probe probe;
	private final Script script = new Script(this);
	private final Chance chance;
	private final BitSet rulesUnderWay = new BitSet();
	private Numbers[] buffers = {};
	private int bufferCount;
	private Frame[] frames = new Frame[32];
	private int decisions;
	private int depth;
	private boolean asideOfGame;
	private boolean preparing;
	/** Null as long as no player was called. */
	private @Nullable Witness witness;

	/** Who answers decisions that have more than one option. */
	public interface Decider {

		/**
		 * Called before a decision is asked; makes the changes by hand whose time has come.
		 *
		 * @param around what asks
		 * @return whether there were any
		 */
		boolean edit(Frame around);

		/** The number of the option that is taken. */
		int decide(OpenDecision decision);

		/** Plays on from the decision that is being asked, as far as a player can foresee. */
		ForwardModel forwardModel(int seat);

		/** What each option is worth by itself; see {@link Decision#worths}. */
		List<OptionalLong> worths(OpenDecision decision, long chance, Supplier<Agent> policies);
	}

	/**
	 * @param tables of the program whose game this is
	 * @param probe asked where the program has probes
	 * @param allowance that this game shares with others
	 */
	public Run(GameState state, Tables tables, Decider decider, Probe probe, Allowance allowance) {
		this.probe = probe;
		this.state = state;
		this.layout = state.layout();
		this.world = layout.world();
		this.playerSort = world.game().playerSort();
		this.owner = world.game().owner();
		this.tables = tables;
		this.distances = new Distances(tables.sites());
		this.effort = new Effort(state, allowance);
		this.decider = decider;
		this.memo = new MemoTable(state);
		this.chance = new Chance(state, script, memo, effort);
	}

	/** Who looks into the game. */
	public Probe probe() {
		return probe;
	}

	/** Derived values that need not be computed again. */
	public MemoTable memory() {
		return memo;
	}

	/** What the game consists of. */
	public World world() {
		return world;
	}

	/** What the game is like now. */
	public GameState state() {
		return state;
	}

	/** Where things are in the state. */
	public Layout layout() {
		return layout;
	}

	/** What is printed on things. */
	public Prints prints() {
		return tables.prints();
	}

	public InPlay inPlay() {
		return tables.inPlay();
	}

	/** The boards. */
	public SiteMap sites() {
		return tables.sites();
	}

	/** Steps between where two pieces stand. */
	public int distance(int from, int to) {
		return distances.between(state, from, to, effort);
	}

	/** Takes everything since the mark back, because something that was required was not so. */
	public void takeBack(int mark, RequirementFailed failed) {
		state.rollback(mark);
		state.journal().add(new Event.TakenBack(failed.source()));
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
			decisions = 0;
		}
	}

	/**
	 * Finds something out for a listener there may be. What is changed on the way is undone, and no step is counted, because it must not
	 * make a difference whether there is a listener; but what is found out may take only so long, too.
	 *
	 * @param source number of the place of what is asked about
	 */
	<T> T aside(int source, Supplier<T> question) {
		int mark = state.mark();
		Effort.Mark spent = effort.stepAside(source);
		boolean nested = asideOfGame;
		asideOfGame = true;
		try {
			return question.get();
		} finally {
			asideOfGame = nested;
			effort.goBackTo(spent);
			state.rollback(mark);
		}
	}

	/** Whether something is only being found out, and all of it will be undone. */
	public boolean isAside() {
		return asideOfGame;
	}

	/** What a test has prepared. */
	public Script script() {
		return script;
	}

	/** How many decisions have been taken that had more than one option. */
	public int decisions() {
		return decisions;
	}

	/** Plays on from the decision that is being asked, as far as a player can foresee. */
	ForwardModel forwardModel(int seat) {
		return decider.forwardModel(seat);
	}

	/** What each option of a decision is worth by itself. */
	List<OptionalLong> worths(OpenDecision decision, long chance, Supplier<Agent> policies) {
		return decider.worths(decision, chance, policies);
	}

	/** How many options are being performed, one within the other. */
	int depth() {
		return depth;
	}

	void enterOption() {
		depth++;
	}

	void leaveOption() {
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
		int mark = state.mark();
		Effort.Mark spent = effort.mark(decision.source());
		effort.spend(locals.values().length);
		Decider actual = decider;
		int taken = decisions;
		decider = policy;
		try {
			return happening.apply(frame);
		} finally {
			decider = actual;
			decisions = taken;
			effort.goBackTo(spent);
			state.rollback(mark);
			frame.restore(locals);
		}
	}

	/** Begins with so many decisions taken before. */
	public void goOnAfter(int taken) {
		decisions = taken;
	}

	/** Counts a step; too many, or too much that they leave behind, stop the game. */
	public void burn(int source) {
		effort.burn(source);
	}

	/** Counts what looking at so many things costs; the next {@link #burn} stops the game when it is too much. */
	public void spend(int things) {
		effort.spend(things);
	}

	/** Counts as many steps as looking at so many things costs, at the place where it is done. */
	public void burn(int source, int things) {
		effort.spend(things);
		effort.burn(source);
	}

	/**
	 * Counts a part that was added to a list, which stops the game when the list becomes too long.
	 *
	 * @param added how many values
	 * @param length that the list has now
	 */
	public void grow(int source, int added, int length) {
		effort.grow(source, added, length);
	}

	/** Steps since the game began, as far as they were not taken back. */
	public long steps() {
		return effort.steps();
	}

	/** Adds something with words to the story, when it is kept. */
	public void tell(Event event, int characters) {
		effort.tell(event.source(), characters);
		state.journal().add(event);
	}

	/** Lets a listener hear which pieces are named from now on. */
	public void call(Witness heard) {
		witness = heard;
	}

	/** Tells the witness, when there is one, which pieces a text names. */
	public void testify(int source, TextNode text, Audience audience, Frame frame) {
		Witness witness = this.witness;
		if (witness != null) {
			Seats seats = audience.seats(frame);
			for (int piece : aside(source, () -> text.pieces(frame))) {
				witness.named(source, piece, seats);
			}
		}
	}

	/** The frame that everything else is performed from. */
	public Frame outermost(int slots) {
		return frame(0).begin(null, 0, slots);
	}

	/** The frame at a position in the stack. */
	Frame frame(int position) {
		if (position >= frames.length) {
			frames = Arrays.copyOf(frames, position * 2);
		}
		if (frames[position] == null) {
			frames[position] = new Frame(this, position);
		}
		return frames[position];
	}

	Numbers borrow() {
		return bufferCount == 0 ? new Numbers() : buffers[--bufferCount];
	}

	void giveBack(Numbers numbers) {
		spend(numbers.size());
		numbers.truncate(0);
		if (bufferCount == buffers.length) {
			buffers = Arrays.copyOf(buffers, bufferCount + 16);
		}
		buffers[bufferCount++] = numbers;
	}

	/** To be called for decisions that are not asked because there is nothing to decide: a test may have something to say about them. */
	public void passOver(OpenDecision decision) {
		if (!asideOfGame) {
			script.prompter().passOver(decision);
		}
	}

	/** Takes a decision: alone there is nothing to ask, a test may have prepared the answer, else the player is asked. */
	public int decide(OpenDecision decision) {
		if (decision.size() == 1) {
			passOver(decision);
			tellOnlyOption(decision);
			return 0;
		}
		if (asideOfGame) {
			throw new ContentError(decision.source(), "what is only shown, a text or a reason, cannot ask for a decision");
		}
		effort.reachDecision();
		int prepared = script.prompter().choose(decision);
		if (preparing) {
			memo.invalidate();
			effort.decided(++decisions, decision.source());
			return Math.max(0, prepared);
		}
		int chosen = prepared >= 0 ? prepared : decider.decide(decision);
		if (chosen < 0 || chosen >= decision.size()) {
			throw new IllegalArgumentException("option " + chosen + " of a decision with " + decision.size() + " options");
		}
		if (state.journal().isRecording()) {
			record(decision, chosen);
		}
		memo.invalidate();
		effort.decided(++decisions, decision.source());
		return chosen;
	}

	/** No player is asked, but what was taken is part of the story; not when it cannot be told who would have decided. */
	private void tellOnlyOption(OpenDecision decision) {
		if (asideOfGame || preparing || !state.journal().isRecording()) {
			return;
		}
		int seat;
		try {
			seat = aside(decision.source(), decision::seat);
		} catch (ContentError nobody) {
			return;
		}
		String prompt = decision.prompt();
		String label = decision.label(0);
		tell(new Event.OnlyOption(decision.source(), seat, decision.isSecret(), prompt, label), prompt.length() + label.length());
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
		state.journal().add(new Event.Decided(decision.source(), decisions, decision.seat(), decision.isSecret(), prompt, labels, chosen));
	}

	/** The seat, from 1, of the player a piece is or belongs to. */
	public int deciderOf(int piece, int source) {
		int player = layout.sortOf(piece) == playerSort ? piece : state.get(piece, owner);
		if (player == World.ABSENT) {
			throw new ContentError(source, "nobody can decide this: " + shown(piece, Display.PIECE) + " belongs to no player");
		}
		return seatOf(player);
	}

	/** The seat of a player, from 1. */
	public int seatOf(int player) {
		return tables.wording().seat(player);
	}

	/** What dice show, and what is drawn. */
	public Chance chance() {
		return chance;
	}

	/** Where a piece goes when it is discarded: the discard pile of the deck its design starts in, else the supply. */
	public int discardsOf(int piece) {
		return tables.discardsOf(piece);
	}

	/** What happens when a track arrives at a number; null when nothing does. */
	@Nullable
	Routine arrival(int track, int number) {
		return tables.arrivals().isEmpty() ? null : tables.arrivals().get(Tables.arrival(track, number));
	}

	/** What all games of this program begin with; no game runs on it. */
	public GameState start() {
		return tables.start();
	}

	/** The rules around changes that are acting. */
	public BitSet rulesUnderWay() {
		return rulesUnderWay;
	}

	/** The name of a piece, as the number of a text. */
	public int titleOf(int piece) {
		return tables.titles()[layout.sortOf(piece)];
	}

	/** A value as it is shown to people. */
	public String shown(int value, Display display) {
		return tables.wording().of(value, display);
	}
}
