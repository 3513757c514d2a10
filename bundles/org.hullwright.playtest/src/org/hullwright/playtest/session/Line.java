package org.hullwright.playtest.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.hullwright.engine.game.Taken;

/**
 * All decisions of a game, and how far along them it stands: what lies behind can be undone, what lies ahead redone. Only what persons
 * decided is a place to stop at; bots decide again as they did.
 *
 * @param taken all decisions known
 * @param at how many of them are taken now
 * @param persons the seats of persons, from 1
 */
public record Line(List<SeatDecision> taken, int at, Set<Integer> persons) {
	public Line {
		taken = List.copyOf(taken);
		persons = Set.copyOf(persons);
	}

	public static Line fresh(Set<Integer> persons) {
		return new Line(List.of(), 0, persons);
	}

	/** One decision further; what was ahead stays known only when this is the way it went. */
	public Line with(SeatDecision next) {
		if (at < taken.size() && taken.get(at).equals(next)) {
			return new Line(taken, at + 1, persons);
		}
		List<SeatDecision> longer = new ArrayList<>(taken.subList(0, at));
		longer.add(next);
		return new Line(longer, at + 1, persons);
	}

	/** @param number of decisions to stand at, 0 to all that are known */
	public Line standingAt(int number) {
		return new Line(taken, Math.clamp(number, 0, taken.size()), persons);
	}

	/** Without what lies ahead of where it stands. */
	public Line cutHere() {
		return new Line(taken.subList(0, at), at, persons);
	}

	/** What was decided up to where it stands. */
	public List<Taken> decisions() {
		return taken.subList(0, at).stream().map(SeatDecision::taken).toList();
	}

	/** Whether all that is known here is known there as well, and in the same order. */
	boolean leadsTo(Line there) {
		List<Taken> known = taken.stream().map(SeatDecision::taken).toList();
		return known.size() <= there.taken.size() && known.equals(there.taken.stream().limit(known.size()).map(SeatDecision::taken).toList());
	}

	public boolean canUndo() {
		return IntStream.range(0, at).anyMatch(this::isPersons);
	}

	public boolean canRedo() {
		return at < taken.size();
	}

	/** Before the last decision of a person. */
	public Line undone() {
		return standingAt(IntStream.range(0, at).map(back -> at - 1 - back).filter(this::isPersons).findFirst().orElse(0));
	}

	/** Before the next decision of a person but one: that is, after the next one and what bots did upon it. */
	public Line redone() {
		return standingAt(IntStream.range(at + 1, taken.size()).filter(this::isPersons).findFirst().orElse(taken.size()));
	}

	private boolean isPersons(int number) {
		return persons.contains(taken.get(number).seat());
	}
}
