package org.hullwright.cli.archive;

import java.io.PrintWriter;
import java.time.Duration;

import org.hullwright.cli.terminal.ProgressLine;
import org.hullwright.export.archive.Progress;

/** Throttled progress of an export on a terminal, gone in the end. */
final class ExportProgressLine implements Progress, AutoCloseable {

	private static final Duration EVERY = Duration.ofMillis(200);
	private static final int WIDTH = 70;

	private final ProgressLine line;

	ExportProgressLine(PrintWriter target) {
		line = new ProgressLine(target, EVERY);
	}

	@Override
	public void at(String file, int done, int all) {
		if (line.isDue()) {
			String text = done + " of " + all + ": " + file;
			line.show(text.substring(0, Math.min(WIDTH, text.length())));
		}
	}

	@Override
	public void close() {
		line.erase();
	}
}
