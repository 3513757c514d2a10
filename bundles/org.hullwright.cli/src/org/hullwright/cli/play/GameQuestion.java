package org.hullwright.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.packs.PlayableGames.PlayableGame;

/** Asks at a terminal in which game a pack is played that requires only what several games share. */
final class GameQuestion {

	private final Console console;

	GameQuestion(Console console) {
		this.console = console;
	}

	/**
	 * Asks until one of them is named, by its number, its pack or its title.
	 *
	 * @return the name of the pack that brings the game
	 * @throws ContentProblem when the input ends before
	 */
	String ask(String pack, List<PlayableGame> games) {
		console.err().println("In which game is " + pack + " played?");
		for (int number = 1; number <= games.size(); number++) {
			PlayableGame game = games.get(number - 1);
			console.err().println("  " + number + "  " + game.title() + " (--game " + game.pack() + ")");
		}
		return Stream.generate(() -> answer(games)).flatMap(Optional::stream).findFirst().orElseThrow();
	}

	private Optional<String> answer(List<PlayableGame> games) {
		console.err().print("Number or name: ");
		console.err().flush();
		String typed = read(games).strip();
		return games.stream().filter(game -> typed.equals(Integer.toString(games.indexOf(game) + 1))
				|| typed.equalsIgnoreCase(game.pack()) || typed.equalsIgnoreCase(game.title())).map(PlayableGame::pack).findFirst();
	}

	private String read(List<PlayableGame> games) {
		try {
			String typed = console.in().readLine();
			if (typed == null) {
				throw new ContentProblem("no game was chosen; name one with --game: "
						+ String.join(", ", games.stream().map(PlayableGame::pack).toList()));
			}
			return typed;
		} catch (IOException unreadable) {
			throw new UncheckedIOException("The answer could not be read", unreadable);
		}
	}
}
