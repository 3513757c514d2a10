package org.hullwright.engine.plan;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.node.HotSpot;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.ValueNode;
import org.hullwright.engine.node.list.DefinedListNode;
import org.hullwright.engine.node.value.DefinedNode;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/** Plans the definition of each derived property once; one that uses itself is tied to itself. */
final class DerivedPlanner {

	private final World world;
	private final ValuePlanner values;
	private final Dependencies dependencies;
	private final ExpressionSizes sizes;
	private final Tiering tiering;
	/** What is still to be planned; the first of them is being planned. */
	private final Queue<Runnable> waiting = new ArrayDeque<>();
	private final Map<Integer, DefinedNode> definitions = new HashMap<>();
	private final Map<Integer, DefinedListNode> listDefinitions = new HashMap<>();

	DerivedPlanner(World world, ValuePlanner values, Dependencies dependencies, ExpressionSizes sizes, Tiering tiering) {
		this.tiering = tiering;
		this.sizes = sizes;
		this.world = world;
		this.values = values;
		this.dependencies = dependencies;
	}

	int slots(int property) {
		return Math.max(1, definition(property).slots());
	}

	/** What it depends on, and so how long it can be kept. */
	Dependence dependence(int property) {
		return dependencies.of(property);
	}

	/** What it depends on how much a goal is worth. */
	Dependence dependence(World.Goal goal) {
		return dependencies.of(goal);
	}

	ValueNode value(int property) {
		DefinedNode known = definitions.get(property);
		if (known == null) {
			HotSpot<ValueNode> spot = tiering.ofValue();
			known = new DefinedNode(spot);
			definitions.put(property, known);
			plan(() -> spot.complete(values.definition(definitionOf(property))));
		}
		return known;
	}

	/** What a derived value is worked out by; its owner is in the first local. */
	Value definitionOf(int property) {
		return ((Argument.Single) definition(property).value()).value();
	}

	ListNode list(int property) {
		DefinedListNode known = listDefinitions.get(property);
		if (known == null) {
			HotSpot<ListNode> spot = tiering.ofList();
			known = new DefinedListNode(spot);
			listDefinitions.put(property, known);
			plan(() -> spot.complete(values.definition(((Argument.Many) definition(property).value()).list())));
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
}
