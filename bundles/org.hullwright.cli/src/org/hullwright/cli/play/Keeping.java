package org.hullwright.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.FileWords;
import org.hullwright.engine.record.RecordFile;

/** Keeps a game in a file once it is over, and as far as it has come when the process is ended before that, as by Ctrl+C. */
final class Keeping implements AutoCloseable {

	private final @Nullable Path file;
	private final Supplier<RecordFile> soFar;
	private final Console console;
	private final Thread hook = new Thread(this::interrupted, "keeping the game");

	/**
	 * From now on.
	 *
	 * @param file null when nothing is to be kept
	 * @param soFar the game as far as it has come; may be asked on another thread while a player is asked to decide
	 * @param console where it is told when a game that was ended cannot be kept
	 */
	Keeping(@Nullable Path file, Supplier<RecordFile> soFar, Console console) {
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
		Path target = file;
		if (target == null) {
			return;
		}
		try {
			soFar.get().write(target);
		} catch (IOException unwritable) {
			throw new ContentProblem(FileWords.unwritable(target, unwritable));
		}
	}
}
