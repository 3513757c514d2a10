package org.hullwright.cli.play;

import java.io.IOException;
import java.time.InstantSource;
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
 * {@code t}, and what is not possible on {@code ?}. Where a track counts seconds, it tells how many are left. The end of the input, or
 * {@code q}, leaves the game.
 */
final class Person implements Agent {

	private static final Pattern NUMBER = Pattern.compile("-?\\d+");

	private final Console console;
	private final Runnable tellStory;
	private final TableTelling table;
	private final Runnable tellKnown;
	private final WhyNot whyNot;
	private final InstantSource time;

	/**
	 * @param tellStory prints what has happened since it was last called
	 * @param tellKnown prints what not everybody sees
	 * @param time by which answers are timed, where that matters
	 */
	Person(Console console, Runnable tellStory, TableTelling table, Runnable tellKnown, WhyNot whyNot, InstantSource time) {
		this.time = time;
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
		int left = decision.secondsLeft();
		try (Stopwatch stopwatch = new Stopwatch(time, left, () -> console.err().println("\nTime is up: press Enter."))) {
			int chosen = answer(decision, keys, stopwatch);
			decision.answeredAfter(stopwatch.seconds());
			return chosen;
		}
	}

	/** What is typed for each option: its place in the list; where all of them are numbers, the number that it is. */
	private static List<String> keys(Decision decision) {
		List<String> labels = IntStream.range(0, decision.size()).mapToObj(decision::label).toList();
		return labels.stream().allMatch(label -> NUMBER.matcher(label).matches())
				? labels
				: IntStream.rangeClosed(1, decision.size()).mapToObj(Integer::toString).toList();
	}

	/** Once time is up, whatever is typed is not taken any more. */
	private int answer(Decision decision, List<String> keys, Stopwatch stopwatch) {
		while (true) {
			if (decision.secondsLeft() != Decision.UNTIMED) {
				console.out().println("Time counts: " + stopwatch.left() + " seconds are left.");
			}
			console.out()
					.print(keys.getFirst() + " to " + keys.getLast() + ", t for the table, ? for what is not possible, or q to leave: ");
			console.out().flush();
			String line = read().strip();
			if (stopwatch.isUp()) {
				console.out().println("Time was up before that.");
				return 0;
			}
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
