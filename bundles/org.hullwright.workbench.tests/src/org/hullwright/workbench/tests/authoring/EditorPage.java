package org.hullwright.workbench.tests.authoring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension3;
import org.eclipse.jface.text.source.TextInvocationContext;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.problems.ProblemAnnotation;
import org.hullwright.editor.problems.QuickFixes;
import org.hullwright.editor.quickassist.HullQuickAssist;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.workbench.tests.window.Wait;

/** An editor of a Hull file as its author uses it. Places in the text are named by the words that stand there. */
final class EditorPage {

	private static final long PATIENCE = 4_000_000_000L; // nanoseconds

	private final ITextEditor editor;

	private EditorPage(ITextEditor editor) {
		this.editor = editor;
	}

	/** Opens a file, as a double click in the tree does. */
	static EditorPage open(IFile file) {
		try {
			return of(IDE.openEditor(page(), file));
		} catch (PartInitException failure) {
			throw new AssertionError(failure);
		}
	}

	/** The editor that is active now. */
	static EditorPage active() {
		return of(page().getActiveEditor());
	}

	static IWorkbenchPage page() {
		return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
	}

	String title() {
		return editor.getTitle();
	}

	String text() {
		return document().get();
	}

	boolean isDirty() {
		return editor.isDirty();
	}

	String selection() {
		return widget().getSelectionText();
	}

	/** Puts the caret behind the first occurrence of some words. */
	EditorPage caretBehind(String words) {
		editor.selectAndReveal(offsetOf(words) + words.length(), 0);
		Wait.settled();
		return this;
	}

	/** Selects the first occurrence of some words. */
	EditorPage select(String words) {
		editor.selectAndReveal(offsetOf(words), words.length());
		Wait.settled();
		return this;
	}

	/** Types where the caret is, with all that the editor adds by itself. */
	EditorPage type(String text) {
		for (char key : text.toCharArray()) {
			Event event = new Event();
			event.character = key == '\n' ? SWT.CR : key;
			event.keyCode = event.character;
			event.doit = true;
			widget().notifyListeners(SWT.KeyDown, event);
		}
		Wait.settled();
		return this;
	}

	/** Pastes where the caret is, or in the place of what is selected. */
	EditorPage paste(String text) {
		Clipboard clipboard = new Clipboard(widget().getDisplay());
		try {
			clipboard.setContents(new Object[] { text }, new Transfer[] { TextTransfer.getInstance() });
			((ITextOperationTarget) viewer()).doOperation(ITextOperationTarget.PASTE);
		} finally {
			clipboard.dispose();
		}
		Wait.settled();
		return this;
	}

	/** Changes words, as find and replace does. */
	EditorPage replace(String words, String by) {
		try {
			document().replace(offsetOf(words), words.length(), by);
		} catch (BadLocationException impossible) {
			throw new AssertionError(impossible);
		}
		Wait.settled();
		return this;
	}

	EditorPage save() {
		editor.doSave(new NullProgressMonitor());
		Wait.until("the file to be saved", () -> !editor.isDirty());
		return this;
	}

	/** What is underlined as wrong: the words. */
	List<String> underlined() {
		return annotations(ProblemAnnotation.class::isInstance);
	}

	/** What is marked as the same as what the caret is at. */
	List<String> marked() {
		return annotations(annotation -> annotation.getType().equals("org.eclipse.ui.genericeditor.text"));
	}

	/** The messages of what is underlined. */
	List<String> complaints() {
		var messages = new ArrayList<String>();
		model().getAnnotationIterator().forEachRemaining(annotation -> {
			if (annotation instanceof ProblemAnnotation wrong) {
				messages.add(wrong.getText());
			}
		});
		return messages;
	}

	/** The sorts of what is underlined, such as errors. */
	List<String> severities() {
		var types = new ArrayList<String>();
		model().getAnnotationIterator().forEachRemaining(annotation -> {
			if (annotation instanceof ProblemAnnotation) {
				types.add(annotation.getType());
			}
		});
		return types;
	}

