package org.hullwright.engine.node;

import java.util.Arrays;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.World;

/** Those things of a list for which a condition holds; without a key in the order of the list. The current thing is in the slot. */
public final class SelectionNode extends ListNode {

	/** Of more things no player wants to hear what is wrong with each. */
	private static final int MOST_EXPLAINED = 2;
	private static final int MOST_CANDIDATES = 12;

	private final int source;
	private final ListNode from;
	private final ListNode candidates;
	private final int slot;
	private final @Nullable ConditionNode condition;
	private final @Nullable ValueNode key;
	private final boolean descending;

	/**
	 * @param from the list, gone through to tell why something is not selected
	 * @param candidates what of that list can be selected at all, in its order; the same list unless a part of it is found sooner
	 * @param condition null when everything is selected
	 * @param key null when the order of the list is kept
	 */
	public SelectionNode(int source, ListNode from, ListNode candidates, int slot, @Nullable ConditionNode condition,
			@Nullable ValueNode key, boolean descending) {
		this.source = source;
		this.from = from;
		this.candidates = candidates;
		this.slot = slot;
		this.condition = condition;
		this.key = key;
		this.descending = descending;
	}

	/** Number of the place where it is written. */
	public int source() {
		return source;
	}

	/** Where the current thing is known. */
	public int slot() {
		return slot;
	}

	@Override
	public void list(Frame frame, Numbers target) {
		int before = target.size();
		candidates.list(frame, target);
		frame.effort().spend(target.size() - before);
		if (condition != null) {
			keepSelected(frame, target, before);
		}
		ValueNode key = this.key;
		if (key != null) {
			sort(frame, target, before, key);
		}
	}

	private void keepSelected(Frame frame, Numbers things, int start) {
		int kept = start;
		for (int at = start; at < things.size(); at++) {
			int thing = things.get(at);
			if (isSelected(frame, thing)) {
				things.set(kept++, thing);
			}
		}
		things.truncate(kept);
	}

	/** Whether a reason says that a thing is of another kind than was asked for. */
	private boolean isOfOtherKind(Ground ground) {
		return ground.nature() == Ground.Nature.IDENTITY && ground.source() == source;
	}

	/** The first selected thing, absent when there is none; looks no further than it must. */
	public int first(Frame frame) {
		Numbers things = frame.numbers();
		candidates.list(frame, things);
		int found = World.ABSENT;
		for (int at = 0; at < things.size() && found == World.ABSENT; at++) {
			if (isSelected(frame, things.get(at))) {
				found = things.get(at);
			}
		}
		frame.release(things);
		return found;
	}

	/**
	 * Adds the things of the list for which the condition does not hold, in the order of the list; not those of another kind, which were
	 * never meant.
	 */
	public void rejected(Frame frame, Sight sight, Numbers target) {
		Numbers things = frame.numbers();
		from.list(frame, things);
		for (int at = 0; at < things.size(); at++) {
			int thing = things.get(at);
			if (!isSelected(frame, thing) && explain(frame, thing, sight).stream().anyMatch(ground -> !isOfOtherKind(ground))) {
				target.add(thing);
			}
		}
		frame.release(things);
	}

	/** Tells why a thing of the list is not selected; see {@link ConditionNode#explain}. */
	public List<Ground> explain(Frame frame, int thing, Sight sight) {
		frame.set(slot, thing);
		return condition == null ? List.of() : condition.explain(frame, false, sight);
	}

	/** What else a condition may ask of the things may be hidden. */
	@Override
	public boolean isOpen(Frame frame, Sight sight) {
		ConditionNode condition = this.condition;
		return from.isOpen(frame, sight) && (condition == null || condition.nature() == Ground.Nature.IDENTITY);
	}

	/** Things of another kind, or that are told apart by which they are, were never meant. */
	@Override
	public List<Ground> explainMissing(Frame frame, Sight sight) {
		Numbers candidates = frame.numbers();
		from.list(frame, candidates);
		int[] things = candidates.toArray();
		frame.release(candidates);
		if (things.length == 0) {
			return from.explainMissing(frame, sight);
		}
		if (things.length > MOST_CANDIDATES || condition == null || !Arrays.stream(things).allMatch(thing -> isSeen(frame, thing, sight))) {
			return List.of();
		}
		List<Ground> grounds = List.of();
		int meant = 0;
		for (int thing : things) {
			List<Ground> rejected = explain(frame, thing, sight);
			if (rejected.stream().allMatch(ground -> ground.nature() == Ground.Nature.STATE)) {
				grounds = Ground.together(grounds, rejected);
				meant++;
			}
		}
		return meant > MOST_EXPLAINED ? List.of() : grounds;
	}

	/** Numbers and words may pass for pieces here, of which then less is told than could be. */
	private static boolean isSeen(Frame frame, int thing, Sight sight) {
		return thing < 0 || thing >= frame.layout().pieceCount() || sight.seesPiece(frame.state(), thing);
	}

	private boolean isSelected(Frame frame, int thing) {
		ConditionNode condition = this.condition;
		if (condition == null) {
			return true;
		}
		frame.effort().burn(source);
		frame.set(slot, thing);
		return condition.holds(frame);
	}

	private void sort(Frame frame, Numbers things, int start, ValueNode key) {
		Numbers keys = frame.numbers();
		for (int at = start; at < things.size(); at++) {
			frame.effort().burn(source);
			frame.set(slot, things.get(at));
			keys.add(descending ? -key.value(frame) : key.value(frame));
		}
		frame.effort().spend(things.sort(start, keys));
		frame.release(keys);
	}
}
