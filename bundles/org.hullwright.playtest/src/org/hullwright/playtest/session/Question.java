package org.hullwright.playtest.session;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.tree.Place;

/**
 * A decision that waits for a person, copied so that any thread may look at it.
 *
 * @param number how many decisions were taken before
 * @param seat who is asked, from 1
 * @param source where the rules ask
 * @param notOffered what could be chosen if something were otherwise
 */
public record Question(int number, int seat, String prompt, Place source, List<Choice> choices, List<NotOffered> notOffered) {
	public Question {
		choices = List.copyOf(choices);
		notOffered = List.copyOf(notOffered);
	}

	static Question of(Decision decision, Place.Index places) {
		List<Choice> choices = new ArrayList<>();
		for (int option = 0; option < decision.size(); option++) {
			int subject = decision.subject(option);
			choices.add(new Choice(option, decision.label(option), subject < 0 ? OptionalInt.empty() : OptionalInt.of(subject), places.of(decision.source(option))));
		}
		return new Question(decision.number(), decision.seat(), decision.prompt(), places.of(decision.source()), choices,
			decision.unavailable().stream().map(option -> notOffered(option, places)).distinct().toList());
	}

	private static NotOffered notOffered(Unavailable option, Place.Index places) {
		return new NotOffered(option.label(), option.subject() < 0 ? OptionalInt.empty() : OptionalInt.of(option.subject()), option.reason(places), option.place(places));
	}

	/** The options that are about a piece, in their order. */
	public List<Choice> about(int piece) {
		return choices.stream().filter(choice -> choice.subject().isPresent() && choice.subject().getAsInt() == piece).toList();
	}
}
