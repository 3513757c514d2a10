package org.hullwright.playtest.testgeneration;

import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks what a test is called and which file it goes into. */
final class TestDialog extends TitleAreaDialog {

	private final List<String> files;
	private String title;
	private String file;

	/**
	 * @param title that is proposed
	 * @param files that can be chosen, the one that is proposed first; another name makes a new file
	 */
	TestDialog(Shell parent, String title, List<String> files) {
		super(parent);
		this.title = title;
		this.files = List.copyOf(files);
		this.file = files.getFirst();
		setHelpAvailable(false);
		setShellStyle(getShellStyle() | SWT.RESIZE);
	}

	/** What the test is to be called. */
	String title() {
		return title;
	}

	/** The way of the file from the folder of the pack. */
	String file() {
		return file;
	}

	@NonNullByDefault({})
	@Override
	protected Control createDialogArea(Composite parent) {
		getShell().setText("Turn into a test");
		setTitle("Turn this decision into a test");
		setMessage(
				"The test goes on with this game, decides as it was decided, and expects what came of it. The game is kept in the pack.");
		Composite fields = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(fields);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(fields);
		new Label(fields, SWT.NONE).setText("It is about:");
		Text name = new Text(fields, SWT.BORDER);
		name.setText(title);
		name.selectAll();
		GridDataFactory.fillDefaults().grab(true, false).hint(420, SWT.DEFAULT).applyTo(name);
		new Label(fields, SWT.NONE).setText("It goes into:");
		Combo where = new Combo(fields, SWT.DROP_DOWN);
		where.setItems(files.toArray(String[]::new));
		where.setText(file);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(where);
		name.addListener(SWT.Modify, event -> {
			title = name.getText().strip();
			validate();
		});
		where.addListener(SWT.Modify, event -> {
			file = where.getText().strip();
			validate();
		});
		return fields;
	}

	/** Null when there is none. */
	private @Nullable String objection() {
		if (title.isEmpty()) {
			return "Say what the test is about.";
		}
		if (file.isEmpty()) {
			return "Say which file it goes into.";
		}
		boolean outside = file.startsWith("/") || file.contains("..") || file.contains("\\") || file.contains(":");
		return outside ? "The file must be in the pack." : null;
	}

	private void validate() {
		setErrorMessage(objection());
		getButton(IDialogConstants.OK_ID).setEnabled(getErrorMessage() == null);
	}
}
