package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;
import java.util.function.BiFunction;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.index.Index;
import org.hullwright.lang.ide.navigation.ReferenceFinder;
import org.hullwright.lang.ide.navigation.ReferenceFinder.Wanted;

/** Cross-references of all packs: questions about the symbol that the word at a place means. */
@Singleton
class CrossReferences {

	private final ModelAccess questions;
	private final ReferenceFinder references;

	@Inject
	CrossReferences(ModelAccess questions, ReferenceFinder references) {
		this.questions = questions;
		this.references = references;
	}

	/** Asks; nothing when the word means nothing. */
	<T> List<T> ask(URI document, int offset, CancelIndicator cancelled, BiFunction<Wanted, Index, List<T>> question) {
		return questions.find(document, cancelled, file -> references.wantedAt(file, offset))
				.map(wanted -> questions.everywhere(document, cancelled, index -> question.apply(wanted, index))).orElse(List.of());
	}
}
