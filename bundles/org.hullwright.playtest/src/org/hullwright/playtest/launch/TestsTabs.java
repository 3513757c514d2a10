package org.hullwright.playtest.launch;

import org.eclipse.debug.ui.AbstractLaunchConfigurationTabGroup;
import org.eclipse.debug.ui.ILaunchConfigurationDialog;
import org.eclipse.debug.ui.ILaunchConfigurationTab;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** What is asked about tests. */
public final class TestsTabs extends AbstractLaunchConfigurationTabGroup {

	@NonNullByDefault({})
	@Override
	public void createTabs(ILaunchConfigurationDialog dialog, String mode) {
		setTabs(new ILaunchConfigurationTab[] { new TestsTab() });
	}
}
