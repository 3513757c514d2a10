package org.hullwright.playtest.debug;

import java.util.List;
import java.util.Optional;

/**
 * Something that is known where a game stands still, beside what it was where the game stood still before.
 *
 * @param beside all that was known there then, under whatever name; none when nothing can be said about what was
 */
public record ComparedValue(DebugValue now, Optional<List<DebugValue>> beside) {

	/** @param before what was known in the same place when the game stood still before; none when that place is new */
	public static List<ComparedValue> of(List<DebugValue> now, Optional<List<DebugValue>> before) {
		return now.stream().map(each -> new ComparedValue(each, before)).toList();
	}

	/** Whether it is something else than it was, or was not known in a place that was there already. */
	public boolean hasChanged() {
		return beside.isPresent() && before().filter(was -> was.value().equals(now.value())).isEmpty();
	}

	/** What more can be said about it, beside what could be said then. */
	public List<ComparedValue> parts() {
		return of(now.parts().get(), before().map(was -> was.parts().get()));
	}

	private Optional<DebugValue> before() {
		return beside.stream().flatMap(List::stream).filter(was -> was.name().equals(now.name())).findFirst();
	}
}
