package org.hullwright.playtest.testgeneration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.UnreadableRecord;
import org.hullwright.playtest.setup.PlaySetup;

/** The games in the folder of a pack that its tests go on with. One file serves all tests of the same game. */
final class GameRecordFolder {

	private static final String FOLDER = "games";
	private static final String ENDING = ".json";
	private final Path pack;

	/** @param pack its folder */
	GameRecordFolder(Path pack) {
		this.pack = pack;
	}

	/**
	 * A game in a file.
	 *
	 * @param name its way from the folder of the pack
	 * @param isNew whether nothing was there before
	 */
	record Kept(String name, Path file, boolean isNew) {}

	/**
	 * The file of a game: one that goes the same way up to the decision, else a new one.
	 *
	 * @param decision up to which it matters, from 0
	 * @throws IOException when none can be written
	 */
	Kept keep(PlaySetup setup, GameRecord game, int decision) throws IOException {
		List<String> expansions = setup.expansions().stream().sorted().toList();
		RecordFile wanted = new RecordFile(pack.getFileName().toString(), expansions, game);
		Optional<Path> known = files().stream().filter(file -> goesTheSameWay(file, wanted, decision)).findFirst();
		if (known.isPresent()) {
			return kept(known.get(), false);
		}
		Path folder = Files.createDirectories(pack.resolve(FOLDER));
		Path file = free(folder, "seed-" + game.options().seed());
		wanted.write(file);
		return kept(file, true);
	}

	private Kept kept(Path file, boolean isNew) {
		return new Kept(FOLDER + "/" + file.getFileName(), file, isNew);
	}

	private List<Path> files() throws IOException {
		if (!Files.isDirectory(pack.resolve(FOLDER))) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(pack.resolve(FOLDER))) {
			return files.filter(file -> file.getFileName().toString().endsWith(ENDING)).sorted().toList();
		}
	}

	private static boolean goesTheSameWay(Path file, RecordFile wanted, int decision) {
		try {
			RecordFile read = RecordFile.read(file);
			boolean longEnough = read.game().decisions().size() >= decision;
			return longEnough && read.expansions().equals(wanted.expansions())
					&& read.game().until(decision).equals(wanted.game().until(decision));
		} catch (UnreadableRecord other) {
			return false;
		}
	}

	private static Path free(Path folder, String name) {
		Path file = folder.resolve(name + ENDING);
		for (int number = 2; Files.exists(file); number++) {
			file = folder.resolve(name + "-" + number + ENDING);
		}
		return file;
	}
}
