package org.hullwright.workbench.welcome;

import java.util.List;
import java.util.Optional;

/**
 * A way that is gone step by step.
 *
 * @param intro what it leads to
 * @param steps in their order
 */
record FirstSteps(String intro, List<Step> steps) {

	FirstSteps {
		steps = List.copyOf(steps);
	}

	/**
	 * One step.
	 *
	 * @param name by which it is remembered
	 * @param title what is done
	 * @param text how
	 * @param help what does it, or opens what is needed; none for what only its author can do
	 */
	record Step(String name, String title, String text, Optional<Help> help) {}

	/**
	 * A button beside a step.
	 *
	 * @param label what it is called
	 * @param command what it runs
	 */
	record Help(String label, WrittenCommand command) {}

	/** Reads a way. */
	static FirstSteps read(String file) {
		Said said = Said.in(file);
		return new FirstSteps(said.text("intro"), said.keys("steps").stream()
				.map(step -> new Step(step, said.text(step + ".title"), said.text(step + ".text"), help(said, step))).toList());
	}

	private static Optional<Help> help(Said said, String step) {
		String command = said.text(step + ".command");
		return command.isEmpty() ? Optional.empty() : Optional.of(new Help(said.text(step + ".button"), new WrittenCommand(command)));
	}
}
