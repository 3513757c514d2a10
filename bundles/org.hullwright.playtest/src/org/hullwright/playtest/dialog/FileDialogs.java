package org.hullwright.playtest.dialog;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;

/** Asks for files and folders in the dialogs of the system. */
public final class FileDialogs extends AbstractServiceFactory implements FileChooser {

	/** Null for any other service. */
	@NonNullByDefault({})
	@Override
	public Object create(Class serviceInterface, IServiceLocator parentLocator, IServiceLocator locator) {
		return serviceInterface == FileChooser.class ? this : null;
	}

	@Override
	public Optional<Path> toOpen(Wanted wanted, Shell parent) {
		return answer(dialog(wanted, parent, SWT.OPEN));
	}

	@Override
	public Optional<Path> toSave(Wanted wanted, String name, Shell parent) {
		FileDialog dialog = dialog(wanted, parent, SWT.SAVE);
		dialog.setFileName(name);
		dialog.setOverwrite(true);
		return answer(dialog);
	}

	@Override
	public Optional<Path> folder(String title, String message, Shell parent) {
		DirectoryDialog dialog = new DirectoryDialog(parent);
		dialog.setText(title);
		dialog.setMessage(message);
		return Optional.ofNullable(dialog.open()).map(Path::of);
	}

	private static FileDialog dialog(Wanted wanted, Shell parent, int style) {
		FileDialog dialog = new FileDialog(parent, style);
		dialog.setText(wanted.title());
		dialog.setFilterExtensions(wanted.endings().stream().map(ending -> "*." + ending).toArray(String[]::new));
		if (!wanted.folder().isEmpty()) {
			dialog.setFilterPath(wanted.folder());
		}
		return dialog;
	}

	private static Optional<Path> answer(FileDialog dialog) {
		return Optional.ofNullable(dialog.open()).map(Path::of);
	}
}
