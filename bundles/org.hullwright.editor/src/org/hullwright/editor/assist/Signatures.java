package org.hullwright.editor.assist;

import java.net.URI;
import java.util.Optional;

import org.eclipse.jface.text.ITextViewer;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.answer.Signature;
import org.hullwright.lang.ide.request.BoundedWait;

/** What calls want (signature help), for the UI thread: asked at each move of the caret, and left out when it is not known in time. */
final class Signatures {

	private final BoundedWait<Caret, Optional<Signature>> known = new BoundedWait<>(HullEditorPlugin::logFailure);

	/** A caret in a text as it is now. */
	private record Caret(URI document, long stamp, int offset) {}

	/** What the call around a caret wants; empty where there is none, and when it is not known in time. */
	Optional<Signature> at(ITextViewer viewer, int offset) {
		return HullDocument.of(viewer.getDocument()).flatMap(text -> known.answer(new Caret(text.address(), text.stamp(), offset),
				cancelled -> text.language().writing().signature(text.address(), offset, cancelled))).flatMap(found -> found);
	}
}
