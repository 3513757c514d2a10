package org.hullwright.playtest.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.UnreadableRecord;

/**
 * The game being played, on disk, so that it is still there when the workbench was killed: a record as the command line replays it, and
 * beside it which seats are persons'. What cannot be understood is treated as absent. Not for several threads at once.
 */
public final class SavedGames {

	private static final String RECORD = "game.json";
	private static final String PERSONS = "persons.txt";
	private static final String LINES = "lines.txt";
	private final Path folder;
	private final SavedLines lines;

	/** @param folder made when the first game is saved */
	public SavedGames(Path folder) {
		this.folder = folder;
		this.lines = new SavedLines(folder.resolve(LINES));
	}

	/**
	 * A game and how far it was played.
	 *
	 * @param branches the other ways that it has gone
	 * @param line the way that it goes, and where it stands in it
	 * @param record as it was written, to where the game stands
	 */
	public record Saved(PlaySetup setup, Branches branches, Line line, GameRecord record) {

		/** The same game with persons on other seats. */
		public Saved decidedBy(Set<Integer> persons) {
			PlaySetup other = new PlaySetup(setup.pack(), setup.expansions(), setup.players(), setup.modes(), setup.scenario(), setup.seed(), setup.opening(), persons);
			return new Saved(other, branches, new Line(line.taken(), line.at(), persons, line.edits()), record);
		}
	}

	/**
	 * Writes a game. The persons are written before the first record of a game, never after it: whenever there is a record, they are there.
	 *
	 * @param record to where the game stands
	 * @param branches the other ways that it has gone
	 * @param line the way that it goes, with what lies ahead
	 */
	public void save(PlaySetup setup, GameRecord record, Branches branches, Line line) throws IOException {
		Files.createDirectories(folder);
		String persons = setup.persons().stream().sorted().map(String::valueOf).collect(Collectors.joining(","));
		if (!isWritten(persons)) {
			forget();
			Files.writeString(folder.resolve(PERSONS), persons);
		}
		GameFiles.save(folder.resolve(RECORD), setup, record);
		lines.save(setup, record, new SavedLines.Lines(branches, line));
	}

	private boolean isWritten(String persons) throws IOException {
		return Files.isRegularFile(folder.resolve(PERSONS)) && Files.readString(folder.resolve(PERSONS)).equals(persons);
	}

	/** The game that was being played; none when there was none or its record is damaged. */
	public Optional<Saved> load() {
		if (!Files.isRegularFile(folder.resolve(RECORD))) {
			return Optional.empty();
		}
		try {
			Set<Integer> persons = Arrays.stream(Files.readString(folder.resolve(PERSONS)).split(",")).filter(seat -> !seat.isEmpty())
				.map(Integer::valueOf).collect(Collectors.toSet());
			RecordFile file = RecordFile.read(folder.resolve(RECORD));
			Saved game = GameFiles.game(file, Path.of(file.folder()), persons);
			SavedLines.Lines known = lines.load(file.game(), persons);
			return Optional.of(new Saved(game.setup(), known.branches(), known.line(), file.game()));
		} catch (IOException | UnreadableRecord | NumberFormatException | InvalidPathException damaged) {
			return Optional.empty();
		}
	}

	/** Forgets it. */
	public void forget() throws IOException {
		Files.deleteIfExists(folder.resolve(RECORD));
		lines.forget();
	}
}
