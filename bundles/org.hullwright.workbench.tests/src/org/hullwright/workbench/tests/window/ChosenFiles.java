package org.hullwright.workbench.tests.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.e4.core.contexts.IEclipseContext;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.dialog.FileChooser;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Chooses files and folders in a person's place, for the dialogs of the system cannot be reached from here. */
public final class ChosenFiles implements FileChooser, BeforeEachCallback, AfterEachCallback {

	private final IEclipseContext window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getService(IEclipseContext.class);
	private final List<String> asked = new ArrayList<>();
	private final List<String> folders = new ArrayList<>();
	private Optional<Path> answer = Optional.empty();

	@Override
	public void beforeEach(ExtensionContext context) {
		window.set(FileChooser.class, this);
	}

	@Override
	public void afterEach(ExtensionContext context) {
		window.remove(FileChooser.class);
	}

	/** What is answered from now on; before that, that no file is wanted. */
	public void answer(Path file) {
		answer = Optional.of(file);
	}

	/** What was asked for: titles, and the names that were proposed. */
	public List<String> asked() {
		return List.copyOf(asked);
	}

	/** Where the files that were asked for were proposed to be. */
	public List<String> folders() {
		return List.copyOf(folders);
	}

	@Override
	public Optional<Path> toOpen(Wanted wanted, Shell parent) {
		asked.add(wanted.title());
		folders.add(wanted.folder());
		return answer;
	}

	@Override
	public Optional<Path> toSave(Wanted wanted, String name, Shell parent) {
		asked.add(wanted.title() + ": " + name);
		folders.add(wanted.folder());
		return answer;
	}

	@Override
	public Optional<Path> folder(String title, String message, Shell parent) {
		asked.add(title);
		return answer;
	}
}
