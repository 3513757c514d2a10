package org.hullwright.workbench.tests.window;

import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.intro.IIntroManager;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Takes the welcome page away, which lies over everything when the workbench has just been started for the first time. */
public final class NoWelcome implements BeforeAllCallback {

	@Override
	public void beforeAll(ExtensionContext context) {
		IIntroManager welcome = PlatformUI.getWorkbench().getIntroManager();
		if (welcome.getIntro() != null) {
			welcome.closeIntro(welcome.getIntro());
			Wait.settled();
		}
	}
}
