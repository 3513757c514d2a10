package org.hullwright.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.hullwright.cli.terminal.Console;

/** Runs commands inside of this process, in a folder with packs written as text. */
public final class Cli {

	private final Path home;

	/** @param home where packs are written, each in a folder of its own */
	public Cli(Path home) {
		this.home = home;
	}

	/**
	 * What a command did.
	 *
	 * @param code it ended with
	 * @param out what was asked for, with the home folder taken off
	 * @param err progress and remarks
	 */
	public record Result(int code, String out, String err) {}

	/** Writes a pack with one file, whose name is that of the pack; the folder of the pack. */
	public String pack(String name, String text) {
		return file(name, name + ".hull", text);
	}

	/** Writes one more file of a pack; the folder of the pack. */
	public String file(String pack, String file, String text) {
		try {
			Path folder = Files.createDirectories(home.resolve(pack));
			Files.writeString(folder.resolve(file), text);
			return folder.toString();
		} catch (IOException unwritable) {
			throw new UncheckedIOException(unwritable);
		}
	}

	/** A file in the home folder. */
	public Path path(String name) {
		return home.resolve(name);
	}

	/**
	 * Runs a command without a terminal while something else happens.
	 *
	 * @param words which the command prints at some time
	 * @param meanwhile done once, when it has printed them
	 */
	public Result runUntil(String words, Runnable meanwhile, String... arguments) {
		StringWriter out = new StringWriter() {

			private boolean done;

			@Override
			public void flush() {
				if (!done && toString().contains(words)) {
					done = true;
					meanwhile.run();
				}
			}
		};
		return run(out, "", false, arguments);
	}

	/** Runs a command without a terminal. */
	public Result run(String... arguments) {
		return runTyping("", arguments);
	}

	/** Runs a command that reads what was typed from a pipe. */
	public Result runTyping(String typed, String... arguments) {
		return run(typed, false, arguments);
	}

	/** Runs a command while somebody types at a terminal, who can be asked. */
	public Result runAtTerminal(String typed, String... arguments) {
		return run(typed, true, arguments);
	}

	private Result run(String typed, boolean interactive, String... arguments) {
		return run(new StringWriter(), typed, interactive, arguments);
	}

	private Result run(StringWriter out, String typed, boolean interactive, String... arguments) {
		StringWriter err = new StringWriter();
		var console = new Console(new PrintWriter(out), new PrintWriter(err), new BufferedReader(new StringReader(typed)), interactive);
		int code = Hullwright.run(console, arguments);
		return new Result(code, withoutHome(out.toString()), withoutHome(err.toString()));
	}

	private String withoutHome(String text) {
		return text.replace(home + "/", "").replace(System.lineSeparator(), "\n");
	}
}
