package org.hullwright.engine.plan;

import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Value;

/**
 * Decides where a derived value is expanded inline: its definition, so small that to look the value up would take longer than to work it
 * out, takes the place of its use, with the owner in place of the first local, which stands for it (beta reduction). That is the same only
 * where the owner would have been worked out first, and once; everything else stays as it is.
 */
final class InlineExpansion {

	/** Parts of a definition that is small. */
	private static final int SMALL = 12;

	private int parts;
	private int uses;
	private boolean isPlain = true;

	private InlineExpansion() {}

	/** Whether a definition can take the place of its use with that owner. */
	static boolean isFit(Value definition, Value owner) {
		InlineExpansion expansion = new InlineExpansion();
		expansion.look(definition);
		boolean isRepeatable = owner instanceof Value.Local || owner instanceof Value.Constant;
		return expansion.isPlain && (expansion.uses == 1 || isRepeatable) && asksFirst(definition);
	}

	private boolean isTooMuch() {
		isPlain &= ++parts <= SMALL;
		return !isPlain;
	}

	private void look(Value value) {
		if (isTooMuch()) {
			return;
		}
		switch (value) {
			case Value.Local(int source, int slot) when slot == 0 -> uses++;
			case Value.Constant constant -> { /* stays */ }
			case Value.GameState state -> { /* stays */ }
			case Value.Zone zone -> { /* stays */ }
			case Value.State(int source, Value owner, int property) -> look(owner);
			case Value.Printed(int source, Value owner, boolean design, int property) -> look(owner);
			case Value.Derived(int source, var owner, int property) when owner != null -> look(owner);
			case Value.BuiltIn(int source, var property, Value owner) -> look(owner);
			case Value.Enclosing(int source, int kind, Value inner) -> look(inner);
			case Value.ZoneOf(int source, Value owner, int zone) -> look(owner);
			case Value.Arithmetic(int source, var operator, Value left, Value right) -> lookAtBoth(left, right);
			case Value.Truth(int source, Condition condition) -> look(condition);
			case Value.Choice(int source, Condition condition, Value yes, Value no) -> {
				look(condition);
				lookAtBoth(yes, no);
			}
			case Value.Certain(int source, Value certain) -> look(certain);
			default -> isPlain = false;
		}
	}

	private void lookAtBoth(Value one, Value other) {
		look(one);
		look(other);
	}

	private void look(Condition condition) {
		if (isTooMuch()) {
			return;
		}
		switch (condition) {
			case Condition.Known known -> { /* stays */ }
			case Condition.Kept(int source, Value value) -> look(value);
			case Condition.Not(int source, Condition operand) -> look(operand);
			case Condition.And(int source, Condition left, Condition right) -> {
				look(left);
				look(right);
			}
			case Condition.Or(int source, Condition left, Condition right) -> {
				look(left);
				look(right);
			}
			case Condition.Same(int source, Value left, Value right) -> lookAtBoth(left, right);
			case Condition.Compare(int source, var relation, Value left, Value right) -> lookAtBoth(left, right);
			case Condition.Present(int source, Value value) -> look(value);
			case Condition.HasKind(int source, Value zone, int kind) -> look(zone);
			case Condition.HasSort(int source, Value zone, Value sort) -> lookAtBoth(zone, sort);
			case Condition.IsKind(int source, Value thing, boolean design, int kind) -> look(thing);
			case Condition.IsSort(int source, Value piece, Value sort) -> lookAtBoth(piece, sort);
			case Condition.ShowsSide(int source, Value piece, int side) -> look(piece);
			default -> isPlain = false;
		}
	}

	/** Whether the first thing that is looked at is the owner, in any case. */
	private static boolean asksFirst(Value value) {
		return switch (value) {
			case Value.Local local -> true;
			case Value.State(int source, Value owner, int property) -> asksFirst(owner);
			case Value.Printed(int source, Value owner, boolean design, int property) -> asksFirst(owner);
			case Value.Derived(int source, var owner, int property) when owner != null -> asksFirst(owner);
			case Value.BuiltIn(int source, var property, Value owner) -> asksFirst(owner);
			case Value.Enclosing(int source, int kind, Value inner) -> asksFirst(inner);
			case Value.ZoneOf(int source, Value owner, int zone) -> asksFirst(owner);
			case Value.Arithmetic(int source, var operator, Value left, Value right) -> asksFirst(left);
			case Value.Truth(int source, Condition condition) -> asksFirst(condition);
			case Value.Choice(int source, Condition condition, Value yes, Value no) -> asksFirst(condition);
			case Value.Certain(int source, Value certain) -> asksFirst(certain);
			default -> false;
		};
	}

	private static boolean asksFirst(Condition condition) {
		return switch (condition) {
			case Condition.Kept(int source, Value value) -> asksFirst(value);
			case Condition.Not(int source, Condition operand) -> asksFirst(operand);
			case Condition.And(int source, Condition left, Condition right) -> asksFirst(left);
			case Condition.Or(int source, Condition left, Condition right) -> asksFirst(left);
			case Condition.Same(int source, Value left, Value right) -> asksFirst(left);
			// of which the right one may be looked at first
			case Condition.Compare(int source, var relation, Value left, Value.Constant right) -> asksFirst(left);
			case Condition.Compare(int source, var relation, Value left, Value right) -> asksFirst(left) && asksFirst(right);
			case Condition.Present(int source, Value value) -> asksFirst(value);
			case Condition.HasKind(int source, Value zone, int kind) -> asksFirst(zone);
			case Condition.HasSort(int source, Value zone, Value.Constant sort) -> asksFirst(zone);
			case Condition.IsKind(int source, Value thing, boolean design, int kind) -> asksFirst(thing);
			case Condition.IsSort(int source, Value piece, Value.Constant sort) -> asksFirst(piece);
			case Condition.ShowsSide(int source, Value piece, int side) -> asksFirst(piece);
			default -> false;
		};
	}
}
