package org.hullwright.engine.record;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.engine.file.WholeFile;
import org.hullwright.engine.game.GameRecord;

/**
 * A recorded game in a file. A reader finds, even while it is written, the old one or the new one, whole.
 *
 * @param folder of the pack, as it was written when the game was played
 * @param expansions that were on
 */
public record RecordFile(String folder, List<String> expansions, GameRecord game) {

	private static final long LARGEST = 16L * 1024 * 1024; // bytes

	public RecordFile {
		expansions = List.copyOf(expansions);
	}

	/**
	 * Reads a file.
	 *
	 * @throws UnreadableRecord when it is too large, damaged, of another kind or version, or cannot be read at all
	 */
	public static RecordFile read(Path file) throws UnreadableRecord {
		try {
			if (Files.size(file) > LARGEST) {
				throw new UnreadableRecord(file, "is too large to be a recorded game");
			}
			return RecordText.read(Files.readString(file));
		} catch (NoSuchFileException missing) {
			throw new UnreadableRecord(file, "is not there");
		} catch (CharacterCodingException noText) {
			throw new UnreadableRecord(file, RecordText.DAMAGED);
		} catch (AccessDeniedException denied) {
			throw new UnreadableRecord(file, "may not be read");
		} catch (IOException unreadable) {
			throw new UnreadableRecord(file, "cannot be read: " + unreadable.getMessage());
		} catch (IllegalArgumentException wrong) {
			throw new UnreadableRecord(file, wrong.getMessage());
		}
	}

	/**
	 * Writes the file; what was there before is replaced only when everything is written.
	 *
	 * @throws IOException when it cannot be written; what was there before is untouched
	 */
	public void write(Path file) throws IOException {
		WholeFile.<IOException>write(file, content -> content.write(RecordText.of(this).getBytes(StandardCharsets.UTF_8)));
	}
}
