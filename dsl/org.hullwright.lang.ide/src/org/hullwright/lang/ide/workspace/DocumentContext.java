package org.hullwright.lang.ide.workspace;

import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.emf.common.util.URI;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.IndexedResources;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.index.VisibleFiles;

/**
 * The incremental model of one document that is open: its AST, linked against a snapshot of the index, and the models of those files that
 * it leads to. A change of the text concerns this file alone. One question at a time; documents do not wait for each other.
 */
final class DocumentContext {

	private final URI address;
	private final Summarizer summarizer;
	private final IndexedResources resources;
	private final ReentrantLock lock = new ReentrantLock(true);
	private @Nullable FileSummary summary; // of the text last read; null before

	DocumentContext(URI address, Summarizer summarizer, IndexedResources resources) {
		this.address = address;
		this.summarizer = summarizer;
		this.resources = resources;
	}

	/** The summary of the document with this text. Reads it when it is another text than before. */
	FileSummary read(String text) {
		return whileLocked(() -> {
			FileSummary before = summary;
			if (before != null && before.text().equals(text)) {
				return before;
			}
			FileSummary now = resources.update(address, text, summarizer);
			summary = now;
			return now;
		});
	}

	/** Asks something about the document as it is in a state of the index. */
	<T> T ask(VisibleFiles present, Function<XtextResource, T> question) {
		return whileLocked(() -> {
			resources.show(present);
			present.find(address).ifPresent(now -> summary = now);
			return question.apply(resources.file(address));
		});
	}

	private <T> T whileLocked(Supplier<T> answer) {
		try {
			lock.lockInterruptibly();
		} catch (InterruptedException lostInterest) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		}
		try {
			return answer.get();
		} finally {
			lock.unlock();
		}
	}
}
