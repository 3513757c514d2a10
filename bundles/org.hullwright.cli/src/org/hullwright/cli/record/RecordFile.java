package org.hullwright.cli.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.cli.ContentProblem;
import org.hullwright.engine.game.Edit;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;

/**
 * A recorded game in a file.
 *
 * @param folder of the pack, as it was written when the game was played
 * @param expansions that were on
 */
public record RecordFile(String folder, List<String> expansions, GameRecord game) {

	private static final int FORMAT = 1;
	private static final long LARGEST = 16L * 1024 * 1024; // bytes
	private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().create();

	/** Keeps its own copy. */
	public RecordFile {
		expansions = List.copyOf(expansions);
	}

	/** What stands in the file. Whole numbers of 64 bits are text, because many readers of JSON round them. */
	private record Content(int format, String pack, String version, String fingerprint, String folder, List<String> expansions, int players,
			List<String> modes, String scenario, String seed, List<Integer> decisions, List<ContentEdit> edits, String finalState) {
	}

	/** A change by hand: of where a piece is when there is a zone, else of a value. */
	private record ContentEdit(int before, int piece, Integer zone, Integer property, Integer value) {
	}

	/**
	 * Reads a file.
	 *
	 * @throws ContentProblem when it cannot be read or is no recorded game
	 */
	public static RecordFile read(Path file) {
		try {
			if (Files.size(file) > LARGEST) {
				throw new ContentProblem(file + " is too large to be a recorded game");
			}
			Content content = JSON.fromJson(Files.readString(file), Content.class);
			if (content == null || content.format() != FORMAT) {
				throw new ContentProblem(file + " is no recorded game of a kind this version knows");
			}
			return new RecordFile(content.folder(), content.expansions(), game(content));
		} catch (IOException unreadable) {
			throw new ContentProblem(file + " cannot be read: " + unreadable.getMessage());
		} catch (JsonParseException | NullPointerException | IllegalArgumentException damaged) {
			throw new ContentProblem(file + " is damaged; nothing of it was used");
		}
	}

	private static GameRecord game(Content content) {
		GameOptions options = new GameOptions(content.players(), content.modes(), Optional.ofNullable(content.scenario()),
				Long.parseLong(content.seed()));
		return new GameRecord(content.pack(), content.version(), content.fingerprint(), options, content.decisions(),
				content.edits().stream().map(RecordFile::edit).toList(), Long.parseUnsignedLong(content.finalState(), 16));
	}

	private static Edit edit(ContentEdit edit) {
		return edit.zone() != null ? new Edit.Move(edit.before(), edit.piece(), edit.zone())
				: new Edit.Change(edit.before(), edit.piece(), edit.property(), edit.value());
	}

	/**
	 * Writes the file; what was there before is replaced only when everything is written.
	 *
	 * @throws ContentProblem when it cannot be written
	 */
	public void write(Path file) {
		try {
			Path beside = Files.createTempFile(file.toAbsolutePath().getParent(), file.getFileName().toString(), ".part");
			Files.writeString(beside, JSON.toJson(content()) + "\n");
			Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
		} catch (IOException unwritable) {
			throw new ContentProblem(file + " cannot be written: " + unwritable.getMessage());
		}
	}

	private Content content() {
		GameOptions options = game.options();
		return new Content(FORMAT, game.pack(), game.version(), game.fingerprint(), folder, expansions, options.players(), options.modes(),
				options.scenario().orElse(null), Long.toString(options.seed()), new ArrayList<>(game.decisions()),
				game.edits().stream().map(RecordFile::content).toList(), Long.toHexString(game.finalState()));
	}

	private static ContentEdit content(Edit edit) {
		return switch (edit) {
			case Edit.Move(int before, int piece, int zone) -> new ContentEdit(before, piece, zone, null, null);
			case Edit.Change(int before, int piece, int property, int value) -> new ContentEdit(before, piece, null, property, value);
		};
	}
}
