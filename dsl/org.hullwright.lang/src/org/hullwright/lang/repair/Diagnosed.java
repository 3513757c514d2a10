package org.hullwright.lang.repair;

import java.util.List;

/** What is wrong with a file that cannot be read as a whole. */
public final class Diagnosed {

	private final List<SyntaxProblem> problems;
	private final List<Region> broken;

	/** @param broken what cannot be read, or was read wrongly because of what stands before it */
	Diagnosed(List<SyntaxProblem> problems, List<Region> broken) {
		this.problems = problems;
		this.broken = broken;
	}

	/** What mends them is part of them, where that is known. */
	public List<SyntaxProblem> problems() {
		return problems;
	}

	/** Whether a place is in a declaration that cannot be read: what checks say there may follow from that alone. */
	public boolean isBroken(int offset) {
		return broken.stream().anyMatch(region -> region.contains(offset));
	}

	/** Whether a word stands in a declaration that cannot be read, which may have declared it. */
	public boolean isWritten(String name) {
		return broken.stream().flatMap(region -> region.words().stream()).anyMatch(word -> word.isName() && word.is(name));
	}
}
