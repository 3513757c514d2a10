package org.hullwright.editor.recovery;

import java.io.IOException;
import java.util.List;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.recovery.RecoveryArea.Unsaved;
import org.osgi.framework.FrameworkUtil;

/** Brings back what was unsaved when the program last ended, and from then on watches what is typed. */
public final class RecoveryOnStart implements IStartup {

	@Override
	public void earlyStartup() {
		var area = new RecoveryArea(Platform.getStateLocation(FrameworkUtil.getBundle(RecoveryOnStart.class)).append("recovery").toPath());
		List<Unsaved> lost = lostTexts(area);
		var texts = new UnsavedTexts(area);
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			FileBuffers.getTextFileBufferManager().addFileBufferListener(texts);
			for (IFileBuffer open : FileBuffers.getTextFileBufferManager().getFileBuffers()) {
				texts.bufferCreated(open);
			}
			if (!lost.isEmpty()) {
				new Restoration(area).restore(lost);
			}
		});
	}

	private static List<Unsaved> lostTexts(RecoveryArea area) {
		try {
			return area.kept();
		} catch (IOException unreadable) {
			ILog.of(RecoveryOnStart.class).error("Text that was not saved could not be read", unreadable);
			return List.of();
		}
	}
}