	/** Asks for content assist and waits for the list; asks again when another window has taken the keyboard and with it the list. */
	List<String> proposals() {
		page().activate(editor);
		long[] askAgain = { 0 };
		Wait.until("proposals", () -> {
			boolean shown = proposalTable().filter(EditorPage::isFilled).isPresent();
			if (!shown && System.nanoTime() > askAgain[0]) {
				askAgain[0] = System.nanoTime() + PATIENCE;
				widget().getShell().forceActive();
				((ITextOperationTarget) viewer()).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS);
			}
			return shown;
		});
		return listed();
	}

	/** What stands in the list of proposals now; nothing when it is closed. */
	List<String> listed() {
		return proposalTable().map(Table::getItems).stream().flatMap(Stream::of).map(item -> item.getText().strip()).toList();
	}

	/** What Ctrl+1 offers at the caret; the annotations say themselves whether they can be mended. */
	List<String> quickFixes() {
		var assistant = ((ISourceViewerExtension3) viewer()).getQuickAssistAssistant();
		model().getAnnotationIterator().forEachRemaining(annotation -> {
			if (annotation instanceof ProblemAnnotation && !assistant.canFix(annotation)) {
				throw new AssertionError("nothing is offered for: " + annotation.getText());
			}
		});
		return Stream.of(fixes()).map(ICompletionProposal::getDisplayString).toList();
	}

	/** Everything that Ctrl+1 offers for the selection, mended or not, once it is known. */
	List<ICompletionProposal> offers() {
		var offered = new AtomicReference<List<ICompletionProposal>>(List.of());
		Wait.until("what is offered", () -> {
			offered.set(listedByQuickAssist());
			return offered.get().stream().noneMatch(offer -> offer.getDisplayString().equals(HullQuickAssist.LATE));
		});
		return offered.get();
	}

	/** What Ctrl+1 lists at once. */
	List<String> offersNow() {
		return listedByQuickAssist().stream().map(ICompletionProposal::getDisplayString).toList();
	}

	private List<ICompletionProposal> listedByQuickAssist() {
		var context = new TextInvocationContext((ISourceViewer) viewer(), widget().getSelection().x,
				widget().getSelection().y - widget().getSelection().x);
		ICompletionProposal[] listed = ((ISourceViewerExtension3) viewer()).getQuickAssistAssistant().getQuickAssistProcessor()
				.computeQuickAssistProposals(context);
		return listed == null ? List.of() : List.of(listed);
	}

	/** Rests with the pointer on the first occurrence of some words. */
	void pointAt(String words) {
		Point place = widget().getLocationAtOffset(offsetOf(words) + 1);
		Event event = new Event();
		event.x = place.x + 1;
		event.y = place.y + widget().getLineHeight() / 2;
		widget().notifyListeners(SWT.MouseMove, event);
		widget().notifyListeners(SWT.MouseHover, event);
	}

	/** Takes the first thing that Ctrl+1 offers. */
	void applyQuickFix() {
		fixes()[0].apply(document());
		Wait.settled();
	}

	private ICompletionProposal[] fixes() {
		return new QuickFixes()
				.at(new TextRange(widget().getCaretOffset(), 0), HullDocument.of(document()).orElseThrow(), CancelIndicator.NullImpl)
				.toArray(ICompletionProposal[]::new);
	}

	/** Whether a list of proposals is open. */
	boolean isProposing() {
		return proposalTable().isPresent();
	}

	/** Asks for content assist and takes the proposal that is shown with these words at its beginning. */
	EditorPage take(String label) {
		List<String> shown = proposals();
		Table table = proposalTable().orElseThrow();
		int place = IntStream.range(0, shown.size()).filter(index -> shown.get(index).startsWith(label)).findFirst()
				.orElseThrow(() -> new AssertionError(label + " is not among " + shown));
		table.setSelection(place);
		table.notifyListeners(SWT.Selection, new Event());
		table.notifyListeners(SWT.DefaultSelection, new Event());
		Wait.until("the list to close", () -> !isProposing());
		return this;
	}

	/** Takes the list of proposals away. */
	void closeProposals() {
		proposalTable().map(Control::getShell).ifPresent(Shell::close);
		Wait.settled();
	}

	/** Presses the key of a command while the editor is active. */
	void run(String command) {
		page().activate(editor);
		Wait.settled();
		try {
			PlatformUI.getWorkbench().getActiveWorkbenchWindow().getService(IHandlerService.class).executeCommand(command, null);
		} catch (CommandException failure) {
			throw new AssertionError(command, failure);
		}
	}

	/** Waits until names are coloured by what they mean: then the text has been understood. */
	void isColoured() {
		isColoured("WineCellar");
	}

	/** Waits until what a word declares is coloured so. */
	void isColoured(String declared) {
		Wait.until("the colours of meanings", () -> lookOf(declared) != null && lookOf(declared).fontStyle == SWT.BOLD);
	}

	/** How the first letter of some words looks. */
	StyleRange lookOf(String words) {
		return widget().getStyleRangeAtOffset(offsetOf(words));
	}

	ITextViewer viewer() {
		return editor.getAdapter(ITextViewer.class);
	}

	private static EditorPage of(IEditorPart part) {
		if (part instanceof ITextEditor text) {
			return new EditorPage(text);
		}
		throw new AssertionError("no text editor: " + part);
	}

	private List<String> annotations(Predicate<Annotation> wanted) {
		var found = new ArrayList<Position>();
		model().getAnnotationIterator().forEachRemaining(annotation -> {
			if (wanted.test(annotation)) {
				found.add(model().getPosition(annotation));
			}
		});
		String text = text();
		return found.stream().sorted((one, other) -> Integer.compare(one.offset, other.offset))
				.map(position -> text.substring(position.offset, position.offset + position.length)).toList();
	}

	private Optional<Table> proposalTable() {
		return Arrays.stream(Display.getCurrent().getShells())
				.filter(shell -> !shell.isDisposed() && shell.isVisible() && shell.getParent() != null)
				.flatMap(EditorPage::tables).findFirst();
	}

	private static boolean isFilled(Table table) {
		return table.getItemCount() > 1 && !table.getItem(1).getText().isEmpty();
	}

	private static Stream<Table> tables(Composite parent) {
		return Arrays.stream(parent.getChildren()).flatMap(child -> child instanceof Table table
				? Stream.of(table)
				: child instanceof Composite composite ? tables(composite) : Stream.empty());
	}

	private int offsetOf(String words) {
		int offset = text().indexOf(words);
		if (offset < 0) {
			throw new AssertionError("the text has no " + words + ":\n" + text());
		}
		return offset;
	}

	private IAnnotationModel model() {
		return ((ISourceViewer) viewer()).getAnnotationModel();
	}

	private IDocument document() {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	private StyledText widget() {
		return (StyledText) editor.getAdapter(Control.class);
	}
}
