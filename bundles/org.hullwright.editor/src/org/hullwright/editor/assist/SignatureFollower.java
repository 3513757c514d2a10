package org.hullwright.editor.assist;

import java.util.Optional;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationPresenter;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.hullwright.lang.ide.answer.TextRange;

/** While what a call wants is shown: makes bold what is being written, and ends it when the caret leaves the line, as calls do. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
final class SignatureFollower implements IContextInformationValidator, IContextInformationPresenter {

	private final Signatures signatures;
	private String label = "";
	private ITextViewer viewer;
	private int begun;
	private @Nullable TextRange bold;

	/** @param signatures where what is being written is asked for */
	SignatureFollower(Signatures signatures) {
		this.signatures = signatures;
	}

	@NonNullByDefault({})
	@Override
	public void install(IContextInformation information, ITextViewer shownIn, int offset) {
		label = information.getInformationDisplayString();
		viewer = shownIn;
		begun = offset;
		bold = null;
	}

	@Override
	public boolean isContextInformationValid(int offset) {
		IDocument text = viewer.getDocument();
		try {
			return offset <= text.getLength() && begun <= text.getLength() && text.getLineOfOffset(offset) == text.getLineOfOffset(begun);
		} catch (BadLocationException impossible) {
			return false;
		}
	}

	@NonNullByDefault({})
	@Override
	public boolean updatePresentation(int offset, TextPresentation presentation) {
		Optional<TextRange> active = signatures.at(viewer, offset)
				.filter(signature -> signature.label().equals(label) && signature.active() >= 0)
				.map(signature -> signature.parameters().get(signature.active()));
		if (active.equals(Optional.ofNullable(bold))) {
			return false;
		}
		bold = active.isPresent() ? active.get() : null;
		presentation.clear();
		int start = active.map(TextRange::offset).orElse(label.length());
		int length = active.map(TextRange::length).orElse(0);
		add(presentation, 0, start, SWT.NORMAL);
		add(presentation, start, length, SWT.BOLD);
		add(presentation, start + length, label.length() - start - length, SWT.NORMAL);
		return true;
	}

	private static void add(TextPresentation presentation, int start, int length, int style) {
		if (length > 0) {
			presentation.addStyleRange(new StyleRange(start, length, null, null, style));
		}
	}
}
