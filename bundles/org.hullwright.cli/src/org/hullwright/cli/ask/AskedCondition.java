package org.hullwright.cli.ask;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.engine.game.Program;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;

/** A condition that a user asks about, compiled together with the pack as if an experiment of the pack measured it. */
final class AskedCondition {

	private static final String TITLE = "what is asked";
	private static final String FILE = "what-is-asked.hull";
	/** The line of that file on which the condition stands, alone. */
	private static final int LINE = 3;

	private final String condition;
	private final Program program;

	private AskedCondition(String condition, Program program) {
		this.condition = condition;
		this.program = program;
	}

	/**
	 * Compiles a condition.
	 *
	 * @param pack that was opened without it, and has no errors by itself
	 * @param name of the pack
	 * @param on expansions that are on
	 * @throws ContentProblem when the condition means nothing in the pack; shows where
	 */
	static AskedCondition of(Workshop workshop, Path folder, String name, Set<String> on, String condition) {
		if (condition.contains("\n") || condition.contains("\r")) {
			throw new ContentProblem("write the condition on one line");
		}
		Path file = folder.toAbsolutePath().normalize().resolve(FILE);
		String text = "pack " + name + "\nexperiment \"" + TITLE + "\" { measure \"" + TITLE + "\" (if\n" + condition
				+ "\nthen 1 else 0) }\n";
		OpenedPack opened = workshop.toolChain().open(folder, List.of(), Map.of(file, text), workshop.selection());
		opened.errors(CancelIndicator.NullImpl).stream().filter(problem -> problem.place().file().endsWith(FILE)).findFirst()
				.ifPresent(problem -> {
					throw new ContentProblem(pointed(problem, condition));
				});
		return new AskedCondition(condition, opened.compiler().program(on, ""));
	}

	/** The condition with a mark below the place that is wrong. */
	private static String pointed(PackProblem problem, String condition) {
		int column = problem.place().line() == LINE ? problem.place().column() : condition.length() + 1;
		return condition + System.lineSeparator() + " ".repeat(Math.max(0, column - 1)) + "^ " + problem.message();
	}

	/** As the user wrote it. */
	String text() {
		return condition;
	}

	/** What is played. */
	Program program() {
		return program;
	}

	/** The position of the experiment that measures it. */
	int experiment() {
		return IntStream.range(0, program.world().experiments().size())
				.filter(at -> program.world().experiments().get(at).title().equals(TITLE)).findFirst().orElseThrow();
	}
}
