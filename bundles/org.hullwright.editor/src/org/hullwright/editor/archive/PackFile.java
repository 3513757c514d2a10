package org.hullwright.editor.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;

import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.format.ExportChoices;
import org.hullwright.export.format.PackExporter.Exported;
import org.hullwright.export.format.PackFormat;

/**
 * A file or folder that a pack becomes.
 *
 * @param folder of the pack
 * @param libraries folders in which required packs are looked for
 */
record PackFile(PackFormat format, Path folder, Collection<Path> libraries, Path target, ExportChoices choices) {

	/**
	 * Writes it. What was there before is replaced only when everything is written.
	 *
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException when the target cannot be written
	 * @throws IllegalArgumentException when something was chosen that there is not; says what
	 */
	Exported write(Progress progress) throws ArchiveRefusal, IOException {
		return Archives.exporter(format).export(Archives.open(folder, libraries).compiler(), target, choices, progress);
	}
}
