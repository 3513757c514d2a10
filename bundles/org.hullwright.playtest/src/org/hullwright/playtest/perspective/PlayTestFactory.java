package org.hullwright.playtest.perspective;

import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
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

	/** Null until somebody asks for it. */
	private @Nullable PlayTest playTest;

	@NonNullByDefault({})
	@Override
	public Object create(Class serviceInterface, IServiceLocator parentLocator, IServiceLocator locator) {
		if (serviceInterface != PlayTest.class) {
			return null;
		}
		PlayTest known = playTest;
		if (known == null) {
			Display display = PlatformUI.getWorkbench().getDisplay();
			var folder = Platform.getStateLocation(FrameworkUtil.getBundle(PlayTest.class)).toPath();
			known = new PlayTest(display, new SavedGames(folder.resolve("playing")));
			playTest = known;
			new OptionTyping(known).start(display);
			new DebuggedGames(display, known).start();
		}
		return known;
	}
}
