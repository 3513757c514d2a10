package org.hullwright.engine.testing;

import java.util.HashSet;
import java.util.Set;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.tree.Place;

/** The execution profile of one game: which sentences were performed, and how many times any was. Belongs to one thread. */
public final class ExecutionProfile implements Probe {

	private final Place.Index places;
	private final Set<Integer> performed = new HashSet<>();
	private long steps;

	/** @param program planned with probes, that the game is one of */
	public ExecutionProfile(Program program) {
		this.places = program.world().places();
	}

	@Override
	public void before(int source, Frame frame) {
		performed.add(source);
		steps++;
	}

	/** How many sentences were performed, each as often as it was. */
	public long steps() {
		return steps;
	}

	/** Where the sentences stand that were performed at least once, and the procedures, effects and rules that were entered. */
	public Set<Place> performed() {
		Set<Place> found = new HashSet<>();
		performed.forEach(source -> found.add(places.of(source)));
		return found;
	}
}
