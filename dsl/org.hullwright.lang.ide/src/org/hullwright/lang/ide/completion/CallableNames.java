package org.hullwright.lang.ide.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.ide.index.CallHead;
import org.hullwright.lang.ide.index.FileCalls;
import org.hullwright.lang.ide.index.FileSummary;
import org.hullwright.lang.ide.index.IndexView;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisibleNames;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Procedure;

/**
 * Offers procedures where one is called. They are found by their names; by the words of their names, titles and sentences; and where
 * nothing is found like that, by the words of their texts.
 */
class CallableNames {

	private final PackContext packs;

	@Inject
	CallableNames(PackContext packs) {
		this.packs = packs;
	}

	/**
	 * Procedures that do something. Those that find all they want at hand come first; the one that is being written seldom performs itself.
	 */
	void proposeEffects(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
		var around = new Surroundings(context, packs);
		URI own = procedureAround(context);
		propose(found(context, around, head -> !head.isQuestion()), context, acceptor, call -> call.isReady()
				&& !call.described().getEObjectURI().equals(own));
	}

	/** Questions that want something; those that want nothing are named like any other value. */
	void proposeQuestions(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
		var around = new Surroundings(context, packs);
		propose(found(context, around, head -> head.isQuestion() && !head.parameters().isEmpty()), context, acceptor,
				call -> around.isFitting(call.call().head().result()));
	}

	private static void propose(List<CallProposal> calls, ContentAssistContext context, IIdeContentProposalAcceptor acceptor,
			Predicate<CallProposal> isFitting) {
		for (CallProposal call : calls) {
			if (!acceptor.canAcceptMoreProposals()) {
				return;
			}
			var entry = new ContentAssistEntry();
			entry.setPrefix(context.getPrefix());
			entry.setProposal(call.text());
			entry.setSource(call);
			acceptor.accept(entry, (isFitting.test(call) ? Rank.FITTING_NAME : Rank.NAME).priority());
		}
	}

	/** The procedure that is being written mentions what is typed, and is not found by that. */
	private List<CallProposal> found(ContentAssistContext context, Surroundings around, Predicate<CallHead> isWanted) {
		String letters = context.getPrefix();
		VisibleNames names = packs.names(context.getResource());
		IndexView index = IndexView.of(context.getResource().getResourceSet());
		String behind = textBehind(context);
		URI own = procedureAround(context);
		var named = new ArrayList<CallProposal>();
		var mentioning = new ArrayList<CallProposal>();
		callables(names).forEach(described -> callOf(described, index).filter(call -> isWanted.test(call.head())).ifPresent(call -> {
			String name = nameOf(described, names);
			if (isBegun(name, letters) || call.words().says(letters)) {
				named.add(proposal(name, described, call, around, behind));
			} else if (named.isEmpty() && !described.getEObjectURI().equals(own) && call.words().mentions(letters)) {
				mentioning.add(proposal(name, described, call, around, behind));
			}
		}));
		return named.isEmpty() ? mentioning : named;
	}

	/** Where the procedure is that is being written; null outside of all procedures. */
	private static @Nullable URI procedureAround(ContentAssistContext context) {
		Procedure around = EcoreUtil2.getContainerOfType(context.getCurrentModel(), Procedure.class);
		return around == null ? null : EcoreUtil.getURI(around);
	}

	private static Stream<IEObjectDescription> callables(VisibleNames names) {
		return Stream.of(HullPackage.Literals.PROCEDURE, HullPackage.Literals.PHASE).flatMap(type -> names.of(type).stream());
	}

	private static Optional<FileCalls.Call> callOf(IEObjectDescription described, IndexView index) {
		return index.files().find(described.getEObjectURI().trimFragment()).map(FileSummary::calls)
				.flatMap(calls -> calls.find(described.getEObjectURI()));
	}

	/** The name as it has to be written: with its pack where another pack comes first. */
	private static String nameOf(IEObjectDescription described, VisibleNames names) {
		String name = described.getQualifiedName().getLastSegment();
		boolean isFirst = names.find(name, HullPackage.Literals.PROCEDURE)
				.filter(first -> first.getEObjectURI().equals(described.getEObjectURI())).isPresent();
		return isFirst ? name : described.getQualifiedName().toString();
	}

	private static boolean isBegun(String name, String letters) {
		return name.regionMatches(true, 0, letters, 0, letters.length());
	}

	private static CallProposal proposal(String name, IEObjectDescription described, FileCalls.Call call, Surroundings around,
			String behind) {
		boolean isFollowed = !behind.isEmpty() && (Character.isLetterOrDigit(behind.charAt(0))
				|| call.head().parameters().stream().anyMatch(wanted -> behind.strip().startsWith(wanted.preposition() + ' ')));
		return isFollowed
				? CallProposal.withoutArguments(name, described, call)
				: CallProposal.withArguments(name, described, call, around);
	}

	/** The rest of the line. */
	private static String textBehind(ContentAssistContext context) {
		String text = context.getResource().getParseResult().getRootNode().getText();
		int end = text.indexOf('\n', context.getOffset());
		return text.substring(Math.min(context.getOffset(), text.length()), end < 0 ? text.length() : end);
	}
}
