package org.hullwright.editor.text;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;

/**
 * What is in a document, for other threads than the one that changes it: those cannot read it while the author types. Where it is changed,
 * the change is no more than noted; it is made here once somebody reads, so that typing into a large text copies nothing.
 */
public final class TextMirror {

	private final IDocument document;
	private final Follower follower;
	private String text = "";

	private TextMirror(IDocument document, Runnable changed) {
		this.document = document;
		this.follower = new Follower(document, changed);
	}

	/** Begins to follow a document. */
	public static TextMirror of(IDocument document) {
		return of(document, () -> {});
	}

	/**
	 * Begins to follow a document.
	 *
	 * @param changed told of each change after it was noted, on the thread that made it
	 */
	public static TextMirror of(IDocument document, Runnable changed) {
		var mirror = new TextMirror(document, changed);
		document.addDocumentListener(mirror.follower);
		mirror.text = document.get();
		mirror.follower.begin(mirror.text.length());
		return mirror;
	}

	/** What is in the document now; may be asked by any thread. */
	public synchronized String text() {
		List<Change> changes = follower.take();
		if (!changes.isEmpty()) {
			var changing = new StringBuilder(text);
			changes.forEach(change -> changing.replace(change.offset(), change.end(), change.text()));
			text = changing.toString();
		}
		return text;
	}

	/** Follows no longer: what is in the document now is what is told from now on. */
	public void end() {
		document.removeDocumentListener(follower);
	}

	/** Some characters that became others. */
	private record Change(int offset, int end, String text) {}

	/**
	 * Notes what changes. Has a lock of its own, so that who types does not wait for who reads. Open texts have a lock as well, which is
	 * held while their listeners hear of a change: ours is only taken after that one, never before it, or the window would stand still.
	 * When the document was first read by another thread than the one that was just changing it, the lengths do not agree, and it is read
	 * again where it changes.
	 */
	private static final class Follower implements IDocumentListener {

		private static final int UNKNOWN = -1;

		private final IDocument document;
		private final Runnable changed;
		private List<Change> changes = new ArrayList<>();
		private int length = UNKNOWN;

		Follower(IDocument document, Runnable changed) {
			this.document = document;
			this.changed = changed;
		}

		/** Says how long the text was when it was first read; a change that was noted before that has read it already. */
		synchronized void begin(int characters) {
			if (length == UNKNOWN) {
				length = characters;
			}
		}

		/** What was noted since this was last asked, in its order. */
		synchronized List<Change> take() {
			List<Change> taken = changes;
			if (!taken.isEmpty()) {
				changes = new ArrayList<>();
			}
			return taken;
		}

		private synchronized void note(int offset, int replaced, String text) {
			length += text.length() - replaced;
			if (length == document.getLength()) {
				changes.add(new Change(offset, offset + replaced, text));
			} else {
				String all = document.get();
				length = all.length();
				changes.add(new Change(0, Integer.MAX_VALUE, all));
			}
		}

		@NonNullByDefault({})
		@Override
		public void documentAboutToBeChanged(DocumentEvent event) {
			// noted when it has
		}

		@NonNullByDefault({})
		@Override
		public void documentChanged(DocumentEvent event) {
			// null is the framework's word for none
			note(event.getOffset(), event.getLength(), event.getText() == null ? "" : event.getText());
			changed.run();
		}
	}
}
