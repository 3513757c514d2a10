package org.hullwright.workbench.tests.authoring;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.recovery.RecoveryArea;
import org.hullwright.workbench.tests.window.OtherWorkbench;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;

/** Types into a workbench that was started for it, or reads there what is unsaved. In all others it does nothing. */
public final class Typist implements IStartup {

	static final String SAVED = "pack attic { version 1.0.0 }\n";
	static final String TYPED = "room Attic\n";

	private static final String RECOVERY = "recovery";

	/** What it can do. */
	enum Errand {
		/** Make a pack and type into its file, without saving it. */
		TYPE,
		/** Tell what stands unsaved in an editor. */
		READ
	}

	@Override
	public void earlyStartup() {
		OtherWorkbench.errand(Errand.class).ifPresent(errand -> PlatformUI.getWorkbench().getDisplay().asyncExec(() -> visit(errand)));
	}

	private static void visit(Errand errand) {
		try {
			switch (errand) {
				case TYPE -> type();
				case READ ->
					Wait.until("the text to be back", () -> EditorPage.page().getActiveEditor() != null && EditorPage.active().isDirty());
			}
			OtherWorkbench.tell(List.of(EditorPage.active().text()));
		} catch (CoreException | IOException | AssertionError reason) {
			ILog.of(Typist.class).error("The typist failed", reason);
		}
	}

	private static void type() throws CoreException {
		var file = Projects.withPack("attic", SAVED).getFile("attic.hull");
		ResourcesPlugin.getWorkspace().save(true, new NullProgressMonitor()); // as the end of the day before has done
		EditorPage.open(file).caretBehind(SAVED).type(TYPED);
		Path folder = Platform.getStateLocation(Platform.getBundle("org.hullwright.editor")).append(RECOVERY).toPath();
		Wait.until("the text to be kept", () -> isKept(EditorPage.active().text(), new RecoveryArea(folder)));
	}

	private static boolean isKept(String text, RecoveryArea area) {
		try {
			return area.kept().stream().anyMatch(kept -> kept.content().equals(text));
		} catch (IOException unreadable) {
			throw new AssertionError(unreadable);
		}
	}
}
