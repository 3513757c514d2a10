package org.hullwright.simulation.report;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.rules.Ruleset;

/** What there is to know of the designs of a ruleset before any game. */
final class Designs {

	private final World world;
	private final BitSet drawable = new BitSet();

	Designs(Ruleset ruleset) {
		this.world = ruleset.world();
		Layout layout = ruleset.program().layout();
		GameState start = ruleset.program().tables().start();
		for (int piece = 0; piece < layout.pieceCount(); piece++) {
			switch (layout.role(start.zoneOf(piece))) {
				case DECK, BAG -> drawable.set(layout.sortOf(piece));
				case AREA, DISCARDS, CONTENTS, SUPPLY, TABLE, BOX, SEATS -> { /* it takes more than drawing to get it */ }
			}
		}
	}

	/** The positions of those that games can have to do with. */
	List<Integer> inGame() {
		return IntStream.range(0, count()).filter(design -> world.sorts().get(design).copies() > 0 && !world.sorts().get(design).removed()
				&& design != world.game().playerSort()).boxed().toList();
	}

	int count() {
		return world.sorts().size();
	}

	/** Whether it lies in a deck or a bag at the start. */
	boolean isDrawable(int design) {
		return drawable.get(design);
	}

	/** Whether it says anything that can be performed. */
	boolean hasEffects(int design) {
		return !world.sorts().get(design).bodies().isEmpty();
	}

	/** What a property is called. */
	String property(int property) {
		return world.properties().get(property).name();
	}

	/** A word as people read it. */
	String word(int word) {
		return world.words().get(word).title();
	}

	RulesetGames.Component component(int design) {
		World.Sort sort = world.sorts().get(design);
		return new RulesetGames.Component(world.kinds().get(sort.kind()).name(), sort.name(), sort.title());
	}
}
