package org.hullwright.lang.folder;

import java.nio.file.Path;

/** What became of looking for a file that an author names by its way from the folder of a pack. */
public sealed interface NamedFile {

	record There(Path file) implements NamedFile {}

	/** There is no such file, or none that is spelt like that on every computer. */
	record Missing() implements NamedFile {}

	/** What is named does not lie in the folder of the pack, or not for every computer. */
	record Outside() implements NamedFile {}
}
