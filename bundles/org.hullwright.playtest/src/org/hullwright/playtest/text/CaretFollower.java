package org.hullwright.playtest.text;

import java.util.Objects;
import java.util.Optional;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IPartListener;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;

/**
 * Debounces the caret: tells of the text that is edited, a moment after its caret or its content came to rest, or when none is left. Works
 * on the thread of the window; until it is {@linkplain #stop() stopped}.
 */
public final class CaretFollower {

	private static final int MOMENT = 150; // milliseconds
	private final Display display;
	private final IWorkbenchPage page;
	private final Runnable rested;
	private final Runnable action;
	private final ISelectionListener moved = this::moved;
	private final IPartListener closing = new Closing();
	private final IDocumentListener typed = new Typing();
	private @Nullable EditedText text; // null when none is open
	private @Nullable IDocument listened; // null while it listens to none
	private boolean stopped;

	public CaretFollower(Display display, IWorkbenchPage page, Runnable action) {
		this.display = display;
		this.page = page;
		this.action = action;
		this.rested = this::rest;
		page.addPostSelectionListener(moved);
		page.addPartListener(closing);
		follow(page.getActiveEditor());
	}

	/** The text edited last; none when it was closed and no other is open. */
	public Optional<EditedText> text() {
		return Optional.ofNullable(text);
	}

	public void stop() {
		stopped = true;
		page.removePostSelectionListener(moved);
		page.removePartListener(closing);
		listenTo(null);
		display.timerExec(-1, rested);
	}

	private void moved(IWorkbenchPart part, ISelection selection) {
		follow(part);
	}

	private void follow(IWorkbenchPart part) {
		EditedText.of(part).ifPresent(edited -> {
			text = edited;
			listenTo(edited.document().<@Nullable IDocument>map(document -> document).orElse(null));
			soon();
		});
	}

	/** @param document null for none */
	private void listenTo(@Nullable IDocument document) {
		if (!Objects.equals(document, listened)) {
			Optional.ofNullable(listened).ifPresent(old -> old.removeDocumentListener(typed));
			Optional.ofNullable(document).ifPresent(now -> now.addDocumentListener(typed));
			listened = document;
		}
	}

	/** Asking for the same runnable again puts it off. */
	private void soon() {
		display.timerExec(MOMENT, rested);
	}

	private void rest() {
		if (!stopped) {
			action.run();
		}
	}

	/** When the text is closed, another one that is open takes its place. */
	private final class Closing implements IPartListener {

		@NonNullByDefault({})
		@Override
		public void partClosed(IWorkbenchPart part) {
			if (text().filter(edited -> edited.editor() == part).isPresent()) {
				text = null;
				listenTo(null);
				follow(page.getActiveEditor());
				soon();
			}
		}

		@NonNullByDefault({})
		@Override
		public void partOpened(IWorkbenchPart part) {
			// where the caret is in it is told by the selection
		}

		@NonNullByDefault({})
		@Override
		public void partActivated(IWorkbenchPart part) {
			// as above
		}

		@NonNullByDefault({})
		@Override
		public void partDeactivated(IWorkbenchPart part) {
			// the text is still there
		}

		@NonNullByDefault({})
		@Override
		public void partBroughtToTop(IWorkbenchPart part) {
			// as above
		}
	}

	private final class Typing implements IDocumentListener {

		@NonNullByDefault({})
		@Override
		public void documentAboutToBeChanged(DocumentEvent event) {
			// what it becomes is what counts
		}

		@NonNullByDefault({})
		@Override
		public void documentChanged(DocumentEvent event) {
			if (Display.getCurrent() == display) {
				soon();
			} else {
				display.asyncExec(CaretFollower.this::soonUnlessStopped);
			}
		}
	}

	private void soonUnlessStopped() {
		if (!stopped) {
			soon();
		}
	}
}
