package org.hullwright.playtest.preparation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.tree.World;

/** Tells in what the packs that a recorded game was played with differ from those that are here. */
public final class OtherPacks {

	private static final int SHOWN_OF_FINGERPRINT = 8; // characters, as many as tell two of them apart

	private OtherPacks() {}

	/** A sentence or two; none when nothing differs that could change the course of the game. */
	public static Optional<String> told(GameRecord record, World here) {
		if (record.fingerprint().equals(here.fingerprint())) {
			return Optional.empty();
		}
		List<String> differences = new ArrayList<>();
		for (World.PackState then : record.packs()) {
			Optional<World.PackState> now = here.packs().stream().filter(pack -> pack.name().equals(then.name())).findFirst();
			if (now.isEmpty()) {
				differences.add(then.name() + " " + then.version() + ", which is not here");
			} else if (!now.get().equals(then)) {
				differences.add(difference(then, now.get()));
			}
		}
		here.packs().stream().filter(now -> record.packs().stream().noneMatch(then -> then.name().equals(now.name())))
				.filter(now -> !record.packs().isEmpty())
				.forEach(now -> differences.add("without " + now.name() + " " + now.version() + ", which is here"));
		if (differences.isEmpty()) {
			differences.add(difference(new World.PackState(record.pack(), record.version(), record.fingerprint()),
					new World.PackState(here.pack(), here.version(), here.fingerprint())));
		}
		return Optional.of("This game was played with " + String.join("; ", differences) + ".");
	}

	private static String difference(World.PackState then, World.PackState now) {
		return then.version().equals(now.version())
				? then.name() + " " + then.version() + " when it had other rules (fingerprint " + shown(then) + ", here " + shown(now) + ")"
				: then.name() + " " + then.version() + ", which is here in version " + now.version();
	}

	private static String shown(World.PackState pack) {
		return pack.fingerprint().substring(0, Math.min(SHOWN_OF_FINGERPRINT, pack.fingerprint().length()));
	}
}
