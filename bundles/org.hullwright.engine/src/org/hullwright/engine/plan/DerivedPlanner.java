package org.hullwright.engine.plan;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Mention;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.state.Numbers;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.World;

/** Plans the definition of each derived property once; one that uses itself is tied to itself. */
final class DerivedPlanner {

	private final World world;
	private final ValuePlanner values;
	private final Dependencies dependencies;
	private final ExpressionSizes sizes;
	/** What is still to be planned; the first of them is being planned. */
	private final Queue<Runnable> waiting = new ArrayDeque<>();
	private final Map<Integer, PlannedValue> definitions = new HashMap<>();
	private final Map<Integer, PlannedList> listDefinitions = new HashMap<>();

	DerivedPlanner(World world, ValuePlanner values, ExpressionSizes sizes) {
		this.sizes = sizes;
		this.world = world;
		this.values = values;
		this.dependencies = new Dependencies(world);
	}

	int slots(int property) {
		return Math.max(1, definition(property).slots());
	}

	/** What it depends on, and so how long it can be kept. */
	Dependence dependence(int property) {
		return dependencies.of(property);
	}

	ValueNode value(int property) {
		PlannedValue known = definitions.get(property);
		if (known == null) {
			PlannedValue made = new PlannedValue();
			known = made;
			definitions.put(property, known);
			plan(() -> made.node = values.plan(((Argument.Single) definition(property).value()).value()));
		}
		return known;
	}

	ListNode list(int property) {
		PlannedList known = listDefinitions.get(property);
		if (known == null) {
			PlannedList made = new PlannedList();
			known = made;
			listDefinitions.put(property, known);
			plan(() -> made.node = values.lists().plan(((Argument.Many) definition(property).value()).list()));
		}
		return known;
	}

	/** One definition after the other, not one within the other: a chain of them may be longer than the stack is deep. */
	private void plan(Runnable definition) {
		waiting.add(definition);
		if (waiting.size() > 1) {
			return;
		}
		int around = sizes.open();
		while (!waiting.isEmpty()) {
			waiting.peek().run();
			waiting.remove();
		}
		sizes.leave(around);
	}

	private Definition.Derived definition(int property) {
		return (Definition.Derived) world.properties().get(property).definition();
	}

	/** Stands for a definition while that is being planned. */
	private static final class PlannedValue extends ValueNode {

		private @Nullable ValueNode node;

		private ValueNode node() {
			return Objects.requireNonNull(node, "used before it was planned");
		}

		@Override
		public int value(Frame frame) {
			return node().value(frame);
		}

		@Override
		public List<Ground> explain(Frame frame, boolean holds, Sight sight) {
			return node().explain(frame, holds, sight);
		}

		@Override
		public boolean isOpen(Frame frame, Sight sight) {
			return node().isOpen(frame, sight);
		}

		@Override
		public void trace(Frame frame, Collection<Mention> mentions) {
			node().trace(frame, mentions);
		}
	}

	/** Stands for a definition while that is being planned. */
	private static final class PlannedList extends ListNode {

		private @Nullable ListNode node;

		private ListNode node() {
			return Objects.requireNonNull(node, "used before it was planned");
		}

		@Override
		public void list(Frame frame, Numbers target) {
			node().list(frame, target);
		}

		@Override
		public List<Ground> explainMissing(Frame frame, Sight sight) {
			return node().explainMissing(frame, sight);
		}
	}
}
