package org.hullwright.playtest.debug;

import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Something that is known where a game stands still, beside what it was where the game stood still before.
 *
 * @param beside all that was known there then, under whatever name; null when nothing can be said about what was
 */
public record ComparedValue(DebugValue now, @Nullable List<DebugValue> beside) {

	/** @param before what was known in the same place when the game stood still before; null when that place is new */
	public static List<ComparedValue> of(List<DebugValue> now, @Nullable List<DebugValue> before) {
		return now.stream().map(each -> new ComparedValue(each, before)).toList();
	}

	/** Whether it is something else than it was, or was not known in a place that was there already. */
	public boolean hasChanged() {
		return beside != null && before().filter(was -> was.value().equals(now.value())).isEmpty();
	}

	/** What more can be said about it, beside what could be said then. */
	public List<ComparedValue> parts() {
		return of(now.parts().get(), before().<@Nullable List<DebugValue>>map(was -> was.parts().get()).orElse(null));
	}

	private Optional<DebugValue> before() {
		List<DebugValue> then = beside;
		return then == null ? Optional.empty() : then.stream().filter(was -> was.name().equals(now.name())).findFirst();
	}
}
