package org.hullwright.simulation.report;

import java.util.List;

import org.hullwright.engine.testing.Coverage;

/**
 * How much of the text of the packs games went through.
 *
 * @param files in the order of their names
 */
public record Performed(List<Coverage.OfFile> files) {

	/** Keeps a copy. */
	public Performed {
		files = List.copyOf(files);
	}

	/** How many rules were performed. */
	public int rulesRun() {
		return files.stream().mapToInt(Coverage.OfFile::rulesRun).sum();
	}

	/** How many rules there are. */
	public int rules() {
		return files.stream().mapToInt(Coverage.OfFile::rules).sum();
	}

	/** How many sentences were performed. */
	public int sentencesRun() {
		return files.stream().mapToInt(Coverage.OfFile::statementsRun).sum();
	}

	/** How many sentences there are. */
	public int sentences() {
		return files.stream().mapToInt(Coverage.OfFile::statements).sum();
	}
}
