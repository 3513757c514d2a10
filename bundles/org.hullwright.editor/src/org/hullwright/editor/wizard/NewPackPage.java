package org.hullwright.editor.wizard;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Asks what a new pack is called, and what it builds on. */
final class NewPackPage extends WizardPage {

	private static final String NOTHING = "nothing: a game of its own";

	private final IWorkspaceRoot workspace;
	private Text name;
	private Text title;
	private Combo buildsOn;

	NewPackPage(IWorkspaceRoot workspace) {
		super("pack", "A new pack", null);
		this.workspace = workspace;
		setDescription("A pack is a folder with rules and content: a game, or changes to one.");
	}

	@Override
	public void createControl(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		name = field(page, "Name:", "my_pack");
		title = field(page, "Title:", "What people read, for example: Broken Lights");
		new Label(page, SWT.NONE).setText("Builds on:");
		buildsOn = new Combo(page, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(buildsOn);
		buildsOn.add(NOTHING);
		packs().forEach(buildsOn::add);
		buildsOn.select(0);
		setControl(page);
		setPageComplete(false);
		name.setFocus();
	}

	private Text field(Composite page, String label, String hint) {
		new Label(page, SWT.NONE).setText(label);
		var field = new Text(page, SWT.BORDER);
		field.setMessage(hint);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
		field.addModifyListener(event -> validate());
		return field;
	}

	private List<String> packs() {
		return Arrays.stream(workspace.getProjects()).filter(IProject::isOpen).map(IProject::getName).sorted().toList();
	}

	private void validate() {
		String wanted = name.getText().strip();
		Optional<String> fault = NewPack.fault(wanted)
				.or(() -> workspace.getProject(wanted).exists() ? Optional.of("There is a project called " + wanted + " already.") : Optional.empty());
		setErrorMessage(wanted.isEmpty() ? null : fault.orElse(null)); // nothing is wrong before anything is typed
		setPageComplete(fault.isEmpty());
	}

	/** What was asked for. */
	NewPack pack() {
		return new NewPack(name.getText().strip(), title.getText().strip(),
				buildsOn.getSelectionIndex() > 0 ? Optional.of(buildsOn.getText()) : Optional.empty());
	}
}
