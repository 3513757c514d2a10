package org.hullwright.playtest.session;

import java.util.List;
import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.Deliberation;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.learning.Learned;
import org.hullwright.engine.learning.Provenance;

/**
 * What a bot with goals weighed at a question that a person is asked, so that an author can tell a bad program from a bad card.
 *
 * @param options those that it looked at, the best ones first
 * @param others how many more there are, which looked worse at first glance
 * @param trials how often each was tried at most, with another guess of what is hidden each time
 * @param line what it expects to decide after the option that it would take, as far as that asks for anything
 * @param learnedFrom where what the bot goes by was learned; empty when it goes by the goals that are written
 */
public record Weighing(List<Option> options, int others, int trials, List<String> line, String learnedFrom) {

	/** What the probability of a win counts in worths of a learned evaluation. */
	private static final double PERCENT = 10_000_000;

	public Weighing {
		options = List.copyOf(options);
		line = List.copyOf(line);
	}

	/**
	 * An option that was looked at.
	 *
	 * @param number from 0
	 * @param worth what it is worth to the bot, in words
	 * @param taken whether the bot would take it
	 */
	public record Option(int number, String label, String worth, boolean taken) {}

	/** Copies what was weighed, so that any thread may read it. */
	static Weighing of(Deliberation deliberation, Decision decision, Program program) {
		boolean learned = decision.hasLearnedEvaluation();
		List<Option> options = deliberation.best().stream().map(weighed -> new Option(weighed.option(), decision.label(weighed.option()),
				words(weighed, learned), weighed.option() == deliberation.chosen())).toList();
		return new Weighing(options, decision.size() - options.size(),
				deliberation.weighed().stream().mapToInt(Deliberation.Weighed::trials).max().orElse(0),
				deliberation.line().get(), learnedFrom(program.learned()));
	}

	private static String learnedFrom(@Nullable Learned learned) {
		Provenance provenance = learned == null ? null : learned.provenance();
		return provenance == null ? "" : provenance.inWords();
	}

	private static String words(Deliberation.Weighed weighed, boolean learned) {
		return learned
				? String.format(Locale.ROOT, "wins %.1f %%, %.1f to %.1f", weighed.worth() / PERCENT, weighed.least() / PERCENT,
						weighed.most() / PERCENT)
				: String.format(Locale.ROOT, "%.0f by its goals, %.0f to %.0f", weighed.worth(), weighed.least(), weighed.most());
	}
}
