package org.hullwright.editor.preferences;

import java.util.Map;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.osgi.service.prefs.BackingStoreException;

/** How seriously warnings are taken in all packs. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class WarningsPage extends PreferencePage implements IWorkbenchPreferencePage {

	/** Under which the page is registered. */
	static final String ID = "org.hullwright.editor.preferences.warnings";

	private WarningsPanel panel;

	@NonNullByDefault({})
	@Override
	public void init(IWorkbench workbench) {
		setDescription(
				"How seriously what the checks find is taken in the packs you work on. What a pack says itself with “report … as” counts more.");
	}

	@NonNullByDefault({})
	@Override
	protected Control createContents(Composite parent) {
		panel = new WarningsPanel(parent, false);
		panel.show(ReportingPreferences.ofWorkspace().wishes());
		return panel.control();
	}

	@Override
	protected void performDefaults() {
		panel.show(Map.of());
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		try {
			ReportingPreferences.ofWorkspace().keep(panel.wishes());
			return true;
		} catch (BackingStoreException failure) {
			ILog.of(WarningsPage.class).error("How warnings are reported could not be kept", failure);
			setErrorMessage("This could not be kept: " + failure.getMessage());
			return false;
		}
	}
}
