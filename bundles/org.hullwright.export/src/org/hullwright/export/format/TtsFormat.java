package org.hullwright.export.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.folder.FolderExport;
import org.hullwright.export.tts.TtsExport;
import org.hullwright.export.tts.TtsOptions;
import org.hullwright.packs.PackCompiler;

/** Objects and tables for Tabletop Simulator. */
final class TtsFormat implements PackExporter {

	static final PackFormat FORMAT = new PackFormat("tts", "Tabletop Simulator",
			"A folder with objects, tables that are set up, their pictures and a report.", TtsExport.ENDING, PackFormat.Result.FOLDER,
			Set.of(PackFormat.Setting.EXPANSIONS, PackFormat.Setting.ADDRESS), TtsFormat.class);

	private final TtsExport tables;

	@Inject
	TtsFormat(TtsExport tables) {
		this.tables = tables;
	}

	@Override
	public Exported export(PackCompiler pack, Path target, ExportChoices choices, Progress progress) throws ArchiveRefusal, IOException {
		var options = new TtsOptions(choices.address().isEmpty() ? null : choices.address(), choices.expansions().orOwn(pack));
		FolderExport.Exported exported = tables.export(pack, target, options, progress);
		return Exported.ofFiles(exported.pack(), exported.files().size(), List.of(),
				choices.expansions().reported(pack, exported.report()));
	}
}
