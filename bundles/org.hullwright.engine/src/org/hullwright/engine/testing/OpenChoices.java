package org.hullwright.engine.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.testing.Secrets.Secret;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/** Compares the hidden states of who decides before and after each choice that everybody hears of. */
final class OpenChoices {

	private final Layout layout;
	private final Secrets secrets;
	private final Outcomes outcomes;
	private final int[] ownersStates;
	/** Null when what was decided last is secret. */
	private @Nullable Made last;

	/** A choice that changed a state which only its chooser sees. */
	record Change(int source, int seat, Secret secret) {}

	private record Made(int source, int seat, String option, List<Secret.OfState> before) {}

	OpenChoices(World world, GameState state, Secrets secrets, Outcomes outcomes) {
		this.layout = state.layout();
		this.secrets = secrets;
		this.outcomes = outcomes;
		this.ownersStates = IntStream.range(0, world.properties().size()).filter(at -> isOwners(world.properties().get(at))).toArray();
	}

	private static boolean isOwners(World.Property property) {
		return property.nature() == Nature.STATE && property.visibility() == World.Visibility.OWNER && property.owner() >= 0;
	}

	/** To be called before what was chosen is performed. */
	void choose(Decision decision, int chosen) {
		last = decision.isSecret() || ownersStates.length == 0
				? null
				: new Made(decision.source(), decision.seat(), decision.label(chosen), statesOf(decision.seat()));
	}

	private List<Secret.OfState> statesOf(int seat) {
		List<Secret.OfState> seen = new ArrayList<>();
		for (int property : ownersStates) {
			for (int piece = 0; piece < layout.pieceCount(); piece++) {
				if (layout.isA(layout.kindOf(piece), layout.world().properties().get(property).owner())
						&& secrets.seesState(property, piece, seat)) {
					seen.add(secrets.state(piece, property));
				}
			}
		}
		return seen;
	}

	/** To be called before the next decision: what the last one has changed. */
	List<Change> close() {
		Made made = last;
		last = null;
		List<Change> changes = new ArrayList<>();
		if (made != null) {
			for (Secret.OfState before : made.before()) {
				Secret.OfState after = secrets.state(before.piece(), before.property());
				outcomes.observe(new Outcomes.Decided(made.source(), before.property(), before.piece()), made.option(), before.value(),
						after.value());
				if (!after.equals(before)) {
					changes.add(new Change(made.source(), made.seat(), after));
				}
			}
		}
		return changes;
	}
}
