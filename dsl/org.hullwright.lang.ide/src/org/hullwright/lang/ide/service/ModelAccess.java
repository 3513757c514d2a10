package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.workspace.PackWorkspace;

/**
 * Gives requests the models of the workspace, linked, and turns the two cancellations of Xtext into one. Each service asks through it.
 */
@Singleton
class ModelAccess {

	private final PackWorkspace workspace;
	private final OperationCanceledManager cancellation;

	@Inject
	ModelAccess(PackWorkspace workspace, OperationCanceledManager cancellation) {
		this.workspace = workspace;
		this.cancellation = cancellation;
	}

	/** Asks about a document, linked with all it can see; empty when there is no such file. The question asks the workspace for nothing. */
	<T> Optional<T> ask(URI document, CancelIndicator cancelled, Function<XtextResource, T> question) {
		return askWithIndex(document, cancelled, (file, index) -> question.apply(file));
	}

	/** Asks a question that may have no answer. */
	<T> Optional<T> find(URI document, CancelIndicator cancelled, Function<XtextResource, Optional<T>> question) {
		return ask(document, cancelled, question).flatMap(Function.identity());
	}

	/**
	 * Asks a question that may have no answer about a document that is linked with a theme as well.
	 *
	 * @param theme the name of a pack; empty text for none
	 */
	<T> Optional<T> findDressed(URI document, String theme, CancelIndicator cancelled, Function<XtextResource, Optional<T>> question) {
		return unlessCancelled(cancelled, () -> workspace.askDressed(document, theme, cancelled, file -> {
			refuseIf(cancelled);
			return question.apply(file);
		})).flatMap(Function.identity());
	}

	/** Asks about a document and the index that it is linked against. */
	<T> Optional<T> askWithIndex(URI document, CancelIndicator cancelled, BiFunction<XtextResource, Index, T> question) {
		return unlessCancelled(cancelled, () -> workspace.ask(document, cancelled, (file, index) -> {
			refuseIf(cancelled);
			return question.apply(file, index);
		}));
	}

	/** All packs with the unsaved texts over them; a document and all it requires are among them. */
	Index everything(URI document, CancelIndicator cancelled) {
		return everywhere(document, cancelled, Function.identity());
	}

	/** Asks about all packs. */
	<T> T everywhere(URI document, CancelIndicator cancelled, Function<Index, T> question) {
		return unlessCancelled(cancelled, () -> question.apply(workspace.everything(workspace.folderOf(document), cancelled)));
	}

	/** An answer that takes a while. */
	<T> T unlessCancelled(CancelIndicator cancelled, Supplier<T> answer) {
		refuseIf(cancelled);
		try {
			T found = answer.get();
			refuseIf(cancelled);
			return found;
		} catch (RuntimeException | Error thrown) {
			if (cancellation.isOperationCanceledException(thrown)) {
				throw (CancellationException) new CancellationException().initCause(thrown);
			}
			throw thrown;
		}
	}

	private static void refuseIf(CancelIndicator cancelled) {
		if (cancelled.isCanceled()) {
			throw new CancellationException();
		}
	}
}
