package org.hullwright.export.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.folder.FolderExport;
import org.hullwright.export.vassal.VassalExport;
import org.hullwright.packs.PackCompiler;

/** A module or an extension for VASSAL. */
final class VassalFormat implements PackExporter {

	static final PackFormat FORMAT = new PackFormat("vassal", "VASSAL",
			"A folder with a module, or with an extension where the pack only adds to another one, and a report.", VassalExport.ENDING,
			PackFormat.Result.FOLDER, Set.of(PackFormat.Setting.EXPANSIONS), VassalFormat.class);

	private final VassalExport modules;

	@Inject
	VassalFormat(VassalExport modules) {
		this.modules = modules;
	}

	@Override
	public Exported export(PackCompiler pack, Path target, ExportChoices choices, Progress progress) throws ArchiveRefusal, IOException {
		FolderExport.Exported exported = modules.export(pack, target, choices.expansions().orOwn(pack), progress);
		return Exported.ofFiles(exported.pack(), exported.files().size(), List.of(),
				choices.expansions().reported(pack, exported.report()));
	}
}
