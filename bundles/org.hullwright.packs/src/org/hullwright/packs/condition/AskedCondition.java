package org.hullwright.packs.condition;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.game.Program;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;

/**
 * A condition that a user asks about, compiled together with the pack as if an experiment of the pack measured it: 1 while it holds, else
 * 0.
 *
 * @param text as the user wrote it
 * @param program what is played
 * @param experiment the position of the experiment that measures it
 */
public record AskedCondition(String text, Program program, int experiment) {

	private static final String TITLE = "what is asked";
	private static final String FILE = "what-is-asked.hull";
	/** The line of that file on which the condition stands, alone. */
	private static final int LINE = 3;
	/** What a message says of a condition that ends too early: which word follows it in that file, and none where the user wrote it. */
	private static final String BEHIND = " before “then”";

	/**
	 * Reads a condition.
	 *
	 * @param pack that was opened without it, and has no errors by itself
	 * @param on expansions that are on
	 * @param opener opens the pack once more, as it would be if some of its files were written
	 * @throws WrongCondition when it means nothing in the pack
	 */
	public static AskedCondition of(String condition, LoadedPack pack, Set<String> on, Function<Map<Path, String>, OpenedPack> opener)
			throws WrongCondition {
		int end = condition.lines().findFirst().orElse("").length();
		if (end < condition.length()) {
			throw new WrongCondition("write the condition on one line", end + 1);
		}
		OpenedPack opened = opener.apply(Map.of(pack.folder().resolve(FILE), fileWith(condition, pack.name())));
		Optional<PackProblem> wrong = opened.errors(CancelIndicator.NullImpl).stream()
				.filter(problem -> problem.place().file().endsWith(FILE)).findFirst();
		if (wrong.isPresent()) {
			throw new WrongCondition(wrong.get().message().replace(BEHIND, " at the end"),
					wrong.get().place().line() == LINE ? wrong.get().place().column() : condition.length() + 1);
		}
		Program program = opened.compiler().program(on, "");
		int experiment = IntStream.range(0, program.world().experiments().size())
				.filter(at -> program.world().experiments().get(at).title().equals(TITLE)).findFirst().orElseThrow();
		return new AskedCondition(condition, program, experiment);
	}

	private static String fileWith(String condition, String pack) {
		return "pack " + pack + "\nexperiment \"" + TITLE + "\" { measure \"" + TITLE + "\" (if\n" + condition + "\nthen 1 else 0) }\n";
	}
}
