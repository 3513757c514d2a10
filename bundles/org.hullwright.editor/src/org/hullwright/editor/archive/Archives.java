package org.hullwright.editor.archive;

import java.nio.file.Path;
import java.util.Collection;

import org.hullwright.export.archive.PackImport;
import org.hullwright.export.format.PackExporter;
import org.hullwright.export.format.PackFormat;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.ToolChain;

/** What writes packs as files, and reads archives. The language may have to be started, which takes a moment: not for the UI thread. */
final class Archives {

	private Archives() {}

	static PackExporter exporter(PackFormat format) {
		return HullIdeSetup.shared().getInstance(format.exporter());
	}

	/** @param libraries folders in which required packs are looked for */
	static OpenedPack open(Path folder, Collection<Path> libraries) {
		return HullIdeSetup.shared().getInstance(ToolChain.class).open(folder, libraries);
	}

	static PackImport importer() {
		return HullIdeSetup.shared().getInstance(PackImport.class);
	}
}
