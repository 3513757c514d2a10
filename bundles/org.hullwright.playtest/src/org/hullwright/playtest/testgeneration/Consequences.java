package org.hullwright.playtest.testgeneration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.state.Event;
import org.hullwright.picture.view.GameSnapshot;

/**
 * What came of a decision, up to the next one that is not asked within what was chosen.
 *
 * @param prompt what was asked
 * @param chosen what was answered
 * @param seat who was asked, from 1
 * @param before what the game was like when it was asked
 * @param after what it was like in the end
 * @param events what happened in between
 * @param answers the one to the decision, and those within it, as a test says them
 * @param endingOrNull why the game ended; null when it went on
 */
record Consequences(String prompt, String chosen, int seat, GameSnapshot before, GameSnapshot after, List<Event> events,
		List<String> answers, @Nullable String endingOrNull) {

	/** {@link #endingOrNull}, as an answer. */
	Optional<String> ending() {
		return Optional.ofNullable(endingOrNull);
	}

	/**
	 * Plays the game again.
	 *
	 * @param decision its number, from 0
	 * @throws IllegalArgumentException when it was not taken
	 */
	static Consequences of(Program program, GameRecord record, int decision) {
		return new Follower(program, record, decision).follow();
	}

	/** Decides as it was decided, as long as that belongs to the decision. */
	private static final class Follower {

		private final Program program;
		private final GameRecord record;
		private final int decision;
		private final Game game;
		private final List<String> answers = new ArrayList<>();
		/** Null until the decision is asked. */
		private @Nullable GameSnapshot before;
		private String prompt = "";
		private String chosen = "";
		private int seat;
		private int depth;
		private int happened;

		Follower(Program program, GameRecord record, int decision) {
			this.program = program;
			this.record = record;
			this.decision = decision;
			this.game = new Game(program, record.until(decision), any -> this::decide, Watching.EVENTS);
		}

		Consequences follow() {
			String ending = null;
			try {
				ending = game.play().reason();
			} catch (GameAbandoned left) {
				// What comes next is not the consequence of this decision.
			}
			GameSnapshot asked = before;
			if (asked == null) {
				throw new IllegalArgumentException("decision " + (decision + 1) + " was not taken in this game");
			}
			List<Event> events = game.state().journal().events();
			return new Consequences(prompt, chosen, seat, asked, new GameSnapshot(program, game.state()),
					List.copyOf(events.subList(happened, events.size())),
					List.copyOf(answers), ending);
		}

		private int decide(Decision asked) {
			int number = decision + answers.size();
			if (answers.isEmpty()) {
				begin(asked);
			} else if (asked.depth() <= depth || number >= record.decisions().size()
					|| record.edits().stream().anyMatch(edit -> edit.before() == number)) {
				throw new GameAbandoned();
			}
			int option = record.decisions().get(number).option();
			if (answers.isEmpty()) {
				chosen = asked.label(option);
			}
			answers.add(answer(asked, option));
			return option;
		}

		private void begin(Decision asked) {
			before = new GameSnapshot(program, game.state());
			prompt = asked.prompt();
			seat = asked.seat();
			depth = asked.depth();
			happened = game.state().journal().events().size();
		}

		/** By the words of the option, or by what it is about where others have the same words. */
		private String answer(Decision asked, int option) {
			String label = asked.label(option);
			boolean only = IntStream.range(0, asked.size()).filter(other -> asked.label(other).equals(label)).count() == 1;
			int subject = asked.subject(option);
			Optional<String> thing = only || subject < 0
					? Optional.empty()
					: new HullNotation(new GameSnapshot(program, game.state())).piece(subject);
			return thing.orElseGet(() -> HullNotation.quoted(label));
		}
	}
}
