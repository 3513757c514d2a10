package org.hullwright.playtest.testgeneration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.hullwright.engine.state.Event;
import org.hullwright.picture.view.GameSnapshot;

/** What was rolled and drawn after a decision, as a test prepares it. */
final class RiggedChances {

	private final GameSnapshot game;
	private final HullNotation words;
	private final Map<String, List<String>> prepared = new LinkedHashMap<>();
	/** What still lies in decks, the top card first. */
	private final Map<Integer, List<Integer>> decks = new HashMap<>();

	private RiggedChances(GameSnapshot before) {
		this.game = before;
		this.words = new HullNotation(before);
	}

	/** Sentences of a test; none when nothing was left to chance. */
	static List<String> of(Consequences consequences) {
		RiggedChances chances = new RiggedChances(consequences.before());
		consequences.events().forEach(chances::look);
		return chances.prepared.entrySet().stream().map(source -> "rig " + source.getKey() + " to " + String.join(", ", source.getValue()))
				.toList();
	}

	private void look(Event event) {
		switch (event) {
			case Event.Rolled rolled ->
				words.face(rolled.face()).ifPresent(face -> prepare(game.world().dice().get(rolled.die()).name(), face));
			case Event.Moved moved when isDrawn(moved) -> drawn(moved);
			case Event.Shuffled shuffled -> decks.put(shuffled.zone(), List.of());
			default -> {}
		}
	}

	private boolean isDrawn(Event.Moved moved) {
		return switch (game.layout().role(moved.from())) {
			case BAG -> true;
			case DECK -> isOnTop(moved.piece(), decks.computeIfAbsent(moved.from(), zone -> new ArrayList<>(game.contents(zone))));
			default -> false;
		};
	}

	/** What is looked for in a deck is not drawn. */
	private static boolean isOnTop(int piece, List<Integer> deck) {
		return !deck.isEmpty() && deck.removeFirst() == piece;
	}

	private void drawn(Event.Moved moved) {
		Optional<String> source = words.prepared(moved.from());
		source.ifPresent(zone -> words.sort(game.layout().sortOf(moved.piece())).ifPresent(design -> prepare(zone, design)));
	}

	private void prepare(String source, String outcome) {
		prepared.computeIfAbsent(source, any -> new ArrayList<>()).add(outcome);
	}
}
