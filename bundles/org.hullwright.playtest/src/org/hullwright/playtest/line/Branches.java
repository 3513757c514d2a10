package org.hullwright.playtest.line;

import java.util.ArrayList;
import java.util.List;

/**
 * The ways a game has gone: the one it goes now, which has a name, and those that were left. None is lost when the player goes back and
 * decides otherwise.
 *
 * @param name of the way it goes now
 * @param left the others, the oldest first
 * @param known how many ways there have been
 */
public record Branches(String name, List<Branch> left, int known) {

	public Branches {
		left = List.copyOf(left);
	}

	/** Of a game that begins. */
	public static Branches first() {
		return new Branches("Line 1", List.of(), 1);
	}

	/** When the game has come from one line to another: the one it came from is kept, unless that leads to where the game is. */
	public Branches after(Line before, Line now) {
		return before.leadsTo(now) ? this : new Branches("Line " + (known + 1), with(before), known + 1);
	}

	/** When the game goes on with one of those that were left. */
	public Branches switchedTo(Branch branch, Line before) {
		List<Branch> others = new ArrayList<>(before.leadsTo(branch.line()) ? left : with(before));
		others.remove(branch);
		return new Branches(branch.name(), others, known);
	}

	/** The same with another name for the way it goes now. */
	public Branches named(String other) {
		return new Branches(other, left, known);
	}

	/** The same without one of those that were left. */
	public Branches without(Branch branch) {
		return new Branches(name, left.stream().filter(other -> !other.equals(branch)).toList(), known);
	}

	private List<Branch> with(Line line) {
		List<Branch> more = new ArrayList<>(left);
		more.add(new Branch(name, line.standingAt(line.taken().size())));
		return more;
	}
}
