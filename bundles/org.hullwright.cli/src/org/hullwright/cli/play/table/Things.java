package org.hullwright.cli.play.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.TileEdges;

/** Words what everybody sees of pieces, their states and what lies on and in them. */
final class Things {

	/** Of a pile that was discarded, more sorts are not listed. */
	private static final int MOST_DISCARDED = 4;
	/** What lies on something that lies on something is told; deeper it gets confusing. */
	private static final int DEEPEST = 2;

	private final GameSnapshot game;
	private final Sight sight;

	/** @param game as those eyes see it */
	Things(GameSnapshot game, Sight sight) {
		this.game = game;
		this.sight = sight;
	}

	/** Pieces of the same words together, as many as there are; "Wood x3, Stone". */
	String listed(List<Integer> pieces) {
		return String.join(", ", grouped(pieces, 0));
	}

	private List<String> grouped(List<Integer> pieces, int depth) {
		Map<String, Integer> counts = new LinkedHashMap<>();
		pieces.forEach(piece -> counts.merge(described(piece, depth), 1, Integer::sum));
		return counts.entrySet().stream().map(group -> group.getKey() + (group.getValue() == 1 ? "" : " x" + group.getValue())).toList();
	}

	/** A piece with what has become of it; "Clock (worn, with Wood x2)". */
	private String described(int piece, int depth) {
		List<String> details = details(piece, depth);
		return game.title(piece) + (details.isEmpty() ? "" : " (" + String.join(", ", details) + ")");
	}

	/** What is told of a piece besides its name; nothing of a figure that has a section of its own. */
	List<String> details(int piece) {
		return details(piece, 0);
	}

	private List<String> details(int piece, int depth) {
		List<String> details = new ArrayList<>();
		if (!game.isKnown(piece) || hasSection(piece)) {
			return details;
		}
		if (!mark(piece).isEmpty()) {
			details.add(look(piece));
		}
		details.addAll(inside(piece, depth));
		return details;
	}

	/** The same without what is seen at a glance. */
	List<String> inside(int piece) {
		return game.isKnown(piece) && !hasSection(piece) ? inside(piece, 0) : List.of();
	}

	private List<String> inside(int piece, int depth) {
		List<String> details = changes(piece);
		if (depth < DEEPEST) {
			addWhatItHolds(piece, depth, details);
		}
		return details;
	}

	/** What tells a piece from others of its name at a glance: the side it shows, and whose it is. */
	String look(int piece) {
		List<String> looks = new ArrayList<>();
		game.side(piece).ifPresent(looks::add);
		owner(piece).ifPresent(seat -> looks.add(game.world().playerTitle(seat)));
		return String.join(", ", looks);
	}

	/** The same in as few letters as there can be; empty when there is nothing to tell. */
	String mark(int piece) {
		OptionalInt owner = owner(piece);
		return game.side(piece).orElse("") + (owner.isPresent() ? Integer.toString(owner.getAsInt()) : "");
	}

	/** The states that are not what they were at the start, and the edges of a tile as it lies. */
	List<String> changes(int piece) {
		List<String> details = new ArrayList<>();
		String edges = TileEdges.words(game, piece);
		if (!edges.isEmpty()) {
			details.add(edges);
		}
		game.properties(piece, Nature.STATE).stream()
				.filter(property -> edges.isEmpty() || !TileEdges.isRotation(game.world(), property))
				.filter(property -> game.state(piece, property).orElse(World.ABSENT) != game.initial(piece, property))
				.filter(property -> property != game.world().game().owner())
				.forEach(property -> game.state(piece, property).ifPresent(value -> details.add(state(property, value))));
		return details;
	}

	private void addWhatItHolds(int piece, int depth, List<String> details) {
		if (!game.isA(piece, "tile") && !game.on(piece).isEmpty()) {
			details.add("with " + String.join(", ", grouped(game.on(piece), depth + 1)));
		}
		for (int declaration : game.declaredZones(piece)) {
			int zone = game.layout().zone(piece, declaration);
			if (game.count(zone) > 0) {
				details.add(zone(zone));
			}
		}
	}

	/** Who something belongs to, where that is not plain from whose place it lies in. */
	OptionalInt owner(int piece) {
		OptionalInt owner = game.isA(piece, "figure") ? OptionalInt.empty() : game.ownerSeat(piece);
		for (OptionalInt at = game.holderOf(piece); owner.isPresent() && at.isPresent(); at = game.holderOf(at.getAsInt())) {
			int holder = at.getAsInt();
			boolean theirs = holder == game.playerAt(owner.getAsInt()) || game.ownerSeat(holder).equals(owner);
			owner = theirs ? OptionalInt.empty() : owner;
		}
		return owner;
	}

	/** Whether something is told by itself, as the figures of players are. */
	boolean hasSection(int piece) {
		return game.isA(piece, "figure") && game.ownerSeat(piece).isPresent();
	}

	/** A state and its value; "money 10", and "passed" for what is yes. */
	String state(int property, int value) {
		Display display = game.world().properties().get(property).display();
		String label = game.label(property);
		return display == Display.TRUTH && value != 0 ? label : (label + " " + game.shown(value, display)).strip();
	}

	/** What lies in a zone; how many things, where not everybody sees them. */
	String zone(int zone) {
		String title = game.zoneTitle(zone);
		List<Integer> known = game.contents(zone).stream().filter(game::isKnown).toList();
		if (!game.isSeen(zone, sight)) {
			return title + " " + game.count(zone) + (known.isEmpty() ? "" : ", with " + listed(known));
		}
		List<String> groups = grouped(game.contents(zone), 0);
		return game.layout().role(zone) == Role.DISCARDS && groups.size() > MOST_DISCARDED
				? title + " " + game.count(zone) + ", on top " + groups.getFirst()
				: title + ": " + (groups.isEmpty() ? "none" : String.join(", ", groups));
	}
}
