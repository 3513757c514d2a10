package org.hullwright.engine.node;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.tree.Reasons.Reason;

/** What has been chosen and waits until all is chosen that is performed together. */
public final class Picks {

	private final List<Pick> picks = new ArrayList<>();

	/** An option of a decision. */
	private record Pick(OpenDecision decision, int option) {

		boolean isOf(Option other) {
			return decision.isAbout(option, other);
		}
	}

	/** Adds what was chosen last. */
	public void add(OpenDecision decision, int option) {
		picks.add(new Pick(decision, option));
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
	}

	/** Performs one after the other, in the order in which they were chosen. */
	public void perform() {
		picks.forEach(pick -> pick.decision().perform(pick.option()));
	}
}
