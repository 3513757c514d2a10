package org.hullwright.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

import org.hullwright.cli.Console;
import org.hullwright.cli.ContentProblem;
import org.hullwright.cli.FileWords;
import org.hullwright.engine.record.RecordFile;

/** Keeps a game in a file once it is over, and as far as it has come when the process is ended before that, as by Ctrl+C. */
final class Keeping implements AutoCloseable {

	private final Optional<Path> file;
	private final Supplier<RecordFile> soFar;
	private final Console console;
	private final Thread hook = new Thread(this::interrupted, "keeping the game");

	/**
	 * From now on.
	 *
	 * @param file empty when nothing is to be kept
	 * @param soFar the game as far as it has come; may be asked on another thread while a player is asked to decide
	 * @param console where it is told when a game that was ended cannot be kept
	 */
	Keeping(Optional<Path> file, Supplier<RecordFile> soFar, Console console) {
		this.file = file;
		this.soFar = soFar;
		this.console = console;
		Runtime.getRuntime().addShutdownHook(hook);
	}

	/** What is done when the process is ended. */
	void interrupted() {
		try {
			keep();
		} catch (ContentProblem unwritable) {
			console.err().println(unwritable.getMessage());
		}
	}

	/**
	 * The game is over.
	 *
	 * @throws ContentProblem when it cannot be kept
	 */
	@Override
	public void close() {
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException ending) {
			return; // the process is ending already, and the hook keeps the game
		}
		keep();
	}

	private void keep() {
		file.ifPresent(target -> {
			try {
				soFar.get().write(target);
			} catch (IOException unwritable) {
				throw new ContentProblem(FileWords.unwritable(target, unwritable));
			}
		});
	}
}
