package org.hullwright.export.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.json.JsonExportOptions;
import org.hullwright.export.json.JsonPackExport;
import org.hullwright.packs.PackCompiler;

/** Data for other front ends. */
final class JsonFormat implements PackExporter {

	static final PackFormat FORMAT = new PackFormat("json", "Data for other programs",
			"All that is in the pack as JSON with schemas, with its texts, pictures and rules.", JsonPackExport.EXTENSION,
			PackFormat.Result.FILE,
			Set.of(PackFormat.Setting.EXPANSIONS, PackFormat.Setting.SOURCE, PackFormat.Setting.DRAWINGS), JsonFormat.class);

	private final JsonPackExport data;

	@Inject
	JsonFormat(JsonPackExport data) {
		this.data = data;
	}

	@Override
	public Exported export(PackCompiler pack, Path target, ExportChoices choices, Progress progress) throws ArchiveRefusal, IOException {
		var options = new JsonExportOptions(choices.tool(), choices.withSource(), choices.expansions().orElse(Set.of()),
				choices.drawings());
		JsonPackExport.Exported exported = data.export(pack, target, options, progress);
		return Exported.ofFiles(exported.pack(), exported.files().size(), exported.leftOut(), List.of());
	}
}
