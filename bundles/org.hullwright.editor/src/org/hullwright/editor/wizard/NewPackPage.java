package org.hullwright.editor.wizard;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.editor.text.HullWords;
import org.hullwright.editor.theme.Enablement;
import org.hullwright.editor.wizard.NewPack.Beginning;
import org.hullwright.lang.ide.request.LatestRequest;
import org.hullwright.lang.pack.PackDraft;

/** Asks what a new pack is called, and what it begins with. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
final class NewPackPage extends WizardPage {

	private final IWorkspaceRoot workspace;
	private final List<PackProject> packs;
	private final @Nullable PackProject lookedAt;
	private boolean isNameGiven;
	private boolean isBaseGiven;
	private Text name;
	private Text title;
	private Button changes;
	private Combo base;
	private Button copy;
	private Combo original;

	/** What is being looked at is most likely what is to be copied; what is changed is most likely the game of it. */
	NewPackPage(IWorkspaceRoot workspace, IStructuredSelection selection, @Nullable IFile edited) {
		super("pack", "A new pack", null);
		this.workspace = workspace;
		this.packs = PackProject.in(workspace);
		this.lookedAt = PackProject.meant(packs, selection, edited).<@Nullable PackProject>map(pack -> pack).orElse(null);
		setDescription("A pack is a folder with rules and content: a game, or changes to one.");
	}

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
		title = field(page, "Title:", "What people read, for example: Broken Lights");
		title.addModifyListener(event -> proposeName());
		name = field(page, "Name:", "What Hull calls it, for example: broken_lights");
		name.addModifyListener(event -> {
			isNameGiven = !name.getText().isEmpty() && !name.getText().equals(PackDraft.nameFrom(title.getText()));
			validate();
		});
		changes = beginning(page, "Changes to:");
		base = choice(page, changes);
		copy = beginning(page, "A copy of:");
		original = choice(page, copy);
		Button nothing = beginning(page, "A game of its own, from nothing");
		GridDataFactory.fillDefaults().span(2, 1).applyTo(nothing);
		(packs.isEmpty() ? nothing : changes).setSelection(true);
		List.of(nothing, changes, copy).forEach(radio -> radio.addListener(SWT.Selection, event -> validate()));
		setControl(page);
		setPageComplete(false);
		LatestRequest requests = new LatestRequest();
		page.addListener(SWT.Dispose, event -> requests.cancel());
		requests.ask(cancelled -> new OwnPacks(packs).game(lookedAt), WindowThread.of(page), found -> found.ifPresent(this::propose),
				HullEditorPlugin::logFailure);
		title.setFocus();
	}

	/** A pack mostly changes a game, and seldom the last pack that its author has made. */
	private void propose(PackProject game) {
		if (!isBaseGiven) {
			base.select(packs.indexOf(game));
		}
	}

	private static Text field(Composite page, String label, String hint) {
		new Label(page, SWT.NONE).setText(label);
		var field = new Text(page, SWT.BORDER);
		field.setMessage(hint);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
		return field;
	}

	private Button beginning(Composite page, String label) {
		var radio = new Button(page, SWT.RADIO);
		radio.setText(label);
		Enablement.set(radio, !packs.isEmpty());
		return radio;
	}

	/** The packs that are there; who chooses one has chosen to begin with it. */
	private Combo choice(Composite page, Button meant) {
		var combo = new Combo(page, SWT.READ_ONLY);
		packs.forEach(pack -> combo.add(pack.hullName()));
		Enablement.set(combo, !packs.isEmpty());
		combo.select(lookedAt == null ? -1 : packs.indexOf(lookedAt));
		combo.addListener(SWT.Selection, event -> {
			isBaseGiven = true;
			for (var sibling : page.getChildren()) {
				if (sibling instanceof Button radio) {
					radio.setSelection(radio == meant);
				}
			}
			validate();
		});
		GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		return combo;
	}

	private void proposeName() {
		if (!isNameGiven) {
			name.setText(PackDraft.nameFrom(title.getText()));
		}
	}

	private void validate() {
		String wanted = name.getText().strip();
		Optional<String> fault = PackDraft.fault(wanted, HullWords::isKeyword)
				.or(() -> workspace.getProject(wanted).exists()
						? Optional.of("There is a project called " + wanted + " already.")
						: Optional.empty());
		setErrorMessage(wanted.isEmpty() ? null : fault.<@Nullable String>map(why -> why).orElse(null)); // nothing is wrong before anything
																											// is typed
		setPageComplete(fault.isEmpty());
	}

	/** What was asked for. */
	NewPack pack() {
		return new NewPack(new PackDraft(name.getText().strip(), title.getText().strip()), beginning());
	}

	private Beginning beginning() {
		if (changes.getSelection()) {
			return new NewPack.ChangesTo(base.getText());
		}
		return copy.getSelection() ? new NewPack.CopyOf(packs.get(original.getSelectionIndex())) : new NewPack.FromNothing();
	}
}
