package org.hullwright.engine.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Goal;
import org.hullwright.engine.node.Indicator;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/** Plans the goals and derived values of a game as numbers about the prospects of players. */
final class Indicators {

	/** Kinds with more pieces get none: to look at each would take too long. */
	private static final int MOST_PIECES = 40;

	private final World world;
	private final Function<World.Goal, Goal> planner;

	/** @param planner makes something that can be asked of what is declared */
	Indicators(World world, Function<World.Goal, Goal> planner) {
		this.world = world;
		this.planner = planner;
	}

	List<Indicator> all() {
		List<Indicator> all = new ArrayList<>();
		for (World.Goal goal : world.goals()) {
			all.add(new Indicator("goal " + goal.title(), planner.apply(goal), true, goal.digest()));
		}
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (isNumber(declared) && (declared.owner() < 0 || isFew(declared.owner()))) {
				all.add(new Indicator("derived " + nameOf(declared), planner.apply(goalOf(declared, property)), false, ""));
			}
		}
		return List.copyOf(all);
	}

	private static boolean isNumber(World.Property declared) {
		return !declared.list() && (declared.display() == Display.NUMBER || declared.display() == Display.TRUTH)
				&& declared.definition() instanceof Definition.Derived(Argument argument, int slots)
				&& argument instanceof Argument.Single;
	}

	private boolean isFew(int kind) {
		return world.sorts().stream().filter(sort -> world.isA(sort.kind(), kind)).mapToInt(World.Sort::copies).sum() <= MOST_PIECES;
	}

	private String nameOf(World.Property declared) {
		return (declared.owner() < 0 ? "game" : world.kinds().get(declared.owner()).name()) + "." + declared.name();
	}

	private World.Goal goalOf(World.Property declared, int property) {
		int kind = declared.owner() < 0 ? world.sorts().get(world.game().playerSort()).kind() : declared.owner();
		@Nullable
		Value owner = declared.owner() < 0 ? null : new Value.Local(declared.source(), 0);
		return new World.Goal(declared.name(), kind, new Value.Derived(declared.source(), owner, property), null, 1, declared.source(), "");
	}
}
