package org.hullwright.lang.server;

import java.util.List;
import java.util.Map;

import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.server.BackgroundRequests.Asked;

/** Mending all problems of a kind in a whole pack. What changes is worked out when that is chosen, as it takes a look at every file. */
final class PackMending {

	private final HullLanguageService service;

	PackMending(HullLanguageService service) {
		this.service = service;
	}

	/** @param problem one of them */
	CodeAction offered(String address, Diagnostic problem) {
		var action = new CodeAction("Mend all of this kind in the pack");
		action.setKind(CodeActionKind.QuickFix);
		action.setDiagnostics(List.of(problem));
		action.setData(new Chosen(address, Chosen.MEND_PACK, 0, 0, problem.getCode().getLeft()).data());
		return action;
	}

	/** Whether an action is of this sort. */
	static boolean isOne(CodeAction action) {
		return Chosen.in(action).kind().equals(Chosen.MEND_PACK);
	}

	CodeAction resolved(CodeAction action, Asked asked) {
		Chosen chosen = Chosen.in(action);
		action.setEdit(new WorkspaceEdits(service)
				.of(service.quickFixes().fixAll(asked.document(), chosen.name(), true, asked.cancelled()).map(Fix::changes)
						.orElse(Map.of())));
		return action;
	}
}
