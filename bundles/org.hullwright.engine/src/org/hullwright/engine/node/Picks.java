package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.state.Determinization;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.tree.Reasons.Reason;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/** What somebody has chosen and waits until all is chosen that is performed together. */
public final class Picks {

	/** Nothing, where a single option is chosen. */
	public static final Picks NONE = new Picks();

	private final List<Pick> picks = new ArrayList<>();
	private final int decider;
	private final List<Picks> hidden;

	/** Those of somebody who decides alone. */
	public Picks() {
		this(World.ABSENT, List.of());
	}

	/**
	 * Those of one of several who decide at once.
	 *
	 * @param hidden what others have chosen already, which is not known to this one
	 */
	public Picks(int decider, List<Picks> hidden) {
		this.decider = decider;
		this.hidden = hidden;
	}

	/** An option of a decision. */
	private record Pick(OpenDecision decision, int option) {

		boolean isOf(Option other) {
			return decision.isAbout(option, other);
		}
	}

	/** The piece that decides; absent for one who decides alone. */
	public int decider() {
		return decider;
	}

	/** Adds what was chosen last. */
	public void add(OpenDecision decision, int option) {
		picks.add(new Pick(decision, option));
	}

	/** Whether nobody else has chosen what is still to be performed. */
	boolean isAlone() {
		return hidden.isEmpty();
	}

	/** How many there are. */
	public int size() {
		return picks.size();
	}

	/** What has been chosen already of that option: the thing each time. */
	int[] thingsOf(Option option) {
		return picks.stream().filter(pick -> pick.isOf(option)).mapToInt(pick -> pick.decision().thing(pick.option())).toArray();
	}

	/** Tells of each that it is not offered again. */
	void addUnavailable(List<Unavailable> found) {
		for (Pick pick : picks) {
			OpenDecision decision = pick.decision();
			int option = pick.option();
			found.add(new Unavailable(decision.label(option), decision.subject(option), decision.source(option),
					List.of(new Reason(decision.source(option), "it has been chosen already"))));
		}
	}

	/** Lets picks be about other pieces, because these have taken the places of those that they were about. */
	void exchange(IntUnaryOperator now) {
		picks.forEach(pick -> pick.decision().exchangeOwn(now));
		hidden.forEach(others -> others.picks.forEach(pick -> pick.decision().exchangeOwn(now)));
	}

	/**
	 * Determinizes what others have chosen: each of them might have chosen anything.
	 *
	 * @param seat of who decides, and knows what was chosen on this seat
	 */
	void determinizeHidden(int seat, Determinization sample) {
		for (int at = 0; at < hidden.size(); at++) {
			Picks others = hidden.get(at);
			if (!others.isKnownTo(seat)) {
				OpenDecision first = others.picks.getFirst().decision();
				others.become(first, sample.choices(first.size(), at));
			}
		}
	}

	private boolean isKnownTo(int seat) {
		if (picks.isEmpty() || picks.getFirst().decision().size() == 1) {
			return true; // nothing else could have been chosen, and perhaps nobody who decides
		}
		OpenDecision first = picks.getFirst().decision();
		return first.frame().run().decisions().deciderOf(decider, first.source()) == seat;
	}

	/** Several picks are all among what the first could have been. */
	private void become(OpenDecision first, int[] options) {
		for (int at = 0; at < Math.min(picks.size(), options.length); at++) {
			picks.set(at, new Pick(first, options[at]));
		}
	}

	/** Tells all players what was chosen. */
	public void tell(Frame frame) {
		for (Pick pick : picks) {
			OpenDecision decision = pick.decision();
			int source = decision.source(pick.option());
			decision.testify(pick.option());
			if (frame.state().journal().isRecording()) {
				String said = frame.tables().wording().of(decider, Display.PIECE) + ": " + decision.label(pick.option());
				frame.run().tell(new Event.Said(source, said, Seats.ALL), said.length());
			}
		}
	}

	/** Performs one after the other, in the order in which they were chosen. */
	public void perform() {
		picks.forEach(pick -> pick.decision().perform(pick.option()));
	}
}
