package org.hullwright.simulation.report;

import java.util.List;
import java.util.function.Function;

import org.hullwright.engine.testing.Coverage;

/**
 * How much of the text of the packs games went through.
 *
 * @param files in the order of their names
 */
public record Performed(List<Coverage.OfFile> files) {

	public Performed {
		files = List.copyOf(files);
	}

	/** How many of how many rules were performed. */
	public Coverage.Part rules() {
		return sum(Coverage.OfFile::rules);
	}

	/** How many of how many sentences were performed. */
	public Coverage.Part sentences() {
		return sum(Coverage.OfFile::sentences);
	}

	/** How many of how many ways to go on were taken. */
	public Coverage.Part branches() {
		return sum(Coverage.OfFile::branches);
	}

	private Coverage.Part sum(Function<Coverage.OfFile, Coverage.Part> part) {
		return files.stream().map(part).reduce(Coverage.Part.NONE, Coverage.Part::plus);
	}
}
