package org.hullwright.picture.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.scene.Occupant;
import org.hullwright.picture.scene.Occupant.Form;

/** Groups the pieces of one place: those of a design that are in the same state are shown as one, figures of players each by itself. */
final class OccupantBuilder {

	private final GameSnapshot game;
	private final Looks looks;

	OccupantBuilder(GameSnapshot game, Looks looks) {
		this.game = game;
		this.looks = looks;
	}

	/** What makes pieces equal to look at. */
	private record Appearance(int design, int side, @Nullable Integer owner, @Nullable String counter, @Nullable Integer facing,
			int only) {}

	/** @param ends the spaces a path joins; empty for a space */
	List<Occupant> of(List<Integer> pieces, Map<Integer, Integer> ends) {
		Map<Appearance, List<Integer>> groups = new LinkedHashMap<>();
		pieces.forEach(piece -> groups.computeIfAbsent(appearance(piece, ends), key -> new ArrayList<>()).add(piece));
		return groups.entrySet().stream().map(group -> occupant(group.getKey(), group.getValue()))
				.sorted(Comparator.comparing(Occupant::form)).toList();
	}

	private Appearance appearance(int piece, Map<Integer, Integer> ends) {
		OptionalInt owner = game.ownerSeat(piece);
		boolean single = form(piece) == Form.PAWN;
		if (!game.isKnown(piece)) {
			return new Appearance(hiddenOf(game.layout().kindOf(piece)), 0, null, null, null, -1);
		}
		return new Appearance(game.layout().sortOf(piece), game.sideNumber(piece), owner.isPresent() ? owner.getAsInt() : null,
				counter(piece), facing(piece, ends),
				single ? piece : -1);
	}

	/** What is hidden looks alike within its kind, and like no design. */
	private static int hiddenOf(int kind) {
		return -1 - kind;
	}

	private Occupant occupant(Appearance appearance, List<Integer> pieces) {
		int piece = pieces.getFirst();
		Integer owner = appearance.owner();
		Hue hue = owner != null ? Looks.seat(owner) : looks.hue(game, piece);
		return new Occupant(form(piece), pieces, looks.emblem(game, piece), hue, appearance.counter(), appearance.facing());
	}

	Form form(int piece) {
		if (game.isA(piece, "figure")) {
			return game.ownerSeat(piece).isPresent() ? Form.PAWN : Form.CREATURE;
		}
		return game.isA(piece, "card") ? Form.CARD : Form.TOKEN;
	}

	/** The first bounded number that is no longer what it was at the start; null when there is none. */
	private @Nullable String counter(int piece) {
		for (int number : game.properties(piece, Nature.STATE)) {
			World.Property property = game.world().properties().get(number);
			OptionalInt value = game.state(piece, number);
			if (Bounded.upper(property).isPresent() && value.isPresent() && value.getAsInt() != game.initial(piece, number)) {
				return Integer.toString(value.getAsInt());
			}
		}
		return null;
	}

	/** A piece on a path that remembers one of the path's ends, or what lies there, stands at that end; null for any other. */
	private @Nullable Integer facing(int piece, Map<Integer, Integer> ends) {
		if (ends.isEmpty()) {
			return null;
		}
		Set<Integer> candidates = ends.keySet();
		for (int number : game.properties(piece, Nature.STATE)) {
			boolean refers = game.world().properties().get(number).display() == Display.PIECE && number != game.world().game().owner();
			OptionalInt value = refers ? game.state(piece, number) : OptionalInt.empty();
			if (value.isPresent() && candidates.contains(value.getAsInt())) {
				return ends.get(value.getAsInt());
			}
		}
		return null;
	}
}
