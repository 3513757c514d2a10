package org.hullwright.playtest.launch;

import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.playtest.configuration.GameConfigurations;
import org.hullwright.playtest.workspace.Packs;

/** Which pack's tests are run. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
final class TestsTab extends AbstractLaunchConfigurationTab {

	private final Packs packs = Packs.inWorkspace();
	private List<IProject> offered = List.of();
	private Combo pack;

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(14, 12).spacing(12, 9).applyTo(area);
		new Label(area, SWT.NONE).setText("Pack");
		pack = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(pack);
		offered = packs.all();
		offered.forEach(project -> pack.add(project.getName()));
		pack.addListener(SWT.Selection, event -> updateLaunchConfigurationDialog());
		setControl(area);
	}

	@NonNullByDefault({})
	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
		packs.meantNow().ifPresent(meant -> GameConfigurations.choosePack(meant, configuration));
	}

	@NonNullByDefault({})
	@Override
	public void initializeFrom(ILaunchConfiguration configuration) {
		try {
			GameConfigurations.packOf(configuration).map(offered::indexOf).ifPresentOrElse(pack::select, pack::deselectAll);
		} catch (CoreException unreadable) {
			ILog.of(TestsTab.class).error("A run configuration could not be read.", unreadable);
			setErrorMessage(unreadable.getMessage());
		}
	}

	@NonNullByDefault({})
	@Override
	public void performApply(ILaunchConfigurationWorkingCopy configuration) {
		if (pack.getSelectionIndex() >= 0) {
			GameConfigurations.choosePack(offered.get(pack.getSelectionIndex()), configuration);
		}
	}

	@NonNullByDefault({})
	@Override
	public boolean isValid(ILaunchConfiguration configuration) {
		return pack.getSelectionIndex() >= 0;
	}

	@Override
	public String getName() {
		return "Tests";
	}
}
