package org.hullwright.playtest.testgeneration;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.text.SourceOpener;
import org.hullwright.playtest.workspace.HullLanguage;

/** Makes a test of a decision in the background, writes it, and opens it with its title selected. User-interface thread only. */
public final class TestStarter {

	/** Jobs that make tests belong to it. */
	public static final Object FAMILY = new Object();
	private static final String TITLE = "Turn into a test";
	private final IWorkbenchWindow window;

	TestStarter(IWorkbenchWindow window) {
		this.window = window;
	}

	/**
	 * Begins to make a test.
	 *
	 * @param decision its number, from 0; it was taken in the line of play that the session goes
	 * @param file that need not be there yet
	 */
	void start(int decision, PlaySession session, IFile file, String title) {
		Program program = session.program();
		PlaySetup setup = session.setup();
		GameRecord game = session.furthest().orElseThrow().record();
		Collection<Path> libraries = HullLanguage.packs().libraries();
		Display display = window.getShell().getDisplay();
		new Job("Turning a decision into a test") {

			@NonNullByDefault({})
			@Override
			protected IStatus run(IProgressMonitor monitor) {
				try {
					TestDestination into = new TestDestination(title, file.getLocation().toPath(),
							file.exists() ? textOf(file) : "pack " + game.pack() + "\n");
					MadeTest made = new TestMaker(HullLanguage.preparer(), libraries).make(program, setup, game, decision, into,
							monitor::isCanceled);
					if (monitor.isCanceled()) {
						return Status.CANCEL_STATUS;
					}
					switch (made) {
						case MadeTest.Passing(String text) -> write(into.text() + into.gap() + text, file, into, monitor, display);
						case MadeTest.Refused(String reason) ->
							display.asyncExec(() -> MessageDialog.openInformation(window.getShell(), TITLE, reason));
					}
					return Status.OK_STATUS;
				} catch (CoreException | IOException reason) {
					return Status.error("The test could not be written to " + file.getFullPath() + ": " + reason.getMessage(), reason);
				}
			}

			@NonNullByDefault({})
			@Override
			public boolean belongsTo(Object family) {
				return family == FAMILY;
			}
		}.schedule();
	}

	private static String textOf(IFile file) throws CoreException, IOException {
		try (InputStream content = file.getContents(true)) {
			return new String(content.readAllBytes(), StandardCharsets.UTF_8);
		}
	}

	/** The game is known to the workbench before the test that names it. */
	private void write(String text, IFile file, TestDestination into, IProgressMonitor monitor, Display display) throws CoreException {
		file.getProject().refreshLocal(IResource.DEPTH_INFINITE, monitor);
		byte[] content = text.getBytes(StandardCharsets.UTF_8);
		if (file.exists()) {
			file.setContents(content, false, true, monitor);
		} else {
			create(file.getParent());
			file.create(content, IResource.NONE, monitor);
		}
		int title = text.indexOf('"', into.text().length()) + 1;
		display.asyncExec(() -> new SourceOpener(window.getActivePage()).open(file, title, text.indexOf('"', title) - title));
	}

	private static void create(IContainer folder) throws CoreException {
		if (folder instanceof IFolder missing && !missing.exists()) {
			create(missing.getParent());
			missing.create(false, true, null);
		}
	}
}
