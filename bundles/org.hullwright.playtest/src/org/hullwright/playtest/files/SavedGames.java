package org.hullwright.playtest.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.UnreadableRecord;
import org.hullwright.playtest.line.Branches;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.setup.PlaySetup;

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
			PlaySetup other = setup.decidedBy(persons, setup.bots());
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
		String atTable = new SeatAssignment(setup.persons(), setup.bots()).written();
		if (!isWritten(atTable)) {
			forget();
			Files.writeString(folder.resolve(PERSONS), atTable);
		}
		GameFiles.save(folder.resolve(RECORD), setup, record);
		lines.save(setup, record, new SavedLines.Lines(branches, line));
	}

	private boolean isWritten(String atTable) throws IOException {
		return Files.isRegularFile(folder.resolve(PERSONS)) && Files.readString(folder.resolve(PERSONS)).equals(atTable);
	}

	/** The game that was being played; none when there was none or its record is damaged. */
	public Optional<Saved> load() {
		if (!Files.isRegularFile(folder.resolve(RECORD))) {
			return Optional.empty();
		}
		try {
			SeatAssignment atTable = SeatAssignment.read(Files.readString(folder.resolve(PERSONS)));
			RecordFile file = RecordFile.read(folder.resolve(RECORD));
			Saved game = GameFiles.game(file, Path.of(file.folder()), atTable.persons());
			SavedLines.Lines known = lines.load(file.game(), atTable.persons());
			return Optional
					.of(new Saved(game.setup().decidedBy(atTable.persons(), atTable.bots()), known.branches(), known.line(), file.game()));
		} catch (IOException | UnreadableRecord | IllegalArgumentException damaged) {
			return Optional.empty();
		}
	}

	public void forget() throws IOException {
		Files.deleteIfExists(folder.resolve(RECORD));
		lines.forget();
	}
}
