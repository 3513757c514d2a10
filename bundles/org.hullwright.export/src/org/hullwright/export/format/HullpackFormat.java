package org.hullwright.export.format;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.export.archive.ArchiveIndex;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackExport;
import org.hullwright.export.archive.Progress;
import org.hullwright.packs.PackCompiler;

/** Pack archives, for those who have Hullwright. */
final class HullpackFormat implements PackExporter {

	static final PackFormat FORMAT = new PackFormat("hullpack", "Pack archive",
			"One file to send to others, who import it. What it requires is not in it.",
			ArchiveIndex.EXTENSION, PackFormat.Result.FILE, Set.of(PackFormat.Setting.ERRORS), HullpackFormat.class);

	private final PackExport archives;

	@Inject
	HullpackFormat(PackExport archives) {
		this.archives = archives;
	}

	@Override
	public Exported export(PackCompiler pack, Path target, ExportChoices choices, Progress progress) throws ArchiveRefusal, IOException {
		PackExport.Exported exported = archives.export(pack.pack().folder(), target, progress);
		return Exported.ofFiles(exported.index().pack(), exported.index().files().size(), exported.leftOut(), List.of());
	}
}
