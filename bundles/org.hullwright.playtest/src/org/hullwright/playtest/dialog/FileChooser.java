package org.hullwright.playtest.dialog;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.swt.widgets.Shell;

/** Asks a person for a file or a folder. A service of the window, so that someone else can answer in the person's place. */
public interface FileChooser {

	/**
	 * What a file is wanted for.
	 *
	 * @param title of the question
	 * @param endings that it may have, without a dot, the usual one first
	 * @param folder where such files are kept; empty where the system would look
	 */
	record Wanted(String title, List<String> endings, String folder) {

		public Wanted {
			endings = List.copyOf(endings);
		}

		/** A file of which it does not matter in which folder it is. */
		public Wanted(String title, List<String> endings) {
			this(title, endings, "");
		}
	}

	/** A file to read; none when the person would rather not. */
	Optional<Path> toOpen(Wanted wanted, Shell parent);

	/**
	 * A file to write, which may be there already if the person says so; none when the person would rather not.
	 *
	 * @param name that is proposed, with its ending
	 */
	Optional<Path> toSave(Wanted wanted, String name, Shell parent);

	/**
	 * A folder that is there; none when the person would rather not.
	 *
	 * @param title of the question
	 * @param message what it is wanted for
	 */
	Optional<Path> folder(String title, String message, Shell parent);
}
