package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.Draft;
import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.ide.drafting.Drafter;

/** Generates the source of new elements, for the new-element wizard. Writes nothing itself. */
@Singleton
public final class GenerationService {

	private final ModelAccess questions;
	private final Drafter drafter;

	@Inject
	GenerationService(ModelAccess questions, Drafter drafter) {
		this.questions = questions;
		this.drafter = drafter;
	}

	/** The sorts of things that can be added to the pack of a document, those that every author knows first. */
	public List<Creatable> creatables(URI document, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, drafter::creatables).orElse(List.of());
	}

	/** What can be said about a new element of the pack of a document; empty when nothing begins with the word. */
	public Optional<ElementForm> form(URI document, String word, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> drafter.form(word, file));
	}

	/** A new element as it would be written into the pack of a document; empty when there is no such sort. */
	public Optional<Draft> draft(URI document, NewElement wanted, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> drafter.draft(wanted, file));
	}
}
