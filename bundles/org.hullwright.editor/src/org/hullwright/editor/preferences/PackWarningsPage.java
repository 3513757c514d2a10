package org.hullwright.editor.preferences;

import java.nio.file.Path;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.dialogs.PropertyPage;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.lang.ide.request.LatestRequest;
import org.osgi.service.prefs.BackingStoreException;

/** How seriously warnings are taken in one pack, as far as the pack does not say it itself. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class PackWarningsPage extends PropertyPage {

	private static final int WIDTH = 430; // pixels

	private Button own;
	private WarningsPanel panel;

	@NonNullByDefault({})
	@Override
	protected Control createContents(Composite parent) {
		var contents = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(contents);
		own = new Button(contents, SWT.CHECK);
		own.setText("Take warnings otherwise in this pack");
		own.setSelection(kept().isUsed());
		own.addListener(SWT.Selection, event -> ownOrNot());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(own);
		var all = new Link(contents, SWT.NONE);
		all.setText("<a>For all packs...</a>");
		all.addListener(SWT.Selection, event -> PreferencesUtil
				.createPreferenceDialogOn(getShell(), WarningsPage.ID, new String[] { WarningsPage.ID }, null).open());
		var note = new Label(contents, SWT.WRAP);
		note.setText("This counts only here, in your workspace. "
				+ "What the pack says itself with “report … as” counts for everybody, and more; it is shown as well.");
		GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(note);
		panel = new WarningsPanel(contents, true);
		showWhatThePackSays(contents);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, true).applyTo(panel.control());
		ownOrNot();
		return contents;
	}

	@Override
	protected void performDefaults() {
		own.setSelection(false);
		ownOrNot();
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		try {
			if (own.getSelection()) {
				kept().use();
				kept().keep(panel.wishes());
			} else {
				kept().forget();
			}
			return true;
		} catch (BackingStoreException failure) {
			ILog.of(PackWarningsPage.class).error("How warnings are reported could not be kept", failure);
			setErrorMessage("This could not be kept: " + failure.getMessage());
			return false;
		}
	}

	/** Whoever begins to have wishes for a pack begins with those for all. */
	private void ownOrNot() {
		panel.show(own.getSelection() && kept().isUsed() ? kept().wishes() : ReportingPreferences.ofWorkspace().wishes());
		panel.setEnabled(own.getSelection());
	}

	private ReportingPreferences kept() {
		return ReportingPreferences.of(pack());
	}

	private void showWhatThePackSays(Control contents) {
		LatestRequest requests = new LatestRequest();
		contents.addListener(SWT.Dispose, event -> requests.cancel());
		Path folder = pack().getLocation().toPath();
		requests.ask(cancelled -> HullEditorPlugin.language().checking().reportedBy(folder), WindowThread.of(contents),
				panel::showSaidByPack,
				HullEditorPlugin::logFailure);
	}

	private IProject pack() {
		return Adapters.adapt(getElement(), IProject.class);
	}
}
