package org.hullwright.playtest.dialog;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;

/** A dialog that asks nothing: it can be made larger and closed. */
public abstract class InformationDialog extends TitleAreaDialog {

	private final int width;
	private final int height;

	/**
	 * @param width at first, in pixels
	 * @param height at first, in pixels
	 */
	protected InformationDialog(Shell parent, int width, int height) {
		super(parent);
		this.width = width;
		this.height = height;
		setShellStyle(getShellStyle() | SWT.RESIZE);
		setHelpAvailable(false);
	}

	@NonNullByDefault({})
	@Override
	protected final void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
	}

	@Override
	protected final Point getInitialSize() {
		return new Point(width, height);
	}
}
