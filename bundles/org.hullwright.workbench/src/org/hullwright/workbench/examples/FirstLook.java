package org.hullwright.workbench.examples;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.eclipse.ui.part.ISetSelectionTarget;
import org.osgi.framework.FrameworkUtil;

/**
 * What a new workspace shows: the head of an example with a game, so that there is something to read, to change and to play. Which one it
 * is best to begin with is a preference.
 */
final class FirstLook {

	private static final String HEAD = "pack.hull";
	private static final String PREFERRED = "firstExample";
	private static final Pattern GAME = Pattern.compile("^game ", Pattern.MULTILINE);

	private FirstLook() {}

	/**
	 * Opens the head of the preferred example, else of the first that says how a game goes, unless the author has already opened something.
	 */
	static void at(List<IProject> examples) {
		String preferred = Platform.getPreferencesService().getString(FrameworkUtil.getBundle(FirstLook.class).getSymbolicName(), PREFERRED,
				"", null);
		Comparator<IProject> preferredFirst = Comparator.comparing(example -> !example.getName().equals(preferred));
		examples.stream().sorted(preferredFirst).map(example -> example.getFile(HEAD)).filter(IFile::exists).filter(FirstLook::hasGame)
				.findFirst()
				.ifPresent(head -> PlatformUI.getWorkbench().getDisplay().asyncExec(() -> open(head)));
	}

	/** Expansions have no game of their own. */
	private static boolean hasGame(IFile head) {
		try {
			return GAME.matcher(head.readString()).find();
		} catch (CoreException unreadable) {
			ILog.of(FirstLook.class).error(head + " could not be read", unreadable);
			return false;
		}
	}

	private static void open(IFile head) {
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow() == null
				? null
				: PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		if (page == null || page.getEditorReferences().length > 0) {
			return;
		}
		try {
			IDE.openEditor(page, head, false);
		} catch (PartInitException failure) {
			ILog.of(FirstLook.class).error("The first example could not be opened", failure);
		}
		if (page.findView(ProjectExplorer.VIEW_ID) instanceof ISetSelectionTarget tree) {
			tree.selectReveal(new StructuredSelection(head));
		}
	}
}
