package org.hullwright.engine.plan;

import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.HotSpot;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Tiers;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.node.condition.TieredConditionNode;
import org.hullwright.engine.node.effect.TieredEffectNode;
import org.hullwright.engine.node.list.TieredListNode;

/** Chooses the units of compilation: each is compiled with all that is below it, up to what is called from several places. */
final class Tiering {

	/** How much later than others a part is compiled by itself that may as well be inlined in what is around it, once that is compiled. */
	private static final int INLINED_LATER = 8;

	private final @Nullable Tiers tiers;

	/** @param tiers null when everything is to be interpreted for good */
	Tiering(@Nullable Tiers tiers) {
		this.tiers = tiers;
	}

	/** Where a routine is performed. */
	HotSpot<EffectNode> ofRoutine() {
		Tiers tiers = this.tiers;
		return tiers == null ? interpreted() : new HotSpot<>(tiers::compile, tiers.threshold());
	}

	/** Where a derived value is computed. */
	HotSpot<ValueNode> ofValue() {
		Tiers tiers = this.tiers;
		return tiers == null ? interpreted() : new HotSpot<>(tiers::compile, tiers.threshold());
	}

	/** Where a derived list is made. */
	HotSpot<ListNode> ofList() {
		Tiers tiers = this.tiers;
		return tiers == null ? interpreted() : new HotSpot<>(tiers::compile, tiers.threshold());
	}

	/** An effect as a part of what may be interpreted for good. */
	EffectNode part(EffectNode node) {
		Tiers tiers = this.tiers;
		return tiers == null ? node : new TieredEffectNode(part(node, tiers::compile, tiers));
	}

	/** A condition as a part of what may be interpreted for good; null for null. */
	@Nullable
	ConditionNode part(@Nullable ConditionNode node) {
		Tiers tiers = this.tiers;
		return tiers == null || node == null ? node : new TieredConditionNode(part(node, tiers::compile, tiers));
	}

	/** A list as a part of what may be interpreted for good; null for null. */
	@Nullable
	ListNode part(@Nullable ListNode node) {
		Tiers tiers = this.tiers;
		return tiers == null || node == null ? node : new TieredListNode(part(node, tiers::compile, tiers));
	}

	private static <N> HotSpot<N> part(N node, BiConsumer<N, Consumer<N>> compiler, Tiers tiers) {
		HotSpot<N> spot = new HotSpot<>(compiler, tiers.threshold() * INLINED_LATER);
		spot.complete(node);
		return spot;
	}

	private static <N> HotSpot<N> interpreted() {
		return new HotSpot<>(null, 0);
	}
}
