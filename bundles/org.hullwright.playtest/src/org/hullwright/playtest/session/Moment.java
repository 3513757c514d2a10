package org.hullwright.playtest.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.state.Event;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.ReadableNames;
import org.hullwright.playtest.line.Line;

/**
 * What a game looks like where it has stopped: at a question, at its end, at an error, or in the middle of its rules. Immutable; may be
 * read by any thread.
 *
 * @param record all it takes to come here again
 * @param stop why it has stopped here
 * @param events the story so far
 * @param noticeOrNull something to be told about how it came here, such as that recorded decisions no longer fit
 * @param changed pieces that were moved, turned or changed since the person's last decision
 */
public record Moment(GameSnapshot game, Line line, GameRecord record, int round, StopReason stop, List<Event> events,
		@Nullable String noticeOrNull, Set<Integer> changed) {

	public Moment {
		events = List.copyOf(events);
		changed = Set.copyOf(changed);
	}

	/** When in the game it is: "Set-up", or the round with its phase and steps, as in "Round 3 · Event Phase · Draw Event". */
	public String when() {
		Stream<String> parts = outcome().isPresent()
				? Stream.of("The end")
				: ActivePhases.partsOf(events).stream().map(part -> ReadableNames.spaced(part.title()));
		return Stream.concat(Stream.of(round == 0 ? "Set-up" : "Round " + round), parts).distinct().collect(Collectors.joining(" · "));
	}

	/** Whether it stands still in the middle of its rules. */
	public boolean isInBetween() {
		return stop instanceof StopReason.InBetween;
	}

	/** What a person is asked; empty when nobody is. */
	public Optional<Question> question() {
		return stop instanceof StopReason.Asked(Question question) ? Optional.of(question) : Optional.empty();
	}

	/** How the game ended; empty when it has not. */
	public Optional<Outcome> outcome() {
		return stop instanceof StopReason.Over(Outcome outcome) ? Optional.of(outcome) : Optional.empty();
	}

	/** What a rule did wrong; empty when none did. */
	public Optional<GameError> failure() {
		return stop instanceof StopReason.Failed(GameError failure) ? Optional.of(failure) : Optional.empty();
	}

	/** {@link #noticeOrNull}, as an answer. */
	public Optional<String> notice() {
		return Optional.ofNullable(noticeOrNull);
	}

	/** The same with something to be told. */
	Moment withNotice(String told) {
		return new Moment(game, line, record, round, stop, events, told, changed);
	}
}
