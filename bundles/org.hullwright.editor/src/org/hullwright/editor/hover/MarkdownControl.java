package org.hullwright.editor.hover;

import java.util.stream.Stream;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.AbstractInformationControl;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IInformationControlExtension2;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;

/**
 * A small window with a few lines of Markdown. Draws them itself, so that it looks the same where the system has no browser.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class MarkdownControl extends AbstractInformationControl implements IInformationControlExtension2 {

	/** Makes such windows. */
	public static final IInformationControlCreator CREATOR = MarkdownControl::new;

	private static final int WIDEST = 560; // pixels
	private static final int HIGHEST = 360; // pixels

	private MarkdownArea text;

	/** @param parent the window it belongs to */
	public MarkdownControl(Shell parent) {
		super(parent, true);
		create();
	}

	@NonNullByDefault({})
	@Override
	protected void createContent(Composite parent) {
		parent.setLayout(new FillLayout());
		text = new MarkdownArea(parent, SWT.NONE);
	}

	@NonNullByDefault({})
	@Override
	public void setInput(Object input) {
		setInformation(input == null ? "" : input.toString());
	}

	@NonNullByDefault({})
	@Override
	public void setInformation(String markdown) {
		text.show(markdown);
		if (getShell().getChildren().length == 0 && getShell().getParent() instanceof Shell together) {
			limit(together);
		}
	}

	/**
	 * When several hovers stand in one window, their contents have left windows of their own behind, and some say that they want to be as
	 * large as these: an empty window is half as large as the screen. They get as much room as this one.
	 */
	private void limit(Shell together) {
		Point size = computeSizeHint();
		Stream.of(together.getShells()).filter(left -> left.getChildren().length == 0).forEach(left -> left.setSize(size));
	}

	@Override
	public boolean hasContents() {
		return text.control().getCharCount() > 0;
	}

	@Override
	public Point computeSizeHint() {
		Point wanted = text.control().computeSize(SWT.DEFAULT, SWT.DEFAULT);
		if (wanted.x > WIDEST) {
			wanted = text.control().computeSize(WIDEST, SWT.DEFAULT);
		}
		var trim = computeTrim();
		return new Point(Math.min(wanted.x, WIDEST) + trim.width, Math.min(wanted.y, HIGHEST) + trim.height);
	}

	@Override
	public void setFocus() {
		super.setFocus();
		text.control().setFocus();
	}

	@Override
	public IInformationControlCreator getInformationPresenterControlCreator() {
		return CREATOR;
	}
}
