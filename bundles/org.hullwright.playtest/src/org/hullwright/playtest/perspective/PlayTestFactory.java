package org.hullwright.playtest.perspective;

import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.hullwright.playtest.debugui.DebuggedGames;
import org.hullwright.playtest.decision.OptionTyping;
import org.hullwright.playtest.files.SavedGames;
import org.hullwright.playtest.service.PlayTest;
import org.osgi.framework.FrameworkUtil;

/** Makes the one {@link PlayTest} of the workbench, which views and commands ask their site for. */
public final class PlayTestFactory extends AbstractServiceFactory {

	private PlayTest playTest;

	@Override
	public Object create(Class serviceInterface, IServiceLocator parentLocator, IServiceLocator locator) {
		if (serviceInterface != PlayTest.class) {
			return null;
		}
		if (playTest == null) {
			var folder = Platform.getStateLocation(FrameworkUtil.getBundle(PlayTest.class)).toPath();
			playTest = new PlayTest(PlatformUI.getWorkbench().getDisplay(), new SavedGames(folder.resolve("playing")));
			new OptionTyping(playTest).start(PlatformUI.getWorkbench().getDisplay());
			new DebuggedGames(PlatformUI.getWorkbench().getDisplay(), playTest).start();
		}
		return playTest;
	}
}
