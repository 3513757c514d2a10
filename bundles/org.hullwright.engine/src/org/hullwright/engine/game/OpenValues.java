package org.hullwright.engine.game;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Visibility;

/**
 * Static analysis of what a value of a player depends on: open are those made of nothing but states of the game and of that player that
 * everybody sees, of numbers and words. Whatever else there is may tell a secret, such as what lies in a hand, and counts as not open.
 */
final class OpenValues {

	private final World world;
	/** Derived values that are being looked into. */
	private final Set<Integer> underWay = new HashSet<>();

	OpenValues(World world) {
		this.world = world;
	}

	/** Whether all who know the rules and see what everybody sees know the value; the player is in slot 0. */
	boolean isOpen(Value value) {
		return switch (value) {
			case Value.Constant constant -> true;
			case Value.Local local -> local.slot() == 0;
			case Value.GameState(int source, int property) -> isOpen(property);
			case Value.State(int source, Value owner, int property) -> isPlayer(owner) && isOpen(property);
			case Value.Derived(int source, var owner, int property) -> (owner == null || isPlayer(owner)) && isOpenDerived(property);
			case Value.BuiltIn(int source, var asked, Value owner) -> asked == Value.BuiltIn.Property.SEAT && isPlayer(owner);
			case Value.Arithmetic(int source, var operator, Value left, Value right) -> isOpen(left) && isOpen(right);
			case Value.Truth(int source, Condition condition) -> isOpen(condition);
			case Value.Choice(int source, Condition condition, Value yes, Value no) -> isOpen(condition) && isOpen(yes) && isOpen(no);
			case Value.Certain(int source, Value certain) -> isOpen(certain);
			default -> false;
		};
	}

	/** The same for a text. */
	boolean isOpen(Text text) {
		return text.parts().stream().allMatch(part -> switch (part) {
			case Text.Words words -> true;
			case Text.Shown(Value value, Display display) -> isOpen(value);
			default -> false;
		});
	}

	private boolean isOpen(Condition condition) {
		return switch (condition) {
			case Condition.Known known -> true;
			case Condition.Kept(int source, Value value) -> isOpen(value);
			case Condition.Not(int source, Condition operand) -> isOpen(operand);
			case Condition.And(int source, Condition left, Condition right) -> isOpen(left) && isOpen(right);
			case Condition.Or(int source, Condition left, Condition right) -> isOpen(left) && isOpen(right);
			case Condition.Same(int source, Value left, Value right) -> isOpen(left) && isOpen(right);
			case Condition.Compare(int source, var relation, Value left, Value right) -> isOpen(left) && isOpen(right);
			case Condition.Present(int source, Value value) -> isOpen(value);
			default -> false;
		};
	}

	/** What a piece is may be hidden although the state that it is kept in is not. */
	private boolean isOpen(int property) {
		World.Property declared = world.properties().get(property);
		return declared.visibility() == Visibility.EVERYBODY && declared.display() != Display.PIECE;
	}

	private boolean isOpenDerived(int property) {
		if (!underWay.add(property)) {
			return false;
		}
		boolean open = world.properties().get(property).definition() instanceof Definition.Derived(Argument argument, int slots)
				&& argument instanceof Argument.Single(Value value) && isOpen(value);
		underWay.remove(property);
		return open;
	}

	private static boolean isPlayer(@Nullable Value owner) {
		return owner instanceof Value.Local(int source, int slot) && slot == 0;
	}
}
