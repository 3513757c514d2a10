package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.validation.IssueCode;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.types.Type;

/** Mends values of the wrong type, where they are written as another type than they are meant. */
class TypeFixes {

	Map<IssueCode, Fixer> fixers() {
		return Map.of(IssueCode.TYPE_MISMATCH, TypeFixes::withoutQuotes);
	}

	private static Stream<Remedy> withoutQuotes(Mistake mistake) {
		boolean isNumber = mistake.place() instanceof TextLiteral text && text.getValue() != null && text.getValue().matches("[0-9]{1,9}")
				&& mistake.packs().expected(mistake.file()).of(text) instanceof Type.NumberType;
		return isNumber
				? Stream.of(Remedy.of("Write " + ((TextLiteral) mistake.place()).getValue() + " without quotes",
						new Edit().replace(mistake.place(), ((TextLiteral) mistake.place()).getValue())))
				: Stream.of();
	}
}
