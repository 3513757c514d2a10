package org.hullwright.engine.game;

import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.hullwright.engine.node.Run;
import org.hullwright.engine.node.Script;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.StableNames;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/** Makes changes by hand in a running game. */
final class EditMaker {

	private static final int BY_HAND = 0;

	private final Run run;
	private final GameState state;
	private final World world;
	private final StableNames names;

	EditMaker(Run run) {
		this.run = run;
		this.state = run.state();
		this.world = run.world();
		this.names = new StableNames(run.layout());
	}

	/** @throws ReplayMismatch when there is no such piece, zone or state, because the pack or the record was changed */
	void make(Edit edit) {
		String story = switch (edit) {
			case Edit.Move(int before, String piece, String zone) ->
				move(names.piece(piece).orElseThrow(misfit(edit)), names.zone(zone).orElseThrow(misfit(edit)), edit);
			case Edit.Next(int before, String piece, String zone) ->
				prepare(names.piece(piece).orElseThrow(misfit(edit)), names.zone(zone).orElseThrow(misfit(edit)), edit);
			case Edit.Roll roll -> prepare(roll);
			case Edit.Change change -> change(change);
		};
		state.journal().add(new Event.Edited(BY_HAND, story));
	}

	private String move(int piece, int zone, Edit edit) {
		if (!run.layout().isFit(piece, zone)) {
			throw misfit(edit).get();
		}
		state.move(BY_HAND, piece, zone, false);
		return run.tables().wording().of(piece, Display.PIECE) + " to " + run.tables().wording().of(zone, Display.ZONE);
	}

	private String prepare(int piece, int zone, Edit edit) {
		if (state.zoneOf(piece) != zone) {
			throw misfit(edit).get();
		}
		if (run.layout().role(zone) == Role.BAG) {
			run.script().rigZone(zone, new Script.Rigged(BY_HAND, piece, false));
		} else {
			state.move(BY_HAND, piece, zone, true);
		}
		return run.tables().wording().of(piece, Display.PIECE) + " is drawn next from " + run.tables().wording().of(zone, Display.ZONE);
	}

	private String prepare(Edit.Roll roll) {
		int die = IntStream.range(0, world.dice().size()).filter(at -> world.dice().get(at).name().equals(roll.die())).findFirst()
				.orElseThrow(misfit(roll));
		World.Die rolled = world.dice().get(die);
		if (roll.face() < 0 || roll.face() >= rolled.faceCount()) {
			throw misfit(roll).get();
		}
		int face = rolled.firstFace() + roll.face();
		run.script().rigDie(die, face);
		return rolled.title() + " shows " + world.faces().get(face).title() + " next";
	}

	private String change(Edit.Change edit) {
		int property = names.property(edit.property()).orElseThrow(misfit(edit));
		World.Property changed = world.properties().get(property);
		String wanted = edit.value();
		int value = wanted == null ? World.ABSENT : names.value(wanted, changed.display()).orElseThrow(misfit(edit));
		String owner = edit.piece();
		if (changed.nature() != Nature.STATE || (owner == null) != changed.owner() < 0) {
			throw misfit(edit).get();
		}
		if (changed.content() >= 0 && value != World.ABSENT && !run.layout().isA(run.layout().kindOf(value), changed.content())) {
			throw misfit(edit).get();
		}
		if (owner == null) {
			state.set(BY_HAND, property, value);
			return changed.title() + ": " + run.tables().wording().of(value, changed.display());
		}
		int piece = names.piece(owner).orElseThrow(misfit(edit));
		if (!run.layout().isA(run.layout().kindOf(piece), changed.owner())) {
			throw misfit(edit).get();
		}
		state.set(BY_HAND, piece, property, value);
		return run.tables().wording().of(piece, Display.PIECE) + ", " + changed.title() + ": "
				+ run.tables().wording().of(value, changed.display());
	}

	private static Supplier<ReplayMismatch> misfit(Edit edit) {
		return () -> new ReplayMismatch(edit.before(),
				"the change by hand before decision " + (edit.before() + 1) + " no longer fits: " + worded(edit));
	}

	private static String worded(Edit edit) {
		return switch (edit) {
			case Edit.Move(int before, String piece, String zone) -> piece + " to " + zone;
			case Edit.Next(int before, String piece, String zone) -> piece + " is drawn next from " + zone;
			case Edit.Roll(int before, String die, int face) -> die + " shows its face " + (face + 1) + " next";
			case Edit.Change(int before, var piece, String property, var value) ->
				(piece == null ? "" : piece + ", ") + property + ": " + (value == null ? "nothing" : value);
		};
	}
}
