package org.hullwright.engine.node;

import java.util.BitSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.World;

/**
 * The execution context of one game: it makes the parts that nodes work with and ties them together. A node asks for the part that it
 * needs, and {@link Frame} has those at hand that are asked most: state, layout, tables and effort.
 * <p>
 * There is one context and not an argument for each part, because a node that performs others would have to pass on what it does not need
 * itself. What is left here spans several parts: what is found out aside and undone, what is told, and what is named in it. Belongs to one
 * thread.
 */
public final class Run {

	private final World world;
	private final GameState state;
	private final Layout layout;
	private final Tables tables;
	private final Distances distances;
	private final Effort effort;
	private final MemoTable memo;
	private Probe probe;
	private final Script script = new Script(this);
	private final Chance chance;
	private final BitSet rulesUnderWay = new BitSet();
	private final FrameStack stack;
	private final Decisions decisions;
	private final Clock clock;
	private boolean asideOfGame;
	/** Null as long as no player was called. */
	private @Nullable Witness witness;

	/**
	 * @param tables of the program whose game this is
	 * @param probe asked where the program has probes
	 * @param allowance that this game shares with others
	 */
	public Run(GameState state, Tables tables, Decider decider, Probe probe, Allowance allowance) {
		this(state, tables, decider, probe, allowance, new Distances(tables.sites()), new MemoTable(state));
	}

	/**
	 * The same for a game that branches off from another in the same thread.
	 *
	 * @param distances of the other game, which are mostly the same in this one
	 * @param memo derived values of the state, which other games may have run on before
	 */
	public Run(GameState state, Tables tables, Decider decider, Probe probe, Allowance allowance, Distances distances, MemoTable memo) {
		this.probe = probe;
		this.state = state;
		this.layout = state.layout();
		this.world = layout.world();
		this.tables = tables;
		this.distances = distances;
		this.effort = new Effort(state, allowance);
		this.memo = memo;
		this.stack = new FrameStack(this);
		this.decisions = new Decisions(this, decider);
		this.clock = new Clock(this);
		this.chance = new Chance(state, script, memo, effort);
	}

	/** Who looks into the game. */
	public Probe probe() {
		return probe;
	}

	/** Lets nobody look into what happens or hear what is told, until it is undone by {@link #restore}. */
	Observers hush() {
		Observers before = new Observers(probe, witness, state.journal().mute(true));
		probe = Probe.NONE;
		witness = null;
		return before;
	}

	/** Lets those look and hear again who did before. */
	void restore(Observers before) {
		probe = before.probe();
		witness = before.witness();
		state.journal().mute(before.muted());
	}

	/** Who looks into a game and hears what is told in it. */
	record Observers(Probe probe, @Nullable Witness witness, boolean muted) {}

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

	/** What all games of the program look up. */
	public Tables tables() {
		return tables;
	}

	/** What the game has cost so far, and what it may cost. */
	public Effort effort() {
		return effort;
	}

	/** Frames and buffers for what is performed. */
	FrameStack stack() {
		return stack;
	}

	/** The frame that everything else is performed from. */
	public Frame outermost(int slots) {
		return stack.frame(0).begin(null, 0, slots);
	}

	/** Distances on the boards, for games that branch off. */
	public Distances distances() {
		return distances;
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

	/** Adds something with words to the story, when it is kept. */
	public void tell(Event event, int characters) {
		effort.tellText(event.source(), characters);
		state.journal().add(event);
	}

	/** Lets a listener hear what is told from now on. */
	public void call(Witness heard) {
		witness = heard;
	}

	/** Tells the witness, when there is one, what a line of the log mentions. */
	public void testify(int source, TextNode text, Audience audience, Frame frame) {
		Witness witness = this.witness;
		if (witness != null) {
			witness.said(source, aside(source, () -> text.mentions(frame)), audience.seats(frame));
		}
	}

	/** Tells the witness, when there is one, what a decision mentions that is about to be asked. */
	void testify(OpenDecision decision) {
		Witness witness = this.witness;
		if (witness != null) {
			aside(decision.source(), () -> {
				witness.asked(decision.promptMentions(), IntStream.range(0, decision.size()).mapToObj(decision::mentions).toList());
				return decision;
			});
		}
	}

	/** What players decide, and who does. */
	public Decisions decisions() {
		return decisions;
	}

	/** Lets time go by while players decide. */
	Clock clock() {
		return clock;
	}

	/** What dice show, and what is drawn. */
	public Chance chance() {
		return chance;
	}

	/** The rules around changes that are acting. */
	public BitSet rulesUnderWay() {
		return rulesUnderWay;
	}
}
