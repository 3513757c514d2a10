package org.hullwright.editor.changes;

import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.ltk.ui.refactoring.UserInputWizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Asks for a name. */
public final class NamePage extends UserInputWizardPage {

	private final String label;
	private final String first;
	private final Consumer<String> taken;
	private final Predicate<String> complete;

	/**
	 * @param label what is asked for, with its mnemonic
	 * @param first the name that is there at first
	 * @param taken is told each name that is typed
	 * @param complete whether somebody may go on with a name
	 */
	public NamePage(String label, String first, Consumer<String> taken, Predicate<String> complete) {
		super("name");
		this.label = label;
		this.first = first;
		this.taken = taken;
		this.complete = complete;
	}

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 8).applyTo(page);
		new Label(page, SWT.NONE).setText(label);
		var name = new Text(page, SWT.BORDER);
		name.setText(first);
		name.selectAll();
		name.addModifyListener(event -> take(name.getText().strip()));
		GridDataFactory.fillDefaults().grab(true, false).hint(convertWidthInCharsToPixels(40), SWT.DEFAULT).applyTo(name);
		setControl(page);
		take(first);
		name.setFocus();
	}

	private void take(String name) {
		taken.accept(name);
		setPageComplete(complete.test(name));
	}
}
