package org.hullwright.editor.language;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.editor.text.TextBufferListener;
import org.hullwright.editor.text.TextMirror;
import org.hullwright.lang.ide.HullLanguageService;

/**
 * Lets the language service know what is in the open texts, so that what is typed in one file counts in all others. Nobody else tells it: a
 * text that a caller holds for a question in the background may have been changed or closed meanwhile.
 */
final class OpenTexts extends TextBufferListener {

	private final HullLanguageService language;
	private final Map<IFileBuffer, TextMirror> mirrors = new ConcurrentHashMap<>();

	private OpenTexts(HullLanguageService language) {
		this.language = language;
	}

	/** Begins with what is open, and goes on with what will be. */
	static void follow(HullLanguageService language) {
		var texts = new OpenTexts(language);
		ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
		buffers.addFileBufferListener(texts);
		for (IFileBuffer buffer : buffers.getFileBuffers()) {
			texts.bufferCreated(buffer);
		}
	}

	@NonNullByDefault({})
	@Override
	public void bufferCreated(IFileBuffer buffer) {
		hullText(buffer).filter(text -> text.getFileStore() != null).ifPresent(text -> mirrors.computeIfAbsent(buffer, key -> {
			TextMirror mirror = TextMirror.of(text.getDocument());
			language.workspace().follow(text.getFileStore().toURI(), mirror::text);
			return mirror;
		}));
	}

	@NonNullByDefault({})
	@Override
	public void bufferDisposed(IFileBuffer buffer) {
		TextMirror mirror = mirrors.remove(buffer);
		if (mirror != null) {
			mirror.end();
			language.workspace().close(buffer.getFileStore().toURI());
		}
	}
}
