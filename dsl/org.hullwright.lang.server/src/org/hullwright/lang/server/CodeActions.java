package org.hullwright.lang.server;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.server.BackgroundRequests.Asked;

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
			new Refactorings(service).at(address, asked, stretch).stream()
					.filter(action -> isAny(only) || only.stream().anyMatch(action.getKind()::startsWith))
					.forEach(actions::add);
		}
		// what concerns the whole text is asked for by name
		if (!isAny(only) && only.stream().anyMatch(CodeActionKind.SourceFixAll::startsWith)) {
			service.quickFixes().fixAll(asked.document(), asked.cancelled())
					.ifPresent(all -> actions.add(action(all, CodeActionKind.SourceFixAll)));
		}
		return actions.stream().map(Either::<Command, CodeAction>forRight).toList();
	}

	private static boolean isAny(List<String> only) {
		return only == null || only.isEmpty();
	}

	private static boolean isWanted(String kind, List<String> only) {
		return isAny(only) || only.stream().anyMatch(wanted -> wanted.startsWith(kind));
	}

	/** For each problem the best way first, then, where that is safe, all of its kind at once. */
	private List<CodeAction> fixes(TextRange stretch) {
		var actions = new ArrayList<CodeAction>();
		Set<Problem> begun = new HashSet<>();
		Map<String, Problem> safe = new TreeMap<>(); // one for each code
		for (Fix fix : service.quickFixes().fixes(asked.document(), stretch, asked.cancelled())) {
			boolean first = begun.add(fix.problem());
			CodeAction action = action(fix, CodeActionKind.QuickFix);
			action.setIsPreferred(first);
			actions.add(action);
			if (first && fix.isSafe()) {
				safe.putIfAbsent(fix.problem().code(), fix.problem());
			}
		}
		safe.forEach((code, problem) -> {
			service.quickFixes().fixAll(asked.document(), code, false, asked.cancelled())
					.ifPresent(all -> actions.add(action(all, CodeActionKind.QuickFix)));
			if (service.quickFixes().isInOtherFiles(asked.document(), code, asked.cancelled())) {
				actions.add(new PackMending(service).offered(address, told(problem)));
			}
		});
		return actions;
	}

	private CodeAction action(Fix fix, String kind) {
		var action = new CodeAction(fix.title());
		action.setKind(kind);
		action.setDiagnostics(List.of(told(fix.problem())));
		action.setEdit(new WorkspaceEdits(service).of(fix.changes()));
		return action;
	}

	private Diagnostic told(Problem problem) {
		return new Diagnoses(asked.lines()).of(problem);
	}

	/** One that was chosen, with what changes; those that came with their changes stay as they are. */
	static CodeAction resolved(CodeAction chosen, HullLanguageService service, Asked asked) {
		return PackMending.isOne(chosen)
				? new PackMending(service).resolved(chosen, asked)
				: new Refactorings(service).resolved(chosen, asked);
	}
}
