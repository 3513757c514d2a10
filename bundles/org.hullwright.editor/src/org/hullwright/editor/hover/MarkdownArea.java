package org.hullwright.editor.hover;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.hullwright.editor.markdown.StyledMarkdown;
import org.hullwright.editor.markdown.StyledMarkdown.Stretch;

/** Lines of Markdown that are read, not written. UI thread only. */
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
		StyledMarkdown shown = StyledMarkdown.note(markdown);
		text.setText(shown.text());
		text.setStyleRanges(shown.stretches().stream().map(MarkdownArea::style).toArray(StyleRange[]::new));
	}

	private static StyleRange style(Stretch stretch) {
		var style = new StyleRange(stretch.offset(), stretch.length(), null, null);
		switch (stretch.look()) {
			case TITLE, HEADING, BOLD -> style.fontStyle = SWT.BOLD;
			case SLANTED -> style.fontStyle = SWT.ITALIC;
			case CODE, HULL, BOX -> style.font = JFaceResources.getTextFont();
			case LINK, PLAIN -> {} // a note leads nowhere
		}
		return style;
	}
}
