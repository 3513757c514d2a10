package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.pack.PackState;

/**
 * The packs that were prepared last, to be played again without being prepared again as long as nothing in them has changed. Any thread: a
 * caller that wants a pack that is just being prepared waits for it.
 */
final class PackCache {

	/**
	 * The pack that the author works on, and one more that is played to compare; each takes as much memory as the whole language service.
	 */
	private static final int MOST = 2;
	/** What was written so shortly before may have been written after it was read, as far as the clock of a disk can tell. */
	private static final Duration CLOCK = Duration.ofMillis(20);
	private final Deque<Kept> kept = new ArrayDeque<>();

	/**
	 * What is to be prepared.
	 *
	 * @param libraries folders in which required packs are looked for
	 * @param game the pack that brings the game, as far as it is known before; empty otherwise
	 * @param expansions names of those to play with; null for those that are usually on
	 */
	record Wish(Path folder, List<Path> libraries, String game, @Nullable Set<String> expansions) {}

	/**
	 * What came of it.
	 *
	 * @param expansions that are on
	 * @param usual expansions
	 * @param game the pack that brings the game, when the pack has none; empty otherwise
	 * @param required names of the packs that it asks for
	 */
	record Made(Prepared<Rules> pack, String game, Set<String> expansions, Set<String> usual, List<String> required) {}

	/** Something that was made, and what it was made of. */
	private record Kept(Wish wish, Made made, PackState state) {

		boolean fits(Wish other) {
			return wish.folder().equals(other.folder()) && wish.libraries().equals(other.libraries()) && made.game().equals(other.game())
					&& made.expansions().equals(Objects.requireNonNullElse(other.expansions(), made.usual()));
		}

		boolean isAsItWas() {
			return PackState.of(wish.folder(), wish.libraries(), made.required()).number().equals(state.number());
		}
	}

	/** Gives what is kept, or else has it made. What cannot be played is not kept. */
	synchronized Made get(Wish wish, Supplier<Made> making) {
		Optional<Kept> there = kept.stream().filter(each -> each.fits(wish)).findFirst();
		there.ifPresent(kept::remove);
		if (there.filter(Kept::isAsItWas).isPresent()) {
			kept.addFirst(there.get());
			return there.get().made();
		}
		Instant began = Instant.now();
		Made made = making.get();
		if (made.pack() instanceof Prepared.Ready) {
			keep(wish, made, began);
		}
		return made;
	}

	private void keep(Wish wish, Made made, Instant began) {
		PackState state = PackState.of(wish.folder(), wish.libraries(), made.required());
		if (state.changed().isBefore(began.minus(CLOCK))) {
			kept.addFirst(new Kept(wish, made, state));
		}
		if (kept.size() > MOST) {
			kept.removeLast();
		}
	}
}
