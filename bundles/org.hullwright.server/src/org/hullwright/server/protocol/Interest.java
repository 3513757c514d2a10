package org.hullwright.server.protocol;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** When a client last asked for each game, or listened to it. */
final class Interest {

	private final InstantSource clock;
	private final Map<String, Instant> shown = new ConcurrentHashMap<>();

	Interest(InstantSource clock) {
		this.clock = clock;
	}

	void begin(String game) {
		shown.put(game, clock.instant());
	}

	/** A client asks for a game, which may be over by now. */
	void show(String game) {
		shown.computeIfPresent(game, (same, before) -> clock.instant());
	}

	/** A game is over. */
	void end(String game) {
		shown.remove(game);
	}

	/** The game that no client has asked for the longest; none when a client has asked for each since so long. */
	Optional<String> lost(Duration since) {
		Instant latest = clock.instant().minus(since);
		return shown.entrySet().stream().filter(game -> !game.getValue().isAfter(latest)).min(Map.Entry.comparingByValue())
				.map(Map.Entry::getKey);
	}
}
