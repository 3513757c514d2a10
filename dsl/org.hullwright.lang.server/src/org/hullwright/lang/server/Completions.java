package org.hullwright.lang.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;

/** Proposals as editors list them. */
final class Completions {

	private static final int MOST = 1000; // so many the language service finds at most

	private static final int MOST_PICTURES = 50; // a few kilobytes each, and more than anybody looks at

	private final Lines lines;
	private final boolean fillsIn;

	/** @param fillsIn whether the editor lets places be filled in */
	Completions(Lines lines, boolean fillsIn) {
		this.lines = lines;
		this.fillsIn = fillsIn;
	}

	CompletionList of(List<Proposal> proposals) {
		var items = new ArrayList<CompletionItem>();
		for (Proposal proposal : proposals) {
			items.add(item(proposal, items.size()));
		}
		return new CompletionList(proposals.size() >= MOST, items);
	}

	private CompletionItem item(Proposal proposal, int rank) {
		var item = new CompletionItem(proposal.label());
		boolean hasPlaces = !proposal.places().isEmpty() || proposal.caret() != proposal.text().length();
		item.setKind(
				hasPlaces && proposal.kind() != ElementKind.KEYWORD ? CompletionItemKind.Snippet : SymbolKinds.completion(proposal.kind()));
		item.setSortText("%04d".formatted(rank));
		List<String> words = proposal.words().all();
		if (!words.isEmpty()) {
			item.setFilterText(proposal.text() + ' ' + String.join(" ", words));
		}
		if (!proposal.detail().isEmpty()) {
			item.setDetail(proposal.detail());
		}
		String documentation = rank < MOST_PICTURES ? IconPictures.of(proposal).orElse(proposal.documentation()) : proposal.documentation();
		if (!documentation.isEmpty()) {
			item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, documentation));
		}
		item.setInsertTextMode(InsertTextMode.AsIs);
		item.setInsertTextFormat(hasPlaces && fillsIn ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
		item.setTextEdit(
				Either.forLeft(new TextEdit(lines.range(proposal.replaced()), hasPlaces && fillsIn ? snippet(proposal) : proposal.text())));
		return item;
	}

	/** The text with its places marked as editors want it: equal words have equal numbers, and the caret ends at number 0. */
	static String snippet(Proposal proposal) {
		String text = proposal.text();
		var snippet = new StringBuilder();
		Map<String, Integer> numbers = new HashMap<>();
		int done = 0;
		boolean isCaretSet = false;
		for (TextRange place : proposal.places().stream().sorted(Comparator.comparingInt(TextRange::offset)).toList()) {
			if (!isCaretSet && proposal.caret() <= place.offset()) {
				snippet.append(escaped(text.substring(done, proposal.caret()))).append("$0");
				done = proposal.caret();
				isCaretSet = true;
			}
			String words = text.substring(place.offset(), place.end());
			snippet.append(escaped(text.substring(done, place.offset())));
			Integer before = numbers.putIfAbsent(words, numbers.size() + 1);
			snippet.append("${").append(before == null ? numbers.size() : before).append(':').append(escaped(words).replace("}", "\\}"))
					.append('}');
			done = place.end();
		}
		if (!isCaretSet) {
			snippet.append(escaped(text.substring(done, proposal.caret()))).append("$0");
			done = proposal.caret();
		}
		return snippet.append(escaped(text.substring(done))).toString();
	}

	private static String escaped(String text) {
		return text.replace("\\", "\\\\").replace("$", "\\$");
	}
}
