package org.hullwright.lang.ide.index;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.ide.answer.SearchWords;
import org.hullwright.lang.index.HullIndexing;

/** The procedures of one file as they are found by words: read off its text when somebody searches first, and kept. Thread-safe. */
public final class FileCalls {

	private static final String REACH = "reach"; // user data: where the declaration begins, comments above included, and where it ends

	private final String text;
	private final List<IEObjectDescription> declared;
	private final Predicate<String> isKeyword;
	private volatile @Nullable Map<URI, Call> calls; // null until somebody searches

	/**
	 * A procedure that can be found.
	 *
	 * @param head what it says before its braces
	 * @param comment what its author wrote above it; empty text when nothing
	 * @param words by which it is found
	 */
	public record Call(CallHead head, String comment, SearchWords words) {}

	/** @param isKeyword whether a word belongs to the language, so that nothing is found by it */
	FileCalls(String text, List<IEObjectDescription> declared, Predicate<String> isKeyword) {
		this.text = text;
		this.declared = declared;
		this.isKeyword = isKeyword;
	}

	/** Notes where a declaration stands, among the user data of its description. */
	static void describe(EObject declaration, Map<String, String> data) {
		INode node = NodeModelUtils.getNode(declaration);
		if (node != null) {
			data.put(REACH, node.getTotalOffset() + Summarizer.BETWEEN + node.getTotalEndOffset());
		}
	}

	/** The procedure at an address of the model; empty when there is none. */
	public Optional<Call> find(URI address) {
		Map<URI, Call> known = calls;
		if (known == null) {
			known = read();
			calls = known;
		}
		return Optional.ofNullable(known.get(address));
	}

	private Map<URI, Call> read() {
		var read = new HashMap<URI, Call>();
		for (IEObjectDescription description : declared) {
			CallHead.of(description).ifPresent(head -> read.put(description.getEObjectURI(), call(head, description)));
		}
		return Map.copyOf(read);
	}

	private Call call(CallHead head, IEObjectDescription description) {
		String title = Optional.ofNullable(description.getUserData(HullIndexing.TITLE)).orElse("");
		String comment = Optional.ofNullable(description.getUserData(Summarizer.COMMENT)).orElse("");
		String reach = description.getUserData(REACH);
		if (reach == null) {
			return new Call(head, comment, new SearchWords(SearchWords.of(head.name(), title, head.phrase()), Set.of()));
		}
		String[] places = reach.split(Summarizer.BETWEEN);
		Set<String> said = SearchWords.of(head.name(), title, head.phrase());
		Set<String> mentioned = new TreeSet<>(SearchWords.of(text.substring(Integer.parseInt(places[0]), Integer.parseInt(places[1]))));
		mentioned.removeIf(isKeyword.or(said::contains));
		return new Call(head, comment, new SearchWords(said, mentioned));
	}
}
