package org.hullwright.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.hullwright.cli.play.table.TableTelling;
import org.hullwright.cli.terminal.Console;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.agent.GameAbandoned;

/**
 * Asks for decisions on the terminal, after what happened before them and what has changed on the table. Tells all that lies there on
 * {@code t}, and what is not possible on {@code ?}. The end of the input, or {@code q}, leaves the game.
 */
final class Person implements Agent {

	private static final Pattern NUMBER = Pattern.compile("-?\\d+");

	private final Console console;
	private final Runnable tellStory;
	private final TableTelling table;
	private final Runnable tellKnown;
	private final WhyNot whyNot;

	/**
	 * @param tellStory prints what has happened since it was last called
	 * @param tellKnown prints what not everybody sees
	 */
	Person(Console console, Runnable tellStory, TableTelling table, Runnable tellKnown, WhyNot whyNot) {
		this.console = console;
		this.tellStory = tellStory;
		this.table = table;
		this.tellKnown = tellKnown;
		this.whyNot = whyNot;
	}

	@Override
	public int choose(Decision decision) {
		tellStory.run();
		table.news(decision.state()).forEach(console.out()::println);
		tellKnown.run();
		console.out().println(decision.state().layout().world().playerTitle(decision.seat())
				+ (decision.prompt().isEmpty() ? " decides:" : ": " + decision.prompt()));
		List<String> keys = keys(decision);
		for (int option = 0; option < decision.size(); option++) {
			String label = decision.label(option);
			console.out().println("  " + keys.get(option) + (keys.get(option).equals(label) ? "" : "  " + label));
		}
		return answer(decision, keys);
	}

	/** What is typed for each option: its place in the list; where all of them are numbers, the number that it is. */
	private static List<String> keys(Decision decision) {
		List<String> labels = IntStream.range(0, decision.size()).mapToObj(decision::label).toList();
		return labels.stream().allMatch(label -> NUMBER.matcher(label).matches())
				? labels
				: IntStream.rangeClosed(1, decision.size()).mapToObj(Integer::toString).toList();
	}

	private int answer(Decision decision, List<String> keys) {
		while (true) {
			console.out()
					.print(keys.getFirst() + " to " + keys.getLast() + ", t for the table, ? for what is not possible, or q to leave: ");
			console.out().flush();
			String line = read().strip();
			if (line.equals("q")) {
				throw new GameAbandoned();
			}
			if (line.equals("t")) {
				table.everything(decision.state()).forEach(console.out()::println);
				tellKnown.run();
			}
			if (line.equals("?") && !whyNot.tell(decision)) {
				console.out().println("  All there is can be chosen.");
			}
			if (keys.contains(line)) {
				return keys.indexOf(line);
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
