package org.hullwright.lang.server;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.server.Questions.Asked;

/** What can be done at a place of a document, as the protocol tells it. */
final class CodeActions {

	private final HullLanguageService service;
	private final String address;
	private final Asked asked;

	/** @param address of the document, as the editor says it */
	CodeActions(HullLanguageService service, String address, Asked asked) {
		this.service = service;
		this.address = address;
		this.asked = asked;
	}

	/**
	 * What can be done with a stretch: what mends its problems, and what says it otherwise.
	 *
	 * @param only the kinds that are wanted; null for all
	 */
	List<Either<Command, CodeAction>> at(TextRange stretch, List<String> only) {
		List<CodeAction> actions = new ArrayList<>();
		if (isWanted(CodeActionKind.QuickFix, only)) {
			actions.addAll(fixes(stretch));
		}
		if (isWanted(CodeActionKind.Refactor, only)) {
			new Refactorings(service).at(address, asked, stretch).stream().filter(action -> only == null || only.isEmpty() || only.stream().anyMatch(action.getKind()::startsWith)).forEach(actions::add);
		}
		return actions.stream().map(Either::<Command, CodeAction>forRight).toList();
	}

	private static boolean isWanted(String kind, List<String> only) {
		return only == null || only.isEmpty() || only.stream().anyMatch(wanted -> wanted.startsWith(kind));
	}

	/** For each problem the best way first, then, where that is safe, all of its kind at once. */
	private List<CodeAction> fixes(TextRange stretch) {
		var actions = new ArrayList<CodeAction>();
		Set<Problem> begun = new HashSet<>();
		Set<String> safe = new HashSet<>();
		for (Fix fix : service.mending().fixes(asked.document(), stretch, asked.cancelled())) {
			boolean first = begun.add(fix.problem());
			actions.add(action(fix, first));
			if (first && fix.isSafe()) {
				safe.add(fix.problem().code());
			}
		}
		safe.stream().sorted().map(code -> service.mending().fixAll(asked.document(), code, false, asked.cancelled())).flatMap(Optional::stream)
				.forEach(all -> actions.add(action(all, false)));
		return actions;
	}

	private CodeAction action(Fix fix, boolean preferred) {
		var action = new CodeAction(fix.title());
		action.setKind(CodeActionKind.QuickFix);
		action.setDiagnostics(List.of(new Diagnoses(asked.lines()).of(fix.problem())));
		action.setIsPreferred(preferred);
		action.setEdit(new WorkspaceEdits(service).of(fix.changes()));
		return action;
	}
}
