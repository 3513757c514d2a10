package org.hullwright.editor.outline;

import java.util.List;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.properties.DescriptionPage;

/**
 * The outline (document symbols) of one text. Debounced: follows the text a moment after it changes and the caret when it comes to rest; a
 * click goes to the name. What is unfolded stays unfolded, because entries are known by their names.
 */
final class HullOutlinePage extends ContentOutlinePage implements IAdaptable {

	private static final int QUIET = 250; // milliseconds after a change

	private final ITextEditor editor;
	private final ITextViewer text;
	private final HullDocument document;
	private final Refresh refresh = new Refresh();
	private final IDocumentListener textChanged = new IDocumentListener() {

		@NonNullByDefault({})
		@Override
		public void documentAboutToBeChanged(DocumentEvent event) {
			// the outline is of the text that will be
		}

		@NonNullByDefault({})
		@Override
		public void documentChanged(DocumentEvent event) {
			refresh.schedule(QUIET);
		}
	};
	private final ISelectionChangedListener caretMoved = event -> followCaret();
	private OutlineTree tree = new OutlineTree(List.of());
	private boolean following; // so that following the caret does not move the caret

	HullOutlinePage(ITextEditor editor, ITextViewer text, HullDocument document) {
		this.editor = editor;
		this.text = text;
		this.document = document;
	}

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		TreeViewer viewer = getTreeViewer();
		viewer.setContentProvider(new OutlineContent());
		viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new OutlineLabels()));
		viewer.setUseHashlookup(true);
		document.document().addDocumentListener(textChanged);
		if (text.getSelectionProvider() instanceof IPostSelectionProvider selection) {
			selection.addPostSelectionChangedListener(caretMoved);
		}
		refresh.schedule();
	}

	@Override
	public void dispose() {
		refresh.cancel();
		document.document().removeDocumentListener(textChanged);
		if (text.getSelectionProvider() instanceof IPostSelectionProvider selection) {
			selection.removePostSelectionChangedListener(caretMoved);
		}
		super.dispose();
	}

	@NonNullByDefault({})
	@Override
	public void selectionChanged(SelectionChangedEvent event) {
		super.selectionChanged(event);
		if (!following && event.getStructuredSelection().getFirstElement() instanceof OutlineNode chosen) {
			tree.current(chosen)
					.ifPresent(node -> editor.selectAndReveal(node.entry().nameRange().offset(), node.entry().nameRange().length()));
		}
	}

	@NonNullByDefault({})
	@Override
	public <T> T getAdapter(Class<T> wanted) {
		// null is the interface's word for none
		return wanted == IPropertySheetPage.class ? wanted.cast(new DescriptionPage(editor)) : null;
	}

	private void show(OutlineTree changed) {
		if (getControl() == null || getControl().isDisposed()) {
			return;
		}
		boolean looksAlike = changed.looksLike(tree);
		tree = changed;
		if (!looksAlike) {
			fill();
		}
		followCaret();
	}

	private void fill() {
		TreeViewer viewer = getTreeViewer();
		Object[] unfolded = viewer.getExpandedElements();
		viewer.getControl().setRedraw(false);
		try {
			viewer.setInput(tree);
			viewer.setExpandedElements(unfolded);
		} finally {
			viewer.getControl().setRedraw(true);
		}
	}

	private void followCaret() {
		if (getControl() == null || getControl().isDisposed() || text.getTextWidget() == null || getControl().isFocusControl()) {
			return;
		}
		following = true;
		try {
			tree.nodeAt(text.getSelectedRange().x).ifPresentOrElse(
					node -> getTreeViewer().setSelection(new StructuredSelection(node), true),
					() -> getTreeViewer().setSelection(StructuredSelection.EMPTY));
		} finally {
			following = false;
		}
	}

	/** Asks for the outline aside and shows it. */
	private final class Refresh extends Job {

		Refresh() {
			super("Outline");
			setSystem(true);
			setPriority(DECORATE);
		}

		@NonNullByDefault({})
		@Override
		protected IStatus run(IProgressMonitor monitor) {
			try {
				var entries = new OutlineTree(document.language().symbols().outline(document.address(), monitor::isCanceled));
				if (getControl() != null && !getControl().isDisposed()) {
					getControl().getDisplay().asyncExec(() -> show(entries));
				}
				return Status.OK_STATUS;
			} catch (CancellationException closed) {
				return Status.CANCEL_STATUS;
			}
		}
	}
}
