package org.hullwright.editor.picture;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.swt.widgets.Shell;

/** Asks the user for a file with a picture. */
@FunctionalInterface
public interface PictureChooser {

	/**
	 * Asks for a file.
	 *
	 * @param parent the window that waits meanwhile
	 * @param begin the folder that is shown first
	 * @return empty when no file is wanted
	 */
	Optional<Path> choose(Shell parent, Path begin);
}
