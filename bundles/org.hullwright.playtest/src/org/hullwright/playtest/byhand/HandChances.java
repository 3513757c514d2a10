package org.hullwright.playtest.byhand;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.hullwright.engine.game.Edit;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;
import org.hullwright.picture.view.GameSnapshot;

/** What can be drawn and rolled next by hand; what looks alike is offered once. */
record HandChances(HandPieces pieces) {

	/** Decks and bags with something to choose from. */
	List<HandStep> draws() {
		GameSnapshot game = pieces.game();
		return IntStream.range(0, pieces.layout().zoneCount())
				.filter(zone -> isDrawnFrom(pieces.layout().role(zone)) && game.count(zone) > 1)
				.mapToObj(zone -> HandStep.on(game.whereabouts(zone), () -> drawn(zone))).toList();
	}

	private static boolean isDrawnFrom(Role role) {
		return role == Role.DECK || role == Role.BAG;
	}

	private List<HandStep> drawn(int zone) {
		Map<Integer, HandStep> bySort = new LinkedHashMap<>();
		pieces.game().contents(zone).forEach(piece -> bySort.computeIfAbsent(pieces.layout().sortOf(piece),
				sort -> HandStep.last(pieces.game().title(piece), Edit.next(pieces.names(), pieces.before(), piece, zone))));
		return List.copyOf(bySort.values());
	}

	/** All dice. */
	List<HandStep> rolls() {
		return IntStream.range(0, pieces.world().dice().size())
				.mapToObj(die -> HandStep.on(pieces.world().dice().get(die).title(), () -> rolled(die))).toList();
	}

	private List<HandStep> rolled(int die) {
		World.Die rolled = pieces.world().dice().get(die);
		Map<String, HandStep> byTitle = new LinkedHashMap<>();
		IntStream.range(0, rolled.faceCount())
				.forEach(face -> byTitle.computeIfAbsent(pieces.world().faces().get(rolled.firstFace() + face).title(),
						title -> HandStep.last(title, Edit.roll(pieces.world(), pieces.before(), die, face))));
		return List.copyOf(byTitle.values());
	}
}
