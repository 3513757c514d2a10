package org.hullwright.playtest.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.RecordText;
import org.hullwright.playtest.line.Branch;
import org.hullwright.playtest.line.Branches;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.line.SeatDecision;
import org.hullwright.playtest.setup.PlaySetup;

/**
 * The lines of play of a game on disk, beside its record: what lies ahead of where it stands, and the ways that were left. A line of the
 * file for each, with its name and its game; before them how many there have been. What does not belong to the record, because the player
 * was interrupted between the two, is treated as absent.
 */
final class SavedLines {

	private static final String BETWEEN = "\t";
	private final Path file;

	SavedLines(Path file) {
		this.file = file;
	}

	/**
	 * All that is known of how a game has gone.
	 *
	 * @param line that it goes now, and where it stands in it
	 */
	record Lines(Branches branches, Line line) {}

	/** Writes them, unless there is nothing that the record of the game does not tell. */
	void save(PlaySetup setup, GameRecord record, Lines lines) throws IOException {
		if (lines.line().at() == lines.line().taken().size() && lines.branches().equals(Branches.first())) {
			forget();
			return;
		}
		List<String> text = new ArrayList<>();
		text.add(Integer.toString(lines.branches().known()));
		text.add(written(lines.branches().name(), lines.line(), setup, record));
		lines.branches().left().forEach(left -> text.add(written(left.name(), left.line(), setup, record)));
		Path beside = Files.createTempFile(file.toAbsolutePath().getParent(), file.getFileName().toString(), ".part");
		try {
			Files.write(beside, text);
			Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			Files.deleteIfExists(beside);
		}
	}

	private static String written(String name, Line line, PlaySetup setup, GameRecord record) {
		GameRecord game = record.with(line.taken().stream().map(SeatDecision::taken).toList(), line.edits());
		return name.replaceAll("\\s", " ") + BETWEEN
				+ RecordText.of(new RecordFile(setup.pack().toString(), setup.expansions().stream().sorted().toList(), game)).strip();
	}

	/**
	 * Reads them.
	 *
	 * @param record of the game to where it stands
	 * @return the line of the record alone when nothing else is known
	 */
	Lines load(GameRecord record, Set<Integer> persons) throws IOException {
		Line stands = GameFiles.line(record, persons);
		Lines alone = new Lines(Branches.first(), stands);
		if (!Files.isRegularFile(file)) {
			return alone;
		}
		try {
			Read read = read(Files.readAllLines(file), persons);
			return read.leadThrough(record) ? read.at(stands.at()) : alone;
		} catch (IllegalArgumentException damaged) {
			return alone;
		}
	}

	/** @throws IllegalArgumentException when it is damaged */
	private static Read read(List<String> text, Set<Integer> persons) {
		if (text.size() < 2) {
			throw new IllegalArgumentException("no line of play");
		}
		return new Read(Integer.parseInt(text.getFirst()), text.stream().skip(1).map(line -> branch(line, persons)).toList());
	}

	private static Branch branch(String line, Set<Integer> persons) {
		int between = line.indexOf(BETWEEN);
		return new Branch(line.substring(0, Math.max(0, between)),
				GameFiles.line(RecordText.read(line.substring(between + 1)).game(), persons));
	}

	/** What the file says: the line that the game goes, and those that were left. */
	private record Read(int known, List<Branch> branches) {

		boolean leadThrough(GameRecord record) {
			List<SeatDecision> taken = branches.getFirst().line().taken();
			return taken.size() >= record.decisions().size()
					&& taken.stream().limit(record.decisions().size()).map(SeatDecision::taken).toList().equals(record.decisions());
		}

		Lines at(int decision) {
			Branch now = branches.getFirst();
			return new Lines(new Branches(now.name(), branches.subList(1, branches.size()), known), now.line().standingAt(decision));
		}
	}

	/** Forgets them. */
	void forget() throws IOException {
		Files.deleteIfExists(file);
	}
}
