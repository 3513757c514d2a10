package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.types.Type;

/** Mends values of the wrong type, where they are written as another type than they are meant. */
class TypeFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		return Map.of(IssueCode.TYPE_MISMATCH, TypeFixes::withoutQuotes);
	}

	private static Stream<CodeAction> withoutQuotes(Diagnostic diagnostic) {
		boolean isNumber = diagnostic.place() instanceof TextLiteral text && text.getValue() != null
				&& text.getValue().matches("[0-9]{1,9}")
				&& diagnostic.packs().expected(diagnostic.file()).of(text) instanceof Type.NumberType;
		return isNumber
				? Stream.of(CodeAction.of("Write " + ((TextLiteral) diagnostic.place()).getValue() + " without quotes",
						new Edit().replace(diagnostic.place(), ((TextLiteral) diagnostic.place()).getValue())))
				: Stream.of();
	}
}
