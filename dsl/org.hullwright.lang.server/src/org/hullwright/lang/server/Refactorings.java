package org.hullwright.lang.server;

import java.net.URI;
import java.util.List;

import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.server.Questions.Asked;

import com.google.gson.Gson;
import com.google.gson.JsonElement;

/** What could be said otherwise, as the protocol tells it. What changes is worked out for the one that is chosen. */
final class Refactorings {

	private static final Gson DATA = new Gson();

	private final HullLanguageService service;

	Refactorings(HullLanguageService service) {
		this.service = service;
	}

	/**
	 * What the editor hands back of the one that is chosen.
	 *
	 * @param document its address
	 * @param kind     which one it is, by the simple name of its class
	 * @param offset   of the selection, or the caret
	 * @param length   of the selection
	 * @param name     the name or the address that is given; may be empty
	 */
	record Chosen(String document, String kind, int offset, int length, String name) {

		/** What was sent to the editor, as it comes back. */
		static Chosen in(CodeAction action) {
			return DATA.fromJson((JsonElement) action.getData(), Chosen.class);
		}

		private static Chosen of(String document, Refactoring wish) {
			String kind = wish.getClass().getSimpleName();
			return switch (wish) {
				case Refactoring.ExtractProcedure(TextRange range, String name) -> new Chosen(document, kind, range.offset(), range.length(), name);
				case Refactoring.ExtractName(TextRange range, String name) -> new Chosen(document, kind, range.offset(), range.length(), name);
				case Refactoring.ExtractNumber(TextRange range, String name) -> new Chosen(document, kind, range.offset(), range.length(), name);
				case Refactoring.Inline(int offset, boolean everywhere) -> new Chosen(document, kind, offset, 0, everywhere ? "everywhere" : "");
				case Refactoring.Move(int offset, URI target) -> new Chosen(document, kind, offset, 0, target.toString());
			};
		}

		private Refactoring wish() {
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

	/** What could be done with a stretch of a document. */
	List<CodeAction> at(String address, Asked asked, TextRange stretch) {
		return service.changing().refactorings(asked.document(), stretch, asked.cancelled()).stream().map(wish -> {
			var action = new CodeAction(title(wish));
			action.setKind(kind(wish));
			action.setData(DATA.toJsonTree(Chosen.of(address, wish)));
			return action;
		}).toList();
	}

	private static String title(Refactoring wish) {
		return switch (wish) {
			case Refactoring.ExtractProcedure extract -> wish.title() + " “" + extract.name() + "”";
			case Refactoring.ExtractName extract -> wish.title() + " “" + extract.name() + "”";
			case Refactoring.ExtractNumber extract -> wish.title() + " “" + extract.name() + "”";
			case Refactoring.Inline inline -> wish.title();
			case Refactoring.Move move -> "Move to “" + move.target().getPath().substring(move.target().getPath().lastIndexOf('/') + 1) + "”";
		};
	}

	private static String kind(Refactoring wish) {
		return switch (wish) {
			case Refactoring.ExtractProcedure extract -> CodeActionKind.RefactorExtract;
			case Refactoring.ExtractName extract -> CodeActionKind.RefactorExtract;
			case Refactoring.ExtractNumber extract -> CodeActionKind.RefactorExtract;
			case Refactoring.Inline inline -> CodeActionKind.RefactorInline;
			case Refactoring.Move move -> CodeActionKind.RefactorMove;
		};
	}

	/** The one that was chosen, with what changes. A refusal is an error in the protocol, whose text the editor shows. */
	CodeAction resolved(CodeAction action, Asked asked) {
		switch (service.changing().refactor(asked.document(), Chosen.in(action).wish(), asked.cancelled())) {
			case Rewriting.Changes changes -> action.setEdit(new WorkspaceEdits(service).of(changes.changes()));
			case Rewriting.Refused refused -> throw new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, refused.reason(), null));
		}
		return action;
	}
}
