package org.hullwright.simulation.play;

import java.util.BitSet;

import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.Decision;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.World;

/** Looks at one game while it is played: what is performed, and what happens to its components. */
final class Observer implements Probe {

	/** The local in which the effects of a component find it. */
	private static final int THE_PIECE = 0;

	private final Layout layout;
	private final BitSet[] designsByEffect;
	private final Marks performed; // by place
	private final Marks offered; // by design, as all below
	private final Marks chosen;
	private final Marks fired;
	private final FateWatch fates;

	/** @param designsByEffect by the place of an effect the designs that say it; see {@link #designsByEffect} */
	Observer(Program program, BitSet[] designsByEffect, FateWatch fates) {
		this.layout = program.layout();
		this.fates = fates;
		this.designsByEffect = designsByEffect;
		this.performed = new Marks(designsByEffect.length);
		int designs = program.world().sorts().size();
		this.offered = new Marks(designs);
		this.chosen = new Marks(designs);
		this.fired = new Marks(designs);
	}

	/**
	 * By the numbers of places, the designs that do what stands there, null where none does; made once for a program. Asked for at every
	 * sentence of every game, hence no map.
	 */
	static BitSet[] designsByEffect(World world) {
		var designs = new BitSet[world.places().places().size()];
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			for (World.Body body : world.sorts().get(sort).bodies().values()) {
				int place = body.effect().source();
				if (place != 0) { // which is nowhere, and so never looked at
					designs[place] = designs[place] == null ? new BitSet() : designs[place];
					designs[place].set(sort);
				}
			}
		}
		return designs;
	}

	@Override
	public void before(int source, Frame frame) {
		performed.set(source);
		BitSet designs = designsByEffect[source];
		if (designs != null && designs.get(layout.sortOf(frame.value(THE_PIECE)))) {
			fired.set(layout.sortOf(frame.value(THE_PIECE)));
		}
	}

	@Override
	public void enter(int source, String title, Frame frame) {
		fates.entered(source, frame.state());
		before(source, frame);
	}

	@Override
	public void passedBy(int source) {
		performed.set(source);
	}

	/** The same agent, whose choices are looked at. */
	Agent watching(Agent agent) {
		return decision -> {
			int taken = agent.choose(decision);
			if (decision.state().layout() == layout) { // and not one of the game before, which the scenario starts from
				note(decision, taken);
			}
			return taken;
		};
	}

	private void note(Decision decision, int taken) {
		for (int option = 0; option < decision.size(); option++) {
			int piece = decision.subject(option);
			if (piece >= 0) {
				offered.set(layout.sortOf(piece));
				if (option == taken) {
					chosen.set(layout.sortOf(piece));
				}
			}
		}
	}

	/** What was performed. */
	BitSet performed() {
		return performed.toBitSet();
	}

	/** What happened to components, now that the game is over. */
	GameResult.Use use(GameState end) {
		var drawn = new BitSet();
		for (Event event : end.journal().events()) {
			if (event instanceof Event.Moved(int source, int piece, int from, int to) && from != to && isDrawnFrom(from)) {
				drawn.set(layout.sortOf(piece));
			}
		}
		return new GameResult.Use(drawn, offered.toBitSet(), chosen.toBitSet(), fired.toBitSet());
	}

	private boolean isDrawnFrom(int zone) {
		return switch (layout.role(zone)) {
			case DECK, BAG -> true;
			case AREA, DISCARDS, CONTENTS, SUPPLY, TABLE, BOX, SEATS -> false;
		};
	}
}
