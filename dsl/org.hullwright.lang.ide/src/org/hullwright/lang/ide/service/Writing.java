package org.hullwright.lang.ide.service;

import java.net.URI;
import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.formatting2.TextStyle;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.Signature;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.answer.Vocabulary;
import org.hullwright.lang.ide.completion.PackNames;
import org.hullwright.lang.ide.completion.ProposalFinder;
import org.hullwright.lang.ide.completion.VocabularyReader;
import org.hullwright.lang.ide.completion.WarmUp;
import org.hullwright.lang.ide.formatting.Tidying;
import org.hullwright.lang.ide.signature.SignatureFinder;
import org.hullwright.lang.ide.workspace.PackWorkspace;

/** Content assist (completion), signature help and formatting: what helps while an author types. */
@Singleton
public final class Writing {

	private final ModelAccess questions;
	private final PackWorkspace workspace;
	private final PackNames packNames;
	private final ProposalFinder proposals;
	private final VocabularyReader vocabulary;
	private final SignatureFinder signatures;
	private final Tidying tidying;
	private final WarmUp warmUp;

	@Inject
	Writing(ModelAccess questions, PackWorkspace workspace, PackNames packNames, ProposalFinder proposals, VocabularyReader vocabulary,
			SignatureFinder signatures, Tidying tidying, WarmUp warmUp) {
		this.questions = questions;
		this.workspace = workspace;
		this.packNames = packNames;
		this.proposals = proposals;
		this.vocabulary = vocabulary;
		this.signatures = signatures;
		this.tidying = tidying;
		this.warmUp = warmUp;
	}

	/**
	 * Warms up content assist, so that the first proposals come as fast as later ones. Changes no answer. Takes some seconds of one
	 * processor: for a thread in the background, when an editor starts.
	 *
	 * @return at how many places of a sample text it has found proposals until it was cancelled
	 */
	public int warmUp(CancelIndicator cancelled) {
		return warmUp.run(workspace.library(), cancelled);
	}

	/** What could be written at a place, best first. */
	public List<Proposal> proposals(URI document, int offset, CancelIndicator cancelled) {
		Optional<PackNames.Place> place = questions.find(document, cancelled, file -> packNames.at(offset, file));
		if (place.isPresent()) {
			return questions.everywhere(document, cancelled,
					index -> packNames.proposals(place.get(), workspace.folderOf(document), index));
		}
		return questions.ask(document, cancelled, file -> proposals.proposals(file, offset, cancelled)).orElse(List.of());
	}

	/** The words and sentences of the language, which are the same in every text. */
	public Vocabulary vocabulary() {
		return vocabulary.read();
	}

	/** What the call around a caret wants. */
	public Optional<Signature> signature(URI document, int caret, CancelIndicator cancelled) {
		return questions.find(document, cancelled, file -> signatures.signatureAt(file, caret));
	}

	/** What tidies a stretch of a document; nothing when its text cannot be read. */
	public List<TextChange> format(URI document, TextRange range, TextStyle style, CancelIndicator cancelled) {
		return questions.ask(document, cancelled, file -> tidying.format(file, range, style)).orElse(List.of());
	}

	/** The same in the usual style, but with lines that begin with this for each brace around them. */
	public List<TextChange> format(URI document, TextRange range, String indentation, CancelIndicator cancelled) {
		return format(document, range, TextStyle.USUAL.indentedBy(indentation), cancelled);
	}
}
