package org.hullwright.editor.picture;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/** Asks for a picture with the dialog of the system. */
public final class PictureDialog implements PictureChooser {

	private static final String[] ENDINGS = { "*.png;*.jpg;*.jpeg;*.svg" };
	private static final String[] NAMES = { "Pictures (PNG, JPEG, SVG)" };

	@Override
	public Optional<Path> choose(Shell parent, Path begin) {
		var dialog = new FileDialog(parent, SWT.OPEN);
		dialog.setText("Choose a picture");
		dialog.setFilterExtensions(ENDINGS);
		dialog.setFilterNames(NAMES);
		dialog.setFilterPath(begin.toString());
		return Optional.ofNullable(dialog.open()).map(Path::of);
	}
}
