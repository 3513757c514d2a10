package org.hullwright.lang.server;

import java.net.URI;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;

import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullLanguageService;

/**
 * Runs LSP requests in the background, each on a thread of its own. An answer about a text that has changed meanwhile is given up with
 * ContentModified, as its places would not be right any more; the editor asks again.
 */
final class BackgroundRequests {

	private final HullLanguageService service;
	private final Executor threads;

	BackgroundRequests(HullLanguageService service, Executor threads) {
		this.service = service;
		this.threads = threads;
	}

	/** What a question about a document starts from. */
	record Asked(URI document, Lines lines, CancelIndicator cancelled) {}

	/** Asks about a document. */
	<T> CompletableFuture<T> about(String address, Function<Asked, T> question) {
		return CompletableFutures.computeAsync(threads, checker -> {
			URI document = Addresses.document(address);
			long version = service.workspace().version(document);
			try {
				CancelIndicator outdated = () -> checker.isCanceled() || service.workspace().version(document) != version;
				T answer = question.apply(new Asked(document, new Lines(service.workspace().text(document)), outdated));
				refuseIfChanged(document, version);
				return answer;
			} catch (CancellationException cancelled) {
				refuseIfChanged(document, version);
				throw cancelled;
			}
		});
	}

	/** Asks about no document in particular. */
	<T> CompletableFuture<T> about(Function<CancelIndicator, T> question) {
		return CompletableFutures.computeAsync(threads, checker -> question.apply(checker::isCanceled));
	}

	private void refuseIfChanged(URI document, long version) {
		if (service.workspace().version(document) != version) {
			throw new ResponseErrorException(new ResponseError(ResponseErrorCode.ContentModified, "The text has changed meanwhile", null));
		}
	}
}
