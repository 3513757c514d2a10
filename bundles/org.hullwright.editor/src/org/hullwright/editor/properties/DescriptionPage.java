package org.hullwright.editor.properties;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetSorter;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.lang.ide.answer.Description;
import org.hullwright.lang.ide.request.LatestRequest;

/**
 * What the caret of an editor is at, for the Properties view: also while something else is selected that belongs to the editor, such as an
 * entry of its outline, for that moves the caret. Debounced, and asked for on a background thread.
 */
public final class DescriptionPage extends PropertySheetPage {

	private static final int MOMENT = 200; // milliseconds

	private final ITextEditor editor;
	private final LatestRequest requests = new LatestRequest();
	private final Runnable rested = this::ask;

	/** @param editor of a Hull text */
	public DescriptionPage(ITextEditor editor) {
		this.editor = editor;
		setSorter(new AsTold());
	}

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		soon();
	}

	@NonNullByDefault({})
	@Override
	public void selectionChanged(IWorkbenchPart part, ISelection selection) {
		soon();
	}

	/** Asking for the same runnable again puts it off. */
	private void soon() {
		if (getControl() != null && !getControl().isDisposed()) {
			getControl().getDisplay().timerExec(MOMENT, rested);
		}
	}

	private void ask() {
		Control control = getControl();
		if (control == null || control.isDisposed() || editor.getDocumentProvider() == null || editor.getSelectionProvider() == null) {
			return;
		}
		if (editor.getSelectionProvider().getSelection() instanceof ITextSelection caret) {
			HullDocument.of(editor.getDocumentProvider().getDocument(editor.getEditorInput()))
					.ifPresent(text -> requests.ask(
							cancelled -> text.language().reading().describe(text.address(), caret.getOffset(), cancelled),
							WindowThread.of(control),
							described -> show(
									described.<StructuredSelection>map(DescriptionPage::selection).orElse(StructuredSelection.EMPTY)),
							HullEditorPlugin::logFailure));
		}
	}

	private void show(StructuredSelection selection) {
		super.selectionChanged(editor, selection);
	}

	private static StructuredSelection selection(Description description) {
		return new StructuredSelection(new DescribedSource(description));
	}

	/** Leaves everything in the order in which it is told; the view would sort by the alphabet. */
	private static final class AsTold extends PropertySheetSorter {

		@NonNullByDefault({})
		@Override
		public int compare(IPropertySheetEntry one, IPropertySheetEntry other) {
			return 0;
		}

		@NonNullByDefault({})
		@Override
		public void sort(IPropertySheetEntry[] entries) {
			// as told
		}

		@NonNullByDefault({})
		@Override
		public int compareCategories(String one, String other) {
			return 0;
		}
	}
}
