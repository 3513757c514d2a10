package org.hullwright.playtest.design;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.hullwright.lang.ide.design.DesignPlace;

/** A place of a text that is edited: moves along when something is typed before it. */
final class TrackedPlace {

	private final DesignPlace place;
	private final IDocument document;
	private final Position position;

	TrackedPlace(DesignPlace place, IDocument document) {
		this.place = place;
		this.document = document;
		this.position = new Position(Math.clamp(place.offset(), 0, document.getLength()));
		try {
			document.addPosition(position);
		} catch (BadLocationException outside) {
			throw new IllegalStateException("within the text", outside);
		}
	}

	/** Where it is now. */
	DesignPlace present() {
		return new DesignPlace(place.document(), position.getOffset());
	}

	void stop() {
		document.removePosition(position);
	}
}
