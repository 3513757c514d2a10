package org.hullwright.cli.together;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;

import org.hullwright.cli.simulate.Interruption;
import org.hullwright.cli.terminal.ProgressLine;
import org.hullwright.packs.together.CompatibilityProgress;
import org.hullwright.packs.together.Unit;

/** Shows in a line of the terminal which pair is looked at; Ctrl+C cancels. */
final class TogetherProgress implements CompatibilityProgress, AutoCloseable {

	private final ProgressLine line;
	private final Interruption interruption;
	private int pairs;

	TogetherProgress(PrintWriter target, Interruption interruption) {
		this.line = new ProgressLine(target, Duration.ofMillis(200));
		this.interruption = interruption;
	}

	void reading(Path folder) {
		show("reading " + folder);
	}

	@Override
	public void trying(Unit one, Unit other) {
		pairs++;
		show(pairs + ": " + one.label() + (one.equals(other) ? " by itself" : " with " + other.label()) + "; Ctrl+C ends it early");
	}

	private void show(String text) {
		if (line.isDue()) {
			line.show(text);
		}
	}

	@Override
	public boolean isCancelled() {
		return interruption.isAsked();
	}

	void erase() {
		line.erase();
	}

	@Override
	public void close() {
		line.end();
	}
}
