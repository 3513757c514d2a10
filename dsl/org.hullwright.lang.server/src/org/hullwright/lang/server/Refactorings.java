package org.hullwright.lang.server;

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
import org.hullwright.lang.server.BackgroundRequests.Asked;

/** What could be said otherwise, as the protocol tells it. What changes is worked out for the one that is chosen. */
final class Refactorings {

	private final HullLanguageService service;

	Refactorings(HullLanguageService service) {
		this.service = service;
	}

	/** What could be done with a stretch of a document. */
	List<CodeAction> at(String address, Asked asked, TextRange stretch) {
		return service.refactorings().refactorings(asked.document(), stretch, asked.cancelled()).stream().map(wish -> {
			var action = new CodeAction(title(wish));
			action.setKind(kind(wish));
			action.setData(Chosen.of(address, wish).data());
			return action;
		}).toList();
	}

	private static String title(Refactoring wish) {
		return switch (wish) {
			case Refactoring.ExtractProcedure extract -> wish.title() + " “" + extract.name() + "”";
			case Refactoring.ExtractName extract -> wish.title() + " “" + extract.name() + "”";
			case Refactoring.ExtractNumber extract -> wish.title() + " “" + extract.name() + "”";
			case Refactoring.Inline inline -> wish.title();
			case Refactoring.Move move ->
				"Move to “" + move.target().getPath().substring(move.target().getPath().lastIndexOf('/') + 1) + "”";
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
		switch (service.refactorings().refactor(asked.document(), Chosen.in(action).wish(), asked.cancelled())) {
			case Rewriting.Changes changes -> action.setEdit(new WorkspaceEdits(service).of(changes.changes()));
			case Rewriting.Refused refused ->
				throw new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, refused.reason(), null));
		}
		return action;
	}
}
