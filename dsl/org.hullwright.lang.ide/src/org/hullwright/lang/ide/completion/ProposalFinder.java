package org.hullwright.lang.ide.completion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.TextRegion;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.hover.Explainer;
import org.hullwright.lang.ide.index.Summarizer;
import org.hullwright.lang.ide.outline.Elements;
import org.hullwright.lang.ide.words.Keywords;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.model.Named;

import com.google.inject.Inject;
import com.google.inject.Provider;

/** Collects what the grammar and the scopes allow at a place: names first, then whole sentences, then keywords, each in alphabetical order. */
public class ProposalFinder {

	private static final int MOST = 1000;

	private final Provider<Contexts> contexts;
	private final AllowedNames provider;
	private final Explainer explainer;
	private final Keywords keywords;
	private final PictureNames pictures;
	private final ExecutorService pool = Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("Proposals ", 1).factory());

	@Inject
	ProposalFinder(Provider<Contexts> contexts, AllowedNames provider, Explainer explainer, Keywords keywords, PictureNames pictures) {
		this.contexts = contexts;
		this.provider = provider;
		this.explainer = explainer;
		this.keywords = keywords;
		this.pictures = pictures;
	}

	/** The proposals for a place of a linked file, best first; no more than a thousand. */
	public List<Proposal> proposals(XtextResource file, int offset, CancelIndicator cancelled) {
		String text = file.getParseResult().getRootNode().getText();
		if (offset < 0 || offset > text.length()) {
			return List.of();
		}
		return pictures.at(offset, text, file).orElseGet(() -> allowed(file, text, offset, cancelled));
	}

	private List<Proposal> allowed(XtextResource file, String text, int offset, CancelIndicator cancelled) {
		Contexts factory = contexts.get();
		factory.setPool(pool);
		ContentAssistContext[] found = factory.create(text, new TextRegion(offset, 0), offset, file);
		var collector = new Collector(cancelled);
		provider.createProposals(List.of(found), collector);
		List<Proposal> proposals = collector.entries.values().stream()
				.filter(entry -> !collector.isLongerThanNeeded(entry))
				.map(entry -> proposal(entry, offset, file)).filter(proposal -> !isGlued(proposal, text)).toList();
		Set<String> beginnings = proposals.stream().filter(ProposalFinder::isSentence).map(sentence -> sentence.text().split("\\W", 2)[0]).collect(Collectors.toSet());
		return proposals.stream().sorted(Comparator.comparing((Proposal proposal) -> rankOf(proposal, beginnings))
				.thenComparing(Proposal::label, String.CASE_INSENSITIVE_ORDER)).toList();
	}

	/** Whether it would be written straight behind a word, number or text that it has nothing to do with. */
	private static boolean isGlued(Proposal proposal, String text) {
		int start = proposal.replaced().offset();
		return start > 0 && (text.charAt(start - 1) == '"' || Character.isLetterOrDigit(text.charAt(start - 1)))
				&& Character.isLetterOrDigit(proposal.text().charAt(0));
	}

	/** Names, then sentences, then words, also those that are names but begin a sentence here. */
	private static int rankOf(Proposal proposal, Set<String> beginnings) {
		if (isSentence(proposal)) {
			return 1;
		}
		return proposal.kind() == ElementKind.KEYWORD || beginnings.contains(proposal.text().strip()) ? 2 : 0;
	}

	private static boolean isSentence(Proposal proposal) {
		return !proposal.places().isEmpty();
	}

	private Proposal proposal(ContentAssistEntry entry, int offset, XtextResource file) {
		String label = entry.getLabel() == null ? entry.getProposal() : entry.getLabel();
		var replaced = new TextRange(offset - entry.getPrefix().length(), entry.getPrefix().length());
		return switch (entry.getSource()) {
			case IEObjectDescription described -> new Proposal(label, detail(described), documentation(described, file), Elements.kindOf(described.getEClass()),
					replaced, entry.getProposal(), entry.getProposal().length(), List.of());
			case Template template -> template.indented(indentationAt(replaced.offset(), file)).proposed(replaced);
			case null, default -> new Proposal(label, "", documentation(entry), ElementKind.KEYWORD, replaced, entry.getProposal(),
					entry.getProposal().length(), List.of());
		};
	}

	private String documentation(ContentAssistEntry word) {
		return word.getDocumentation() == null ? keywords.explain(word.getProposal()).orElse("") : word.getDocumentation();
	}

	/** The blanks that the line of a place begins with. */
	private static String indentationAt(int offset, XtextResource file) {
		String text = file.getParseResult().getRootNode().getText();
		int start = text.lastIndexOf('\n', offset - 1) + 1;
		int end = start;
		while (end < offset && Character.isWhitespace(text.charAt(end))) {
			end++;
		}
		return text.substring(start, end);
	}

	private static String detail(IEObjectDescription described) {
		String title = described.getUserData(HullIndexing.TITLE);
		String pack = described.getUserData(HullIndexing.PACK);
		var parts = new ArrayList<String>();
		if (title != null && !title.isBlank()) {
			parts.add(title);
		}
		if (pack != null) {
			parts.add(pack);
		}
		return String.join(" · ", parts);
	}

	private String documentation(IEObjectDescription described, XtextResource file) {
		if (described.getEObjectOrProxy() instanceof Named named && !named.eIsProxy()) {
			return explainer.markdown(named, file);
		}
		String comment = described.getUserData(Summarizer.COMMENT);
		return comment == null ? "" : comment;
	}

	/** Keeps the first entry of each text: names are offered before keywords of the same spelling. */
	private static final class Collector implements IIdeContentProposalAcceptor {

		private final Map<String, ContentAssistEntry> entries = new LinkedHashMap<>();
		private final CancelIndicator cancelled;

		Collector(CancelIndicator cancelled) {
			this.cancelled = cancelled;
		}

		@Override
		public void accept(ContentAssistEntry entry, int priority) {
			if (entry != null && (entry.getSource() instanceof IEObjectDescription || Character.isLetter(entry.getProposal().charAt(0)))) {
				entries.merge(entry.getProposal(), entry, (first, second) -> first.getSource() instanceof IEObjectDescription ? first : second);
			}
		}

		/** Whether the name is written with its pack though it is offered without. */
		boolean isLongerThanNeeded(ContentAssistEntry entry) {
			return entry.getSource() instanceof IEObjectDescription described
					&& entries.get(entry.getProposal().substring(entry.getProposal().lastIndexOf('.') + 1)) instanceof ContentAssistEntry shorter && shorter != entry
					&& shorter.getSource() instanceof IEObjectDescription same && same.getEObjectURI().equals(described.getEObjectURI());
		}

		@Override
		public boolean canAcceptMoreProposals() {
			return entries.size() < MOST && !cancelled.isCanceled();
		}
	}
}
