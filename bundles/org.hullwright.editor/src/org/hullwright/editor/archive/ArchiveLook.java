package org.hullwright.editor.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.resources.IWorkspaceRoot;
import org.hullwright.editor.language.OpenProjects;
import org.hullwright.export.archive.ArchiveIndex;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.PackFacts.RequiredPack;
import org.hullwright.lang.ide.request.BackgroundThreads;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.PackCatalog;

/** Looks at archives before they are imported, apart from the UI thread: they may lie on a slow disk. */
final class ArchiveLook {

	private final IWorkspaceRoot workspace;

	ArchiveLook(IWorkspaceRoot workspace) {
		this.workspace = workspace;
	}

	CompletableFuture<InspectedArchive> at(Path archive) {
		return BackgroundThreads.supply(() -> found(archive));
	}

	private InspectedArchive found(Path archive) {
		try {
			ArchiveIndex index = Archives.importer().look(archive);
			return new InspectedArchive(index.pack(), index.files().size(), missing(index), null);
		} catch (ArchiveRefusal refused) {
			return InspectedArchive.refused(refused.getMessage());
		} catch (IOException unreadable) {
			return InspectedArchive.refused(archive + " cannot be read: " + unreadable.getMessage());
		}
	}

	private List<String> missing(ArchiveIndex index) {
		PackCatalog there = new PackCatalog().add(new OpenProjects(workspace).folders());
		return index.pack().requires().stream().map(RequiredPack::pack)
				.filter(pack -> !pack.equals(CoreLibrary.PACK) && there.find(pack).isEmpty()).toList();
	}
}
