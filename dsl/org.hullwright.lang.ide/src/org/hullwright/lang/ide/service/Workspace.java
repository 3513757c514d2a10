package org.hullwright.lang.ide.service;

import java.net.URI;
import java.nio.file.Path;
import java.util.Collection;
import java.util.function.Supplier;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.hullwright.lang.ide.workspace.PackWorkspace;

/** Document synchronization: which packs there are, and what is in their texts, saved or not. */
@Singleton
public final class Workspace {

	private final PackWorkspace packs;

	@Inject
	Workspace(PackWorkspace packs) {
		this.packs = packs;
	}

	/** Says which folders are packs; they see each other when one requires another. Replaces what was said before, so it is idempotent. */
	public void setPacks(Collection<Path> folders) {
		packs.setPacks(folders);
	}

	/** Says what is in a document now: it was opened, or changed. Yields the version of the text, larger than any before. */
	public long setText(URI document, String text) {
		return packs.setText(document, text);
	}

	/**
	 * Says that a document is open, and who knows what is in it now: it is asked for whenever a client wants to know, by any thread. The
	 * version of such a text stays the same.
	 */
	public void follow(URI document, Supplier<String> text) {
		packs.follow(document, text);
	}

	/** The version of the present text of a document; 0 when it is not open. */
	public long version(URI document) {
		return packs.version(document);
	}

	/** Says that a document is not open any more; from now on the file counts. */
	public void close(URI document) {
		packs.close(document);
	}

	/** Says that files, or some in these folders, appeared, went or changed on disk. */
	public void changedOnDisk(Collection<Path> files) {
		packs.changedOnDisk(files);
	}

	/** The present text of a document, open or not; empty text when it cannot be read. */
	public String text(URI document) {
		return packs.text(document);
	}

	/** Runs whenever other packs or other files on disk count, in the thread that said so. */
	public void addListener(Runnable changed) {
		packs.addListener(changed);
	}

	/** Runs it no more; without effect for one that was never added. */
	public void removeListener(Runnable changed) {
		packs.removeListener(changed);
	}
}
