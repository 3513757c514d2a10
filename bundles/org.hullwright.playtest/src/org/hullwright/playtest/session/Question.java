package org.hullwright.playtest.session;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.Unavailable;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.tree.Place;
import org.hullwright.picture.view.ReadableNames;

/**
 * A decision that waits for a person, copied so that any thread may look at it.
 *
 * @param number how many decisions were taken before
 * @param seat who is asked, from 1
 * @param source where the rules ask
 * @param causes what led here, from the phase down to what performs the part that asks
 * @param notOffered what could be chosen if something were otherwise
 * @param until when time is up to answer; null when no track counts seconds
 * @param weighing what a bot weighed here; null until somebody asks for it
 */
public record Question(int number, int seat, String prompt, Place source, List<Cause> causes, List<Choice> choices,
		List<NotOffered> notOffered, @Nullable Instant until, @Nullable Weighing weighing) {

	/** One that there is time for without end. */
	public Question(int number, int seat, String prompt, Place source, List<Cause> causes, List<Choice> choices,
			List<NotOffered> notOffered) {
		this(number, seat, prompt, source, causes, choices, notOffered, null, null);
	}

	public Question {
		causes = List.copyOf(causes);
		choices = List.copyOf(choices);
		notOffered = List.copyOf(notOffered);
	}

	/**
	 * Copies a decision.
	 *
	 * @param events the story so far
	 * @param now when it is asked
	 */
	static Question of(Decision decision, List<Event> events, Place.Index places, Instant now) {
		List<Choice> choices = new ArrayList<>();
		for (int option = 0; option < decision.size(); option++) {
			int subject = decision.subject(option);
			choices.add(new Choice(option, decision.label(option), subject < 0 ? null : subject,
					places.of(decision.source(option))));
		}
		return new Question(decision.number(), decision.seat(), decision.prompt(), places.of(decision.source()),
				causes(decision, events, places), choices,
				decision.unavailable().stream().map(option -> notOffered(option, places)).distinct().toList(),
				decision.secondsLeft() == Decision.UNTIMED ? null : now.plusSeconds(decision.secondsLeft()),
				null);
	}

	/** The same with what a bot weighed. */
	Question with(Weighing weighed) {
		return new Question(number, seat, prompt, source, causes, choices, notOffered, until, weighed);
	}

	private static List<Cause> causes(Decision decision, List<Event> events, Place.Index places) {
		List<Cause> causes = new ArrayList<>();
		for (Event.Entered part : ActivePhases.partsOf(events)) {
			causes.add(new Cause(ReadableNames.spaced(part.title()), places.of(part.source())));
		}
		IntStream.of(decision.causes()).boxed().toList().reversed().forEach(source -> causes.add(cause(source, places)));
		return causes;
	}

	private static NotOffered notOffered(Unavailable option, Place.Index places) {
		return new NotOffered(option.label(), option.subject() < 0 ? null : option.subject(),
				places.of(option.source()),
				option.reasons().stream().map(reason -> new Cause(reason.words(), places.of(reason.source()))).distinct().toList());
	}

	private static Cause cause(int source, Place.Index places) {
		return new Cause(places.wording(source).strip().replaceAll("\\s+", " "), places.of(source));
	}

	/** How many seconds are left to answer; empty when there is time without end. */
	public OptionalInt secondsLeft(Instant now) {
		Instant until = this.until;
		return until == null
				? OptionalInt.empty()
				: OptionalInt.of(Math.toIntExact(Math.max(0, Math.ceilDiv(Duration.between(now, until).toMillis(), 1000L))));
	}

	/** The options that are about a piece, in their order. */
	public List<Choice> about(int piece) {
		return choices.stream().filter(choice -> choice.subject().filter(subject -> subject == piece).isPresent()).toList();
	}
}
