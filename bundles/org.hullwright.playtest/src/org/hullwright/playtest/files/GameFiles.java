package org.hullwright.playtest.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.UnreadableRecord;
import org.hullwright.playtest.files.SavedGames.Saved;
import org.hullwright.playtest.line.Branches;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.line.SeatDecision;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * Games in files that are kept or sent to others: the pack and its version, the seed and what was decided, as the command line replays it.
 * Where it is opened, the pack may lie in another folder.
 */
public final class GameFiles {

	/** Of the names of such files, without a dot. */
	public static final String ENDING = "json";

	private GameFiles() {}

	/** Writes the game as far as it was played. */
	public static void save(Path file, PlaySetup setup, GameRecord record) throws IOException {
		new RecordFile(setup.pack().toString(), setup.expansions().stream().sorted().toList(), record).write(file);
	}

	/**
	 * Reads a game. All seats are persons'.
	 *
	 * @param packs the folders of the packs there are, by their names; one of them counts before the folder that the file names
	 * @throws UnreadableRecord when it is damaged or of another kind, or cannot be read at all
	 * @throws MissingPack when its pack is not there
	 */
	public static Saved open(Path file, Map<String, Path> packs) throws UnreadableRecord, MissingPack {
		RecordFile read = RecordFile.read(file);
		GameRecord game = read.game();
		Path pack = Optional.ofNullable(packs.get(game.pack())).or(() -> folder(read.folder()))
				.orElseThrow(() -> new MissingPack(game.pack(), game.version()));
		return game(read, pack);
	}

	/**
	 * A recorded game to go on with. All seats are persons'.
	 *
	 * @param pack its folder, whatever the record says
	 */
	public static Saved game(RecordFile file, Path pack) {
		return game(file, pack, IntStream.rangeClosed(1, file.game().options().players()).boxed().collect(Collectors.toSet()));
	}

	/** The game that a file tells of, with its pack in some folder. */
	static Saved game(RecordFile file, Path pack, Set<Integer> persons) {
		PlaySetup setup = PlaySetup.of(pack, new HashSet<>(file.expansions()), file.game().options(), persons);
		return new Saved(setup, Branches.first(), line(file.game(), persons), file.game());
	}

	/** What was decided and changed by hand in a recorded game, up to its end. */
	public static Line line(GameRecord game, Set<Integer> persons) {
		List<SeatDecision> taken = game.decisions().stream().map(decision -> new SeatDecision(0, decision)).toList();
		return new Line(taken, taken.size(), persons, game.edits());
	}

	private static Optional<Path> folder(String written) {
		try {
			return Optional.of(Path.of(written)).filter(Files::isDirectory);
		} catch (InvalidPathException elsewhere) {
			return Optional.empty();
		}
	}
}
