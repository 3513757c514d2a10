package org.hullwright.playtest.testgeneration;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A test of a pack that takes a decision again.
 *
 * @param game the file of the game, by its way from the folder of the pack
 * @param decision from 1
 * @param prepared what dice and draws bring
 * @param answers as they stand after `answer`
 * @param expected what is expected afterwards, sayable or not
 */
public record MomentTest(String title, String game, int decision, List<String> prepared, List<String> answers, List<Expectation> expected) {

	private static final int MOST_UNSAID = 12;

	public MomentTest {
		prepared = List.copyOf(prepared);
		answers = List.copyOf(answers);
		expected = List.copyOf(expected);
	}

	/** Whether it expects anything at all. */
	boolean canFail() {
		return expected.stream().anyMatch(Expectation::isSayable);
	}

	/** The same without preparing anything: the game is played again with its seed anyway. */
	MomentTest unprepared() {
		return new MomentTest(title, game, decision, List.of(), answers, expected);
	}

	/** The same, where an expectation is only told in words. */
	MomentTest without(Expectation unsayable) {
		return new MomentTest(title, game, decision, prepared, answers,
				expected.stream().map(each -> each.equals(unsayable) ? new Expectation("", each.words()) : each).toList());
	}

	/** How an expectation is written. */
	static String sentence(Expectation expectation) {
		return "expect " + expectation.hull();
	}

	/** In Hull, with a line for each sentence. */
	String text() {
		List<String> lines = new ArrayList<>();
		lines.add("test " + HullNotation.quoted(title) + " {");
		lines.add("\tgiven game " + HullNotation.quoted(game) + " at decision " + decision);
		lines.add("\twhen {");
		prepared.forEach(sentence -> lines.add("\t\t" + sentence));
		answers.forEach(answer -> lines.add("\t\tanswer " + answer));
		lines.add("\t}");
		lines.add("\tthen {");
		expected.stream().filter(Expectation::isSayable).forEach(expectation -> lines.add("\t\t" + sentence(expectation)));
		List<String> unsaid = expected.stream().filter(expectation -> !expectation.isSayable()).map(Expectation::words).distinct().toList();
		if (!unsaid.isEmpty()) {
			lines.add("\t\t// Happened as well, but Hull cannot name it here:");
			unsaid.stream().limit(MOST_UNSAID).forEach(words -> lines.add("\t\t// " + words.replaceAll("\\s+", " ")));
			if (unsaid.size() > MOST_UNSAID) {
				lines.add("\t\t// and " + (unsaid.size() - MOST_UNSAID) + " more");
			}
		}
		lines.add("\t}");
		lines.add("}");
		return lines.stream().collect(Collectors.joining("\n", "", "\n"));
	}
}
