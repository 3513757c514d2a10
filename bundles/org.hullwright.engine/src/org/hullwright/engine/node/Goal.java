package org.hullwright.engine.node;

import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;

/** Something that players strive for. Asking what it is worth changes nothing. */
public final class Goal {

	private static final int NOWHERE = 0;

	private final int[] holders;
	private final int owner;
	private final ValueNode worth;
	private final @Nullable ConditionNode condition;
	private final int slots;
	private final int key;
	private final Dependence dependence;

	/**
	 * @param kind of the pieces that have this goal for their players
	 * @param condition when it counts; null when it always does
	 * @param key by which what it is worth is found in the memo table
	 * @param dependence what it depends on, and so how long it can be kept
	 */
	public Goal(Layout layout, int kind, ValueNode worth, @Nullable ConditionNode condition, int slots, int key, Dependence dependence) {
		this.holders = IntStream.range(0, layout.pieceCount()).filter(piece -> layout.isA(layout.kindOf(piece), kind)).toArray();
		this.owner = layout.world().game().owner();
		this.worth = worth;
		this.condition = condition;
		this.slots = slots;
		this.key = key;
		this.dependence = dependence;
	}

	/**
	 * What it is worth to a player that things are as they are, added up over all pieces of the player.
	 *
	 * @param player the piece of the player
	 * @param around where it is asked; what is performed there is left alone
	 */
	public long worthTo(int player, Frame around) {
		GameState state = around.state();
		int mark = state.mark();
		long sum = 0;
		around.effort().spend(holders.length);
		for (int holder : holders) {
			if (holder == player || state.get(holder, owner) == player) {
				sum += worthOf(holder, around);
			}
		}
		state.rollback(mark);
		return sum;
	}

	private int worthOf(int holder, Frame around) {
		MemoTable memo = around.run().memory();
		int entry = memo.find(dependence, key, holder);
		if (entry != MemoTable.MISSING) {
			return memo.value(entry);
		}
		long now = memo.now(dependence);
		int found = computed(holder, around);
		memo.keep(dependence, now, key, holder, found);
		return found;
	}

	private int computed(int holder, Frame around) {
		ConditionNode condition = this.condition;
		Frame frame = around.inner(NOWHERE, slots);
		frame.set(0, holder);
		return condition == null || condition.holds(frame) ? frame.present(worth.value(frame), 0) : 0;
	}
}
