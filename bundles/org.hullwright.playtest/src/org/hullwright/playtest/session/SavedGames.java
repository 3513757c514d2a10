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
	private final Path folder;

	/** @param folder made when the first game is saved */
	public SavedGames(Path folder) {
		this.folder = folder;
	}

	/** A game and how far it was played. */
	public record Saved(PlaySetup setup, Line line) {
	}

	/** The persons are written before the first record of a game, never after it: whenever there is a record, they are there. */
	public void save(PlaySetup setup, GameRecord record) throws IOException {
		Files.createDirectories(folder);
		String persons = setup.persons().stream().sorted().map(String::valueOf).collect(Collectors.joining(","));
		if (!isWritten(persons)) {
			forget();
			Files.writeString(folder.resolve(PERSONS), persons);
		}
		GameFiles.save(folder.resolve(RECORD), setup, record);
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
			return Optional.of(GameFiles.game(file, Path.of(file.folder()), persons));
		} catch (IOException | UnreadableRecord | NumberFormatException | InvalidPathException damaged) {
			return Optional.empty();
		}
	}

	/** Forgets it. */
	public void forget() throws IOException {
		Files.deleteIfExists(folder.resolve(RECORD));
	}
}
