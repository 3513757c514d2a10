package org.hullwright.playtest.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Edit;
import org.hullwright.engine.game.Taken;

/**
 * All decisions of a game, and how far along them it stands: what lies behind can be undone, what lies ahead redone. Only what persons
 * decided is a place to stop at; bots decide again as they did. Changes by hand lie between decisions.
 *
 * @param taken all decisions known
 * @param at how many of them are taken now
 * @param persons the seats of persons, from 1
 * @param edits changes by hand, in the order they were made in
 */
public record Line(List<SeatDecision> taken, int at, Set<Integer> persons, List<Edit> edits) {

	public Line {
		taken = List.copyOf(taken);
		persons = Set.copyOf(persons);
		edits = List.copyOf(edits);
	}

	/** Without changes by hand. */
	public Line(List<SeatDecision> taken, int at, Set<Integer> persons) {
		this(taken, at, persons, List.of());
	}

	public static Line fresh(Set<Integer> persons) {
		return new Line(List.of(), 0, persons);
	}

	/** One decision further; what was ahead stays known only when this is the way it went. */
	public Line with(SeatDecision next) {
		boolean known = at < taken.size() && taken.get(at).taken().agreesWith(next.taken());
		List<SeatDecision> longer = new ArrayList<>(taken.subList(0, at));
		longer.add(next);
		if (known) {
			longer.addAll(taken.subList(at + 1, taken.size()));
		}
		return new Line(longer, at + 1, persons, known ? edits : editsDone());
	}

	/** One more change by hand where it stands; what was ahead may be no more. */
	public Line with(Edit edit) {
		List<Edit> more = new ArrayList<>(editsDone());
		more.add(edit);
		return new Line(taken.subList(0, at), at, persons, more);
	}

	/** The changes by hand that have been made up to where it stands. */
	public List<Edit> editsDone() {
		return edits.stream().filter(edit -> edit.before() <= at).toList();
	}

	/** Without the changes by hand that were made right where it stands. */
	public Line withoutEditsHere() {
		return new Line(taken, at, persons, edits.stream().filter(edit -> edit.before() != at).toList());
	}

	/** @param number of decisions to stand at, 0 to all that are known */
	public Line standingAt(int number) {
		return new Line(taken, Math.clamp(number, 0, taken.size()), persons, edits);
	}

	/** Without what lies ahead of where it stands. */
	public Line cutHere() {
		return new Line(taken.subList(0, at), at, persons, editsDone());
	}

	/** What was decided up to where it stands. */
	public List<Taken> decisions() {
		return taken.subList(0, at).stream().map(SeatDecision::taken).toList();
	}

	/** Whether all that is known here is known there as well, and in the same order. */
	boolean leadsTo(Line there) {
		return taken.size() <= there.taken.size()
				&& IntStream.range(0, taken.size())
						.allMatch(number -> taken.get(number).taken().agreesWith(there.taken.get(number).taken()));
	}

	public boolean canUndo() {
		return isEditedHere() || IntStream.range(0, at).anyMatch(this::isPersons);
	}

	public boolean canRedo() {
		return at < taken.size();
	}

	/** Before the last change by hand, where one was made right here; it is forgotten then. Else before the last decision of a person. */
	public Line undone() {
		if (isEditedHere()) {
			List<Edit> fewer = new ArrayList<>(edits);
			fewer.remove(editsDone().getLast());
			return new Line(taken, at, persons, fewer);
		}
		return standingAt(IntStream.range(0, at).map(back -> at - 1 - back).filter(this::isPersons).findFirst().orElse(0));
	}

	/** Before the next decision of a person but one: that is, after the next one and what bots did upon it. */
	public Line redone() {
		return standingAt(IntStream.range(at + 1, taken.size()).filter(this::isPersons).findFirst().orElse(taken.size()));
	}

	private boolean isEditedHere() {
		return edits.stream().anyMatch(edit -> edit.before() == at);
	}

	private boolean isPersons(int number) {
		return persons.contains(taken.get(number).seat());
	}
}
