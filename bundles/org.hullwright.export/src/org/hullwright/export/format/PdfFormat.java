package org.hullwright.export.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.pdf.PdfExport;
import org.hullwright.packs.PackCompiler;

/** A document to print, cut out and play. */
final class PdfFormat implements PackExporter {

	static final PackFormat FORMAT = new PackFormat("pdf", "Document to print",
			"Every copy of every component on sheets to be cut out, with backs behind them, and the rules as a booklet.",
			PdfExport.EXTENSION,
			PackFormat.Result.DOCUMENT, Set.of(PackFormat.Setting.EXPANSIONS, PackFormat.Setting.PAPER, PackFormat.Setting.CUTTING,
					PackFormat.Setting.INK, PackFormat.Setting.LANGUAGE),
			PdfFormat.class);

	private final PdfExport prints;

	@Inject
	PdfFormat(PdfExport prints) {
		this.prints = prints;
	}

	@Override
	public Exported export(PackCompiler pack, Path target, ExportChoices choices, Progress progress) throws ArchiveRefusal, IOException {
		PdfExport.Exported exported = prints.export(pack, target, choices.print().with(choices.expansions().orOwn(pack)), progress);
		return new Exported(exported.pack(), 1, "components: " + exported.components() + ", pages: " + exported.pages(), List.of(),
				choices.expansions().reported(pack, exported.report()));
	}
}
