package org.hullwright.lang.ide.service;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Coloured;
import org.hullwright.lang.ide.answer.Description;
import org.hullwright.lang.ide.answer.Explained;
import org.hullwright.lang.ide.answer.Hint;
import org.hullwright.lang.ide.answer.Lens;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.build.PackBuild;
import org.hullwright.lang.ide.colour.ColourFinder;
import org.hullwright.lang.ide.description.Describer;
import org.hullwright.lang.ide.folding.FoldingFinder;
import org.hullwright.lang.ide.hints.CardCounter;
import org.hullwright.lang.ide.hover.Explainer;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.PackSummary;
import org.hullwright.lang.ide.lens.LensFinder;
import org.hullwright.lang.ide.selection.SelectionFinder;
import org.hullwright.lang.ide.symbols.DeclaredPlace;
import org.hullwright.lang.ide.workspace.PackWorkspace;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;

/**
 * Hovers, semantic tokens, folding ranges, selection ranges, inlay hints and code lenses: what is told about a text beside the text.
 */
@Singleton
public final class Reading {

	private final PackWorkspace workspace;
	private final ModelAccess questions;
	private final Explainer explainer;
	private final Describer describer;
	private final CardWriter cards;
	private final ColourFinder colours;
	private final FoldingFinder foldings;
	private final SelectionFinder selections;
	private final CardCounter counter;
	private final LensFinder lenses;
	private final PackBuild build;

	@Inject
	Reading(PackWorkspace workspace, ModelAccess questions, Explainer explainer, Describer describer, CardWriter cards,
			ColourFinder colours,
			FoldingFinder foldings,
			SelectionFinder selections, CardCounter counter, LensFinder lenses, PackBuild build) {
		this.workspace = workspace;
		this.questions = questions;
		this.explainer = explainer;
		this.describer = describer;
		this.cards = cards;
		this.colours = colours;
		this.foldings = foldings;
		this.selections = selections;
		this.counter = counter;
		this.lenses = lenses;
		this.build = build;
	}

	/** What is known about the word at a place. */
	public Optional<Explained> explain(URI document, int offset, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> explainer.explain(file, offset));
	}

	/**
	 * What there is to know about what the word at a place means, or else about the declaration around the place; what the packs have to do
	 * with it is as of the last check of each pack.
	 */
	public Optional<Description> describe(URI document, int offset, CancelIndicator cancelled) {
		return questions.askWithIndex(document, cancelled, (file, index) -> describer.describe(file, offset, build.mentions(index)))
				.flatMap(Function.identity());
	}

	/** What there is to know about a pack, which is what its manifest says; empty when it has none. */
	public Optional<Description> describePack(Path folder, CancelIndicator cancelled) {
		Path pack = folder.toAbsolutePath().normalize();
		Optional<FileSummary> manifest = questions.unlessCancelled(cancelled,
				() -> workspace.saved(pack, cancelled).pack(pack).flatMap(PackSummary::manifest));
		return manifest.flatMap(file -> VisiblePacks.headOf(file).flatMap(head -> DeclaredPlace.of(file, head)))
				.flatMap(name -> describe(name.document(), name.range().offset(), cancelled));
	}

	/**
	 * What is printed on the component that a place belongs to.
	 *
	 * @param language that the pack is translated into; any other, as empty text, for the language it is written in
	 */
	public Optional<CardFace> card(URI document, int offset, String language, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> cards.writeAt(file, offset, language));
	}

	/**
	 * The same in the looks of a theme.
	 *
	 * @param theme the name of the pack; empty text for none
	 */
	public Optional<CardFace> card(URI document, int offset, String language, String theme, CancelIndicator cancelled) {
		return questions.findDressed(document, theme, cancelled, file -> cards.writeAt(file, offset, language));
	}

	/** What the names of a document stand for, in the order of the text. */
	public List<Coloured> colours(URI document, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, colours::colours).orElse(List.of());
	}

	/** What can be folded: blocks and comments that go over several lines. */
	public List<TextRange> foldings(URI document, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, foldings::foldings).orElse(List.of());
	}

	/** The parts of a document around a place, each within the next. */
	public List<TextRange> selections(URI document, int offset, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, file -> selections.around(file, offset)).orElse(List.of());
	}

	/** Numbers that are good to see in a document though they are not written, in the order of the text: how many cards lie in a deck. */
	public List<Hint> hints(URI document, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, counter::hints).orElse(List.of());
	}

	/** What the packs have to do with the declarations of a document, as of the last check of each pack. */
	public List<Lens> lenses(URI document, CancelIndicator cancelled) {
		return questions.askWithIndex(document, cancelled, (file, index) -> lenses.lenses(file, build.mentions(index))).orElse(List.of());
	}
}
