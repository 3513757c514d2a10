package org.hullwright.playtest.design;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** Lays out controls of the form. */
final class Rows {

	private static final int NEAR = 4;
	private static final int INDENT = 6;

	private Rows() {}

	/** Controls beside each other, in as many lines as they need. */
	static Composite line(Composite parent) {
		Composite line = new Composite(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(NEAR).wrap(true).applyTo(line);
		return line;
	}

	/** Rows of a label, what belongs to it, and a button. */
	static Composite table(Composite parent) {
		Composite table = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).spacing(NEAR * 2, NEAR).margins(INDENT, 0).applyTo(table);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(table);
		return table;
	}

	/** The label at the start of a row. */
	static Label label(Composite table, String text, String toolTip) {
		Label label = new Label(table, SWT.NONE);
		label.setText(text);
		label.setToolTipText(toolTip);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
		return label;
	}

	/** Shows a control of a line, or hides it so that it takes no room. */
	static void shown(Control control, boolean shown) {
		control.setVisible(shown);
		RowDataFactory.swtDefaults().exclude(!shown).applyTo(control);
	}

	/** Gives what belongs to a label the rest of its row. */
	static void rest(Control control, int columns) {
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(columns, 1).applyTo(control);
	}
}
