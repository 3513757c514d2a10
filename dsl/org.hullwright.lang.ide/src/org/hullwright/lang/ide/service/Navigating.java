package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Link;
import org.hullwright.lang.ide.answer.Occurrence;
import org.hullwright.lang.ide.answer.TextLocation;
import org.hullwright.lang.ide.links.RequirementLinks;
import org.hullwright.lang.ide.navigation.Declarations;
import org.hullwright.lang.ide.navigation.ReferenceFinder;
import org.hullwright.lang.ide.navigation.TypeFinder;

/** Navigation: definition, type definition, references, implementations, occurrences and links of the symbol at a place. */
@Singleton
public final class Navigating {

	private final ModelAccess questions;
	private final Declarations declarations;
	private final TypeFinder types;
	private final ReferenceFinder references;
	private final CrossReferences everywhere;
	private final RequirementLinks links;

	@Inject
	Navigating(ModelAccess questions, Declarations declarations, TypeFinder types, ReferenceFinder references, CrossReferences everywhere,
			RequirementLinks links) {
		this.questions = questions;
		this.declarations = declarations;
		this.types = types;
		this.references = references;
		this.everywhere = everywhere;
		this.links = links;
	}

	/** What the word at a place means. */
	public Optional<Link> definition(URI document, int offset, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> declarations.referredAt(file, offset)
				.map(meant -> new Link(meant.range(), declarations.placeOf(meant.target()))));
	}

	/** Where the type of the word at a place is declared. */
	public Optional<Link> typeDefinition(URI document, int offset, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> types.typeAt(file, offset));
	}

	/** Every place, in all packs, that means what the word at a place means; its declaration included, first. */
	public List<TextLocation> references(URI document, int offset, CancelIndicator cancelled) {
		return everywhere.ask(document, offset, cancelled, (wanted, index) -> references.everywhere(wanted, index, cancelled));
	}

	/**
	 * The places that put something in the place of what the word at a place means, change it, or fill it with life: what expansions
	 * override, kinds below a kind, components of it, what components do for an effect.
	 */
	public List<TextLocation> implementations(URI document, int offset, CancelIndicator cancelled) {
		return everywhere.ask(document, offset, cancelled, (wanted, index) -> references.implementations(wanted, index, cancelled));
	}

	/** The places in the same document that mean what the word at a place means, in the order of the text. */
	public List<Occurrence> occurrences(URI document, int offset, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, file -> references.occurrences(file, offset)).orElse(List.of());
	}

	/** Words that lead somewhere though they name no declaration: the packs that a manifest requires. */
	public List<Link> links(URI document, CancelIndicator cancelled) {
		return questions.askWithIndex(document, cancelled, links::links).orElse(List.of());
	}
}
