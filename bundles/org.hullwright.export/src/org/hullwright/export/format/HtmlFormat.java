package org.hullwright.export.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.html.HtmlExport;
import org.hullwright.packs.PackCompiler;

/** A page for browsers. */
final class HtmlFormat implements PackExporter {

	static final PackFormat FORMAT = new PackFormat("html", "Page for browsers",
			"One page with every element drawn and its rules beside it, to be shown, searched and printed.", HtmlExport.EXTENSION,
			PackFormat.Result.DOCUMENT, Set.of(), HtmlFormat.class);

	private final HtmlExport pages;

	@Inject
	HtmlFormat(HtmlExport pages) {
		this.pages = pages;
	}

	@Override
	public Exported export(PackCompiler pack, Path target, ExportChoices choices, Progress progress) throws ArchiveRefusal, IOException {
		HtmlExport.Exported exported = pages.export(pack.pack(), target, progress);
		String contents = "elements: " + exported.elements() + ", languages: " + String.join(", ", exported.languages());
		return new Exported(exported.pack(), 1, contents, List.of(), List.of());
	}
}
