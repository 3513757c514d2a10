package org.hullwright.playtest.odds;

import java.time.Instant;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.text.EditedText;

/** Tells, while odds are shown, those of everything on the line under the pointer. Asked off the UI thread. */
public final class OddsHover implements ITextHover {

	/** Null where nothing is known. */
	@NonNullByDefault({})
	@Override
	public IRegion getHoverRegion(ITextViewer viewer, int offset) {
		try {
			return viewer.getDocument().getLineInformationOfOffset(offset);
		} catch (BadLocationException typedOn) {
			return null;
		}
	}

	/** Null where nothing is known. */
	@NonNullByDefault({})
	@Override
	public String getHoverInfo(ITextViewer viewer, IRegion region) {
		return Display.getDefault().syncCall(() -> file(viewer)).flatMap(file -> told(file, viewer.getDocument(), region))
				.<@Nullable String>map(told -> told).orElse(null);
	}

	private static Optional<String> told(IFile file, IDocument document, IRegion region) {
		return ShownOdds.inWorkspace().of(file.getProject()).flatMap(odds -> {
			try {
				int line = document.getLineOfOffset(region.getOffset());
				return Optional.ofNullable(odds.in(file.getLocationURI()).get(line))
						.filter(known -> OddsMinings.isAsItWas(document, line, known.text()))
						.map(known -> odds.origin(Instant.now()) + ": " + String.join("; ", known.all()));
			} catch (BadLocationException typedOn) {
				return Optional.empty();
			}
		});
	}

	/** The file that is edited there; none when it lies in no project. */
	private static Optional<IFile> file(ITextViewer viewer) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return window == null || window.getActivePage() == null || window.getActivePage().getActiveEditor() == null
				? Optional.empty()
				: EditedText.of(window.getActivePage().getActiveEditor())
						.filter(text -> text.document().filter(viewer.getDocument()::equals).isPresent())
						.map(text -> text.editor().getEditorInput().getAdapter(IFile.class));
	}
}
