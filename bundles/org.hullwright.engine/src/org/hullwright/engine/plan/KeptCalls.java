package org.hullwright.engine.plan;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.value.KeptCallNode;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/**
 * Decides which functions are memoized: those that goals go by, as far as they change nothing and depend on aspects of the state that are
 * known. Whoever looks ahead asks for the goals again and again in positions that hardly differ, while rules mostly ask a function once. In
 * a game that tells what it goes through none is memoized, for what is looked up is not gone through.
 */
final class KeptCalls {

	private final World world;
	private final Dependencies dependencies;
	private final Set<Integer> kept;

	private KeptCalls(World world, Dependencies dependencies, Set<Integer> kept) {
		this.world = world;
		this.dependencies = dependencies;
		this.kept = kept;
	}

	/** Memoizes what the goals of a game go by. */
	static KeptCalls ofGoals(World world, Dependencies dependencies) {
		Dependencies goals = new Dependencies(world);
		world.goals().forEach(goals::of);
		return new KeptCalls(world, dependencies, goals.procedures());
	}

	/** Memoizes nothing. */
	static KeptCalls none(World world, Dependencies dependencies) {
		return new KeptCalls(world, dependencies, Set.of());
	}

	/** What the result of a call depends on besides its arguments, and so how long it can be kept; null when it is not kept. */
	@Nullable
	Dependence dependence(Value.Call call) {
		List<Argument> arguments = call.arguments();
		boolean isKey = arguments.size() <= KeptCallNode.MOST_ARGUMENTS && arguments.stream().allMatch(Argument.Single.class::isInstance);
		return isKey && kept.contains(call.procedure())
				? dependencies.ofResult(call.procedure(), Collections.nCopies(arguments.size(), Optional.empty()))
				: null;
	}

	/** Keeps results apart in the memo table from derived values, whose properties are numbered from 0, and from the pieces of a kind. */
	int key(Value.Call call) {
		return -1 - world.kinds().size() - call.procedure();
	}
}
