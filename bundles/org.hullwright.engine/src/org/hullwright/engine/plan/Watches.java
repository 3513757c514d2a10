package org.hullwright.engine.plan;

import java.util.HashMap;
import java.util.Map;

import org.hullwright.engine.node.Changing;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Moving;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Watch.Change;

/** The changes that rules act around. Like other routines they are made before what they do, because that makes changes itself. */
final class Watches {

	private record Key(Change change, int property) {}

	private final Map<Key, Routine> routines = new HashMap<>();

	Watches(World world, Tiering tiering) {
		world.watches().forEach(
				watch -> routines.put(new Key(watch.change(), watch.property()), new Routine("", watch.source(), tiering.ofRoutine())));
	}

	Moving moving(Change change) {
		return new Moving(routines.get(new Key(change, -1)));
	}

	Changing changing(int property) {
		return new Changing(property, routines.get(new Key(Change.ASSIGN, property)));
	}

	/** Completes all, each with the change itself. */
	void complete(World world, Completion completion) {
		world.watches().forEach(watch -> {
			EffectNode change = watch.change() == Change.ASSIGN ? new Changing.Change(watch.property()) : new Moving.Change();
			completion.complete(routines.get(new Key(watch.change(), watch.property())), watch, change);
		});
	}

	/** Gives a routine what it performs. */
	interface Completion {

		void complete(Routine routine, World.Watch watch, EffectNode change);
	}
}
