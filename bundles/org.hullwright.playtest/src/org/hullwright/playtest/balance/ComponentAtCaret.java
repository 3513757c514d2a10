package org.hullwright.playtest.balance;

import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.playtest.text.EditedText;
import org.hullwright.playtest.text.StartingPoints;

/** The component that the caret was in when the author asked about it. Looked up once, when it is first wanted, for that takes its time. */
final class ComponentAtCaret implements Supplier<Optional<String>> {

	private final StartingPoints starts;
	private final int caret;
	private boolean known;
	private @Nullable String name; // null when there is none, and before it is known

	ComponentAtCaret(EditedText text) {
		this.starts = new StartingPoints(text.address());
		this.caret = text.caret();
	}

	@Override
	public synchronized Optional<String> get() {
		if (!known) {
			name = starts.at(caret).filter(start -> start.what() == StartingPoint.What.COMPONENT)
					.<@Nullable String>map(StartingPoint::name).orElse(null);
			known = true;
		}
		return Optional.ofNullable(name);
	}
}
