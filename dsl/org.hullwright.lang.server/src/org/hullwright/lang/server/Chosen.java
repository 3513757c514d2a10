package org.hullwright.lang.server;

import java.net.URI;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import org.eclipse.lsp4j.CodeAction;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.TextRange;

/**
 * What the editor hands back of an action that is chosen, so that its changes are worked out only then.
 *
 * @param document its address
 * @param kind a refactoring, by the simple name of its class, or {@link #MEND_PACK}
 * @param offset of the selection, or the caret
 * @param length of the selection
 * @param name the name, the address or the code that is given; may be empty
 */
record Chosen(String document, String kind, int offset, int length, String name) {

	/** Mends all problems of a code in a pack. */
	static final String MEND_PACK = "MendPack";

	private static final Gson DATA = new Gson();

	/** What was sent to the editor, as it comes back. */
	static Chosen in(CodeAction action) {
		return DATA.fromJson((JsonElement) action.getData(), Chosen.class);
	}

	static Chosen of(String document, Refactoring wish) {
		String kind = wish.getClass().getSimpleName();
		return switch (wish) {
			case Refactoring.ExtractProcedure(TextRange range, String name) ->
				new Chosen(document, kind, range.offset(), range.length(), name);
			case Refactoring.ExtractName(TextRange range, String name) -> new Chosen(document, kind, range.offset(), range.length(), name);
			case Refactoring.ExtractNumber(TextRange range, String name) ->
				new Chosen(document, kind, range.offset(), range.length(), name);
			case Refactoring.Inline(int offset, boolean everywhere) ->
				new Chosen(document, kind, offset, 0, everywhere ? "everywhere" : "");
			case Refactoring.Move(int offset, URI target) -> new Chosen(document, kind, offset, 0, target.toString());
		};
	}

	/** As it goes to the editor. */
	JsonElement data() {
		return DATA.toJsonTree(this);
	}

	Refactoring wish() {
		var range = new TextRange(offset, length);
		return switch (kind) {
			case "ExtractProcedure" -> new Refactoring.ExtractProcedure(range, name);
			case "ExtractName" -> new Refactoring.ExtractName(range, name);
			case "ExtractNumber" -> new Refactoring.ExtractNumber(range, name);
			case "Inline" -> new Refactoring.Inline(offset, !name.isEmpty());
			default -> new Refactoring.Move(offset, URI.create(name));
		};
	}
}
