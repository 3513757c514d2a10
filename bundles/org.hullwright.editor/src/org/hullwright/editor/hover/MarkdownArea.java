package org.hullwright.editor.hover;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;

/** Lines of Markdown that are read, not written; knows the part of Markdown that our texts use ({@link MarkdownText}). UI thread only. */
public final class MarkdownArea {

	private static final int MARGIN = 6; // pixels

	private final StyledText text;

	/**
	 * @param parent gives its colours
	 * @param style of the widget beyond what reading needs, such as {@link SWT#BORDER}
	 */
	public MarkdownArea(Composite parent, int style) {
		text = new StyledText(parent, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | style);
		text.setAlwaysShowScrollBars(false);
		text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
		text.setForeground(parent.getForeground());
		text.setBackground(parent.getBackground());
		text.setCaret(null);
	}

	/** The widget. */
	public StyledText control() {
		return text;
	}

	/** Shows something else. */
	public void show(String markdown) {
		MarkdownText shown = MarkdownText.of(markdown);
		text.setText(shown.text());
		text.setStyleRanges(shown.styles());
	}
}
