package org.hullwright.cli.play;

import java.io.IOException;

import org.hullwright.cli.terminal.Console;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;

/**
 * Asks for decisions on the terminal, after what happened before them. Tells what is not possible on {@code ?}. The end of the input, or
 * {@code q}, leaves the game.
 */
final class Person implements Agent {

	private final Console console;
	private final Runnable tellStory;
	private final WhyNot whyNot;

	/** @param tellStory prints what has happened since it was last called */
	Person(Console console, Runnable tellStory, WhyNot whyNot) {
		this.console = console;
		this.tellStory = tellStory;
		this.whyNot = whyNot;
	}

	@Override
	public int choose(Decision decision) {
		tellStory.run();
		console.out().println(decision.state().layout().world().playerTitle(decision.seat())
				+ (decision.prompt().isEmpty() ? " decides:" : ": " + decision.prompt()));
		for (int option = 0; option < decision.size(); option++) {
			console.out().println("  " + (option + 1) + "  " + decision.label(option));
		}
		return answer(decision);
	}

	private int answer(Decision decision) {
		int options = decision.size();
		while (true) {
			console.out().print("1 to " + options + ", ? for what is not possible, or q to leave: ");
			console.out().flush();
			String line = read().strip();
			if (line.equals("q")) {
				throw new GameAbandoned();
			}
			if (line.equals("?") && !whyNot.tell(decision)) {
				console.out().println("  All there is can be chosen.");
			}
			if (line.matches("\\d{1,6}") && Integer.parseInt(line) >= 1 && Integer.parseInt(line) <= options) {
				return Integer.parseInt(line) - 1;
			}
		}
	}

	private String read() {
		try {
			String line = console.in().readLine();
			if (line == null) {
				throw new GameAbandoned();
			}
			return line;
		} catch (IOException broken) {
			throw new GameAbandoned();
		}
	}
}
