package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Call;
import org.hullwright.lang.ide.answer.CallItem;
import org.hullwright.lang.ide.calls.CallFinder;

/** The call hierarchy: who performs what. */
@Singleton
public final class CallHierarchyService {

	private final ModelAccess questions;
	private final CrossReferences everywhere;
	private final CallFinder calls;

	@Inject
	CallHierarchyService(ModelAccess questions, CrossReferences everywhere, CallFinder calls) {
		this.questions = questions;
		this.everywhere = everywhere;
		this.calls = calls;
	}

	/** The procedure, phase or effect that the word at a place means. */
	public Optional<CallItem> itemAt(URI document, int offset, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> calls.itemAt(file, offset));
	}

	/** Who performs what the word at a place means, in all packs. */
	public List<Call> callers(URI document, int offset, CancelIndicator cancelled) {
		return everywhere.ask(document, offset, cancelled, (wanted, index) -> calls.callers(wanted, index, cancelled));
	}

	/** What the declaration around a place performs. */
	public List<Call> called(URI document, int offset, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, file -> calls.called(file, offset)).orElse(List.of());
	}
}
