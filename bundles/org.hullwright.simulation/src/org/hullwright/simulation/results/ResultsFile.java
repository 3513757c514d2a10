package org.hullwright.simulation.results;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.simulation.play.GameResult;
import org.hullwright.simulation.play.Plan;

/**
 * Results of games, written while they are played. The first line tells what is played; each other line is the result of a game, in the
 * order of the plan. A line that was only begun when everything stopped is taken off when the simulation goes on.
 */
public final class ResultsFile implements Closeable {

	private static final long FLUSH_EVERY = 250_000_000L; // nanoseconds

	private final Writer writer;
	private final boolean begun;
	private long flushed = System.nanoTime();

	private ResultsFile(Writer writer, boolean begun) {
		this.writer = writer;
		this.begun = begun;
	}

	/**
	 * A new file.
	 *
	 * @param engine version of this program
	 * @throws java.nio.file.FileAlreadyExistsException when there is one
	 */
	public static ResultsFile create(Path file, Plan plan, String engine) throws IOException {
		FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
		claim(channel);
		return begun(writer(channel), plan, engine);
	}

	private static ResultsFile begun(Writer writer, Plan plan, String engine) throws IOException {
		writer.write(header(plan, engine) + "\n");
		writer.flush();
		return new ResultsFile(writer, true);
	}

	/**
	 * Goes on with a file; one that holds nothing yet, for everything stopped before its first line was written, is begun anew.
	 *
	 * @param engine version of this program
	 * @param played hears of the results that it has
	 * @throws UnfitResults when it is damaged, of a simulation of something else, or still being written by one
	 */
	public static ResultsFile resume(Path file, Plan plan, String engine, Consumer<GameResult> played) throws IOException, UnfitResults {
		if (!Files.isRegularFile(file)) {
			throw new UnfitResults(file + " is no file; name another one");
		}
		FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
		try {
			if (!claim(channel)) {
				throw new UnfitResults(file + " is being written by another simulation; wait until it has ended, or end it");
			}
			long whole = read(file, plan, engine, played);
			channel.truncate(whole);
			channel.position(whole);
			return whole == 0 ? begun(writer(channel), plan, engine) : new ResultsFile(writer(channel), false);
		} catch (IOException | UnfitResults unfit) {
			channel.close();
			throw unfit;
		}
	}

	private static Writer writer(FileChannel channel) {
		return new BufferedWriter(new OutputStreamWriter(Channels.newOutputStream(channel), StandardCharsets.UTF_8));
	}

	/**
	 * Claims a file until the channel is closed, and tells whether nobody else writes it, as far as its file system can tell. What is
	 * locked for that lies beyond any end, where it is in the way of no reader.
	 */
	private static boolean claim(FileChannel channel) {
		try {
			return channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null;
		} catch (OverlappingFileLockException ours) {
			return false;
		} catch (IOException unknown) {
			return true;
		}
	}

	/** Whether it is begun with this simulation, and not one that had results before. */
	public boolean isBegun() {
		return begun;
	}

	/** How many bytes all whole lines have; none when the first one was only begun. */
	private static long read(Path file, Plan plan, String engine, Consumer<GameResult> played) throws IOException, UnfitResults {
		try (InputStream stream = Files.newInputStream(file); Lines lines = new Lines(stream)) {
			String header = lines.next();
			if (header == null && header(plan, engine).startsWith(lines.rest())) {
				return 0;
			}
			if (header == null || !header.startsWith("{\"hullwright\":")) {
				throw new UnfitResults(file + " is no file of results; name another one");
			}
			if (!header.equals(header(plan, engine))) {
				throw new UnfitResults(file + " has results of other games. Say what was said when it was begun, or begin a new file."
						+ OtherGames.between(header, header(plan, engine)).stream().map(difference -> "\n  " + difference)
								.collect(Collectors.joining()));
			}
			PlanResults results = new PlanResults(plan);
			for (long number = 0;; number++) {
				String line = lines.next();
				if (line == null) {
					return lines.bytes();
				}
				if (number >= plan.total()) {
					throw new UnfitResults(file + " has more games than are wanted; say a larger number with --games");
				}
				played.accept(result(file, line, number, results));
			}
		}
	}

	private static GameResult result(Path file, String line, long number, PlanResults results) throws UnfitResults {
		try {
			return results.read(number, line);
		} catch (IllegalArgumentException damaged) {
			throw new UnfitResults(file + ", line " + (number + 2) + ", is damaged ("
					+ damaged.getMessage() + "). Take off this line and all after it, or begin a new file.");
		}
	}

	private static String header(Plan plan, String engine) {
		return ResultsHeader.of(plan, engine).line();
	}

	/** Adds a result; it is in the file soon, and at the latest when that is closed. */
	public void add(GameResult result) throws IOException {
		writer.write(PlanResults.line(result));
		writer.write('\n');
		if (System.nanoTime() - flushed > FLUSH_EVERY) {
			flushed = System.nanoTime();
			writer.flush();
		}
	}

	@Override
	public void close() throws IOException {
		writer.close();
	}

	/** Lines that are ended by a line feed, and how long they are. */
	private static final class Lines implements Closeable {

		/** No game has so much to tell; whatever has is no line of ours. */
		private static final int LONGEST = 16 << 20;

		private final InputStream stream;
		private final ByteArrayOutputStream line = new ByteArrayOutputStream();
		private long bytes;

		Lines(InputStream stream) {
			this.stream = new BufferedInputStream(stream, 1 << 16);
		}

		/** Null when there is no whole line any more. */
		@Nullable
		String next() throws IOException {
			line.reset();
			long length = 1;
			for (int read = stream.read(); read >= 0; read = stream.read()) {
				if (read == '\n') {
					bytes += length;
					return line.toString(StandardCharsets.UTF_8);
				}
				length++;
				if (length < LONGEST) {
					line.write(read);
				}
			}
			return null;
		}

		/** What stands behind the last whole line. */
		String rest() {
			return line.toString(StandardCharsets.UTF_8);
		}

		/** How many bytes the whole lines had so far. */
		long bytes() {
			return bytes;
		}

		@Override
		public void close() throws IOException {
			stream.close();
		}
	}
}
