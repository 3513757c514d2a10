package org.hullwright.editor.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.LeftOut;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.pdf.Paper;
import org.hullwright.export.pdf.PrintOptions;
import org.hullwright.export.table.TableReader;
import org.hullwright.lang.pack.LoadedPack;

/**
 * A file that a pack becomes.
 *
 * @param folder    of the pack
 * @param libraries folders in which required packs are looked for
 * @param paper     for what is printed
 * @param inkSaver  whether what is printed only hints at colours
 * @param language  of what is printed, as the pack calls it; empty text for its own
 */
record PackFile(ExportForm form, Path folder, Collection<Path> libraries, Path target, Paper paper, boolean inkSaver, String language) {

	/**
	 * What somebody should know of a file that was written.
	 *
	 * @param leftOut files of the pack that are not in it
	 * @param report  what is in it otherwise than one may expect, as sentences
	 */
	record Written(List<LeftOut> leftOut, List<String> report) {

		/** Keeps its own copies. */
		Written {
			leftOut = List.copyOf(leftOut);
			report = List.copyOf(report);
		}
	}

	/**
	 * Writes it. What was there before is replaced only when everything is written.
	 *
	 * @throws ArchiveRefusal when the pack cannot be exported
	 * @throws IOException    when the file cannot be written
	 */
	Written write(Progress progress) throws ArchiveRefusal, IOException {
		return switch (form) {
			case ARCHIVE -> new Written(Archives.exporter().export(folder, target, progress).leftOut(), List.of());
			case PAGE -> {
				Archives.pages().export(pack(), target, progress);
				yield new Written(List.of(), List.of());
			}
			case PRINT -> {
				LoadedPack pack = pack();
				PrintOptions usual = PrintOptions.USUAL;
				yield new Written(List.of(), Archives.prints().export(pack, target, new PrintOptions(paper, usual.backs(), usual.bleed(), usual.gap(),
						usual.shiftRight(), usual.shiftDown(), inkSaver, TableReader.ownExpansions(pack), language), progress).report());
			}
		};
	}

	private LoadedPack pack() {
		return Archives.loader().load(folder, libraries);
	}
}
