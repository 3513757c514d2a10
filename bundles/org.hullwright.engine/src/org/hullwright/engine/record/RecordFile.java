package org.hullwright.engine.record;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

import org.hullwright.engine.game.GameRecord;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;

/**
 * A recorded game in a file. Whoever reads it while it is written finds the old one or the new one, whole.
 *
 * @param folder of the pack, as it was written when the game was played
 * @param expansions that were on
 */
public record RecordFile(String folder, List<String> expansions, GameRecord game) {

	private static final long LARGEST = 16L * 1024 * 1024; // bytes
	private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().create();

	/** Keeps its own copy. */
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
			RecordContent content = JSON.fromJson(Files.readString(file), RecordContent.class);
			if (content == null || !content.isReadable()) {
				throw new UnreadableRecord(file, "is no recorded game of a kind this version knows");
			}
			return content.file();
		} catch (NoSuchFileException missing) {
			throw new UnreadableRecord(file, "is not there");
		} catch (CharacterCodingException noText) {
			throw damaged(file);
		} catch (IOException unreadable) {
			throw new UnreadableRecord(file, "cannot be read: " + unreadable.getMessage());
		} catch (JsonParseException | NullPointerException | IllegalArgumentException wrong) {
			throw damaged(file);
		}
	}

	private static UnreadableRecord damaged(Path file) {
		return new UnreadableRecord(file, "is damaged; nothing of it was used");
	}

	/**
	 * Writes the file; what was there before is replaced only when everything is written.
	 *
	 * @throws IOException when it cannot be written; what was there before is untouched
	 */
	public void write(Path file) throws IOException {
		Path beside = Files.createTempFile(file.toAbsolutePath().getParent(), file.getFileName().toString(), ".part");
		try {
			Files.writeString(beside, JSON.toJson(RecordContent.of(this)) + "\n");
			Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			Files.deleteIfExists(beside);
		}
	}
}
