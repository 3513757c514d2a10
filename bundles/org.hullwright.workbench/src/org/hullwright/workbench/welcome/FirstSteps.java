package org.hullwright.workbench.welcome;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;

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
	 * @param help what does it, or opens what is needed; null for what only its author can do
	 */
	record Step(String name, String title, String text, @Nullable Help help) {}

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

	private static @Nullable Help help(Said said, String step) {
		String command = said.text(step + ".command");
		return command.isEmpty() ? null : new Help(said.text(step + ".button"), new WrittenCommand(command));
	}
}
