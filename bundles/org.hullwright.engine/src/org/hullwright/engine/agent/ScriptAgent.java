package org.hullwright.engine.agent;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.stream.IntStream;

/**
 * Answers with prepared options, known by what they say. One may decide for several seats, and then takes its answers in the order of the
 * game.
 */
public final class ScriptAgent implements Agent {

	private final Queue<String> answers;

	/** @param answers what the options say that are to be taken, in order */
	public ScriptAgent(Collection<String> answers) {
		this.answers = new ArrayDeque<>(answers);
	}

	/**
	 * The option with the next answer; of several that say the same the first.
	 *
	 * @throws UnfitAnswer when there is none, or no answer is left
	 */
	@Override
	public int choose(Decision decision) {
		String answer = answers.poll();
		List<String> labels = IntStream.range(0, decision.size()).mapToObj(decision::label).toList();
		if (answer == null) {
			throw new UnfitAnswer(asked(decision) + " finds no answer; it offers " + quoted(labels));
		}
		int option = labels.indexOf(answer);
		if (option < 0) {
			throw new UnfitAnswer(asked(decision) + " cannot be answered with \"" + answer + "\"; it offers " + quoted(labels));
		}
		return option;
	}

	/** The answers that were not asked for so far. */
	public List<String> leftOver() {
		return List.copyOf(answers);
	}

	private static String asked(Decision decision) {
		return "decision " + (decision.number() + 1) + " by player " + decision.seat()
				+ (decision.prompt().isEmpty() ? "" : ", \"" + decision.prompt() + "\",");
	}

	private static String quoted(List<String> labels) {
		return "\"" + String.join("\", \"", labels) + "\"";
	}
}
