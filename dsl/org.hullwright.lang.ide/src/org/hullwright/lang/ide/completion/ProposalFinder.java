package org.hullwright.lang.ide.completion;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
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
import org.hullwright.model.Named;

/**
 * Collects what the grammar and the scopes allow at a place: names of the type that is wanted first, then other names, whole sentences and
 * keywords, each in alphabetical order.
 */
public class ProposalFinder {

	private static final int MOST = 1000;

	private final Provider<Contexts> contexts;
	private final AllowedNames provider;
	private final Explainer explainer;
	private final Keywords keywords;
	private final PictureNames pictures;
	private final TypefaceProposals typefaces;
	private final PlaceholderNames placeholders;
	private final ExecutorService pool = Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("Proposals ", 1).factory());

	@Inject
	ProposalFinder(Provider<Contexts> contexts, AllowedNames provider, Explainer explainer, Keywords keywords, PictureNames pictures,
			TypefaceProposals typefaces, PlaceholderNames placeholders) {
		this.contexts = contexts;
		this.provider = provider;
		this.explainer = explainer;
		this.keywords = keywords;
		this.pictures = pictures;
		this.typefaces = typefaces;
		this.placeholders = placeholders;
	}

	/** The proposals for a place of a linked file, best first; no more than a thousand. */
	public List<Proposal> proposals(XtextResource file, int offset, CancelIndicator cancelled) {
		String text = file.getParseResult().getRootNode().getText();
		if (offset < 0 || offset > text.length()) {
			return List.of();
		}
		return pictures.at(offset, text, file).or(() -> typefaces.at(offset, text, file)).or(() -> IconNames.at(offset, text))
				.or(() -> placeholders.at(offset, file))
				.orElseGet(() -> allowed(file, text, offset, cancelled));
	}

	private List<Proposal> allowed(XtextResource file, String text, int offset, CancelIndicator cancelled) {
		Contexts factory = contexts.get();
		factory.setPool(pool);
		ContentAssistContext[] found = factory.create(text, new TextRegion(offset, 0), offset, file);
		var collector = new ProposalCollector(MOST, cancelled);
		provider.createProposals(List.of(found), collector);
		List<Ranked> proposals = collector.ranked()
				.map(entry -> new Ranked(proposal(entry.entry(), offset, file), entry.rank()))
				.filter(ranked -> !isGlued(ranked.proposal(), text)).toList();
		Set<String> beginnings = proposals.stream().filter(ranked -> ranked.rank() == Rank.SENTENCE)
				.map(sentence -> sentence.proposal().text().split("\\W", 2)[0]).collect(Collectors.toSet());
		return proposals.stream().sorted(Comparator.comparing((Ranked ranked) -> !ranked.beginsAsTyped(text))
				.thenComparing(ranked -> ranked.rankAmong(beginnings))
				.thenComparing(ranked -> ranked.proposal().label(), String.CASE_INSENSITIVE_ORDER)).map(Ranked::proposal).toList();
	}

	/** A proposal and where it belongs in the list. */
	private record Ranked(Proposal proposal, Rank rank) {

		/** Whether it begins with what is typed, and was not found by one of its later words or by what is said of it. */
		boolean beginsAsTyped(String text) {
			int typed = proposal.replaced().length();
			return proposal.label().regionMatches(true, 0, text, proposal.replaced().offset(), typed);
		}

		/** A name that begins a sentence of the list counts as a word. */
		Rank rankAmong(Set<String> beginnings) {
			return rank.compareTo(Rank.SENTENCE) < 0 && beginnings.contains(proposal.text().strip()) ? Rank.WORD : rank;
		}
	}

	/** Whether it would be written straight behind a word, number or text that it has nothing to do with. */
	private static boolean isGlued(Proposal proposal, String text) {
		int start = proposal.replaced().offset();
		return start > 0 && (text.charAt(start - 1) == '"' || Character.isLetterOrDigit(text.charAt(start - 1)))
				&& Character.isLetterOrDigit(proposal.text().charAt(0));
	}

	private Proposal proposal(ContentAssistEntry entry, int offset, XtextResource file) {
		String label = entry.getLabel() == null ? entry.getProposal() : entry.getLabel();
		var replaced = new TextRange(offset - entry.getPrefix().length(), entry.getPrefix().length());
		return switch (entry.getSource()) {
			case IEObjectDescription described -> new Proposal(label, NameDetails.of(described), documentation(described, file),
					Elements.kindOf(described.getEClass()),
					replaced, entry.getProposal(), entry.getProposal().length(), List.of());
			case CallProposal call -> call.proposed(replaced);
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

	private String documentation(IEObjectDescription described, XtextResource file) {
		if (described.getEObjectOrProxy() instanceof Named named && !named.eIsProxy()) {
			return explainer.markdown(named, file);
		}
		String comment = described.getUserData(Summarizer.COMMENT);
		return comment == null ? "" : comment;
	}
}
