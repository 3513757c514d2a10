package org.hullwright.editor.choice;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.ui.dialogs.SearchPattern;

/** Lets through what has some letters: at its beginning, at the beginnings of its words as in SuRo for SurgeryRoom, or anywhere. */
final class NameFilter extends ViewerFilter {

	private final IStyledLabelProvider labels;
	private SearchPattern beginnings = new SearchPattern();
	private String letters = "";

	NameFilter(IStyledLabelProvider labels) {
		this.labels = labels;
	}

	/** Says which letters are wanted from now on. */
	void want(String wanted) {
		letters = wanted.strip().toLowerCase(Locale.ROOT);
		beginnings = new SearchPattern();
		beginnings.setPattern(wanted.strip());
	}

	@NonNullByDefault({})
	@Override
	public boolean select(Viewer viewer, Object parent, Object element) {
		return matches(element) || children(viewer, element).anyMatch(child -> select(viewer, element, child));
	}

	private static Stream<Object> children(Viewer viewer, Object element) {
		return Arrays.stream(((ITreeContentProvider) ((StructuredViewer) viewer).getContentProvider()).getChildren(element));
	}

	/** Whether the element itself has them, and not only something in it. */
	boolean matches(Object element) {
		String text = labels.getStyledText(element).getString();
		return letters.isEmpty() || beginnings.matches(text) || text.toLowerCase(Locale.ROOT).contains(letters);
	}
}
