package org.hullwright.updatesite.probe;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;

/** What came of opening a file, as properties: {@code editor}, {@code class}, {@code contentType} and {@code errors}. */
final class OpeningReport {

	private final Path place;
	private final Properties properties = new Properties();

	/** @param place the file that is written */
	OpeningReport(Path place) {
		this.place = place;
	}

	/** Opens a file as "Open File…" does and notes what opened. */
	void opened(Path file, IWorkbenchPage page) {
		IContentType type = Platform.getContentTypeManager().findContentTypeFor(file.getFileName().toString());
		properties.setProperty("contentType", type == null ? "none" : type.getId());
		try {
			IEditorPart editor = IDE.openEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(file.toUri()));
			properties.setProperty("editor", editor.getSite().getId());
			properties.setProperty("class", editor.getClass().getName());
		} catch (PartInitException reason) {
			properties.setProperty("editor", reason.toString());
		}
	}

	/** @param errors what was logged meanwhile */
	void write(List<String> errors) {
		properties.setProperty("errors", String.join("\n", errors));
		try (Writer writer = Files.newBufferedWriter(place)) {
			properties.store(writer, null);
		} catch (IOException reason) {
			throw new UncheckedIOException(reason);
		}
	}
}
