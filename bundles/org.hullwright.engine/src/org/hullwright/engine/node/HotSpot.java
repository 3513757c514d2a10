package org.hullwright.engine.node;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A place of tiered execution: what is performed here is interpreted at first, counted, and compiled when it has proved hot. Other threads
 * may count and compile at the same time; some of the count may be lost, and what one has compiled another sees some time later.
 *
 * @param <N> what sort of node is performed
 */
public final class HotSpot<N> implements Folded {

	private final @Nullable BiConsumer<N, Consumer<N>> compiler;
	private int left;
	private @Nullable N interpreted;
	@SetOnce
	private @Nullable N compiled;

	/**
	 * A place that is complete once it has been given its node.
	 *
	 * @param compiler compiles a node and tells to what, at once or later; null to interpret for good
	 * @param times how often it is interpreted before that
	 */
	public HotSpot(@Nullable BiConsumer<N, Consumer<N>> compiler, int times) {
		this.compiler = compiler;
		this.left = times;
	}

	/** Completes it; done once, by the planner. */
	public void complete(N node) {
		interpreted = node;
	}

	/** The node that is interpreted, which says what the compiled one does. */
	public N interpreted() {
		return Objects.requireNonNull(interpreted, "performed before it was complete");
	}

	/** The node to be performed now. */
	public N active() {
		N known = compiled;
		return known != null ? known : counted();
	}

	private N counted() {
		BiConsumer<N, Consumer<N>> compile = compiler;
		if (compile != null && --left == 0) {
			compile.accept(interpreted(), node -> compiled = node);
		}
		N known = compiled;
		return known != null ? known : interpreted();
	}
}
