package org.hullwright.lang.server;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Renamable;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.server.BackgroundRequests.Asked;

/** Other names, as the protocol tells them. A refusal is an error there, whose text the editor shows. */
final class Renames {

	private final HullLanguageService service;

	Renames(HullLanguageService service) {
		this.service = service;
	}

	/** The name at a place; null when nothing is named there. */
	@Nullable
	Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> prepared(Asked asked, int offset) {
		Optional<Renamable> named = service.refactorings().renamable(asked.document(), offset, asked.cancelled());
		if (named.isEmpty()) {
			return null;
		}
		Renamable found = named.get();
		if (!found.refusal().isEmpty()) {
			throw refused(found.refusal());
		}
		return Either3.forSecond(new PrepareRenameResult(asked.lines().range(found.word()), found.name()));
	}

	WorkspaceEdit edit(Asked asked, int offset, String name) {
		return switch (service.refactorings().rename(asked.document(), offset, name, asked.cancelled())) {
			case Rewriting.Refused refused -> throw refused(refused.reason());
			case Rewriting.Changes changes -> new WorkspaceEdits(service).of(changes.changes());
		};
	}

	private static ResponseErrorException refused(String reason) {
		return new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, reason, null));
	}
}
