package org.hullwright.engine.game;

import java.util.OptionalInt;
import java.util.function.Supplier;

import org.hullwright.engine.node.Run;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Names;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/** Makes changes by hand in a running game. */
final class EditMaker {

	private static final int BY_HAND = 0;

	private final Run run;
	private final GameState state;
	private final World world;
	private final Names names;

	EditMaker(Run run) {
		this.run = run;
		this.state = run.state();
		this.world = run.world();
		this.names = new Names(run.layout());
	}

	/** @throws ReplayMismatch when there is no such piece, zone or state, because the pack or the record was changed */
	void make(Edit edit) {
		String story = switch (edit) {
			case Edit.Move(int before, String piece, String zone) -> move(known(names.piece(piece), edit), known(names.zone(zone), edit), edit);
			case Edit.Change change -> change(change);
		};
		state.journal().add(new Event.Edited(BY_HAND, story));
	}

	private String move(int piece, int zone, Edit edit) {
		if (!run.layout().isFit(piece, zone)) {
			throw misfit(edit).get();
		}
		state.move(BY_HAND, piece, zone, false);
		return run.shown(piece, Display.PIECE) + " to " + run.shown(zone, Display.ZONE);
	}

	private String change(Edit.Change edit) {
		int property = known(names.property(edit.property()), edit);
		World.Property changed = world.properties().get(property);
		int value = edit.value().map(name -> known(names.value(name, changed.display()), edit)).orElse(World.ABSENT);
		boolean ofGame = edit.piece().isEmpty();
		if (changed.nature() != Nature.STATE || ofGame != changed.owner() < 0) {
			throw misfit(edit).get();
		}
		if (ofGame) {
			state.set(BY_HAND, property, value);
			return changed.title() + ": " + run.shown(value, changed.display());
		}
		int piece = known(names.piece(edit.piece().get()), edit);
		if (!run.layout().isA(run.layout().kindOf(piece), changed.owner())) {
			throw misfit(edit).get();
		}
		state.set(BY_HAND, piece, property, value);
		return run.shown(piece, Display.PIECE) + ", " + changed.title() + ": " + run.shown(value, changed.display());
	}

	private static int known(OptionalInt number, Edit edit) {
		return number.orElseThrow(misfit(edit));
	}

	private static Supplier<ReplayMismatch> misfit(Edit edit) {
		return () -> new ReplayMismatch(edit.before(),
				"the change by hand before decision " + (edit.before() + 1) + " no longer fits: " + worded(edit));
	}

	private static String worded(Edit edit) {
		return switch (edit) {
			case Edit.Move(int before, String piece, String zone) -> piece + " to " + zone;
			case Edit.Change(int before, var piece, String property, var value) -> piece.map(owner -> owner + ", ").orElse("") + property + ": "
					+ value.orElse("nothing");
		};
	}
}
