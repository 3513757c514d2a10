package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.edit.Parts;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.analysis.ListContents;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Parameter;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.TypeReference;
import org.hullwright.model.types.Type;

/** Mends values of the wrong type, where they are written as another type than they are meant. */
class TypeFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		return Map.of(IssueCode.TYPE_MISMATCH, TypeFixes::withoutQuotes, IssueCode.LIST_TOO_WIDE, TypeFixes::ofTheirKind);
	}

	/** The list is declared with the kind of what it has. */
	private static Stream<CodeAction> ofTheirKind(Diagnostic diagnostic) {
		String kind = diagnostic.told("content");
		return ListContents.declarationOf((Expression) diagnostic.place()).stream()
				.filter(declared -> declared.eResource() == diagnostic.file()).map(TypeFixes::typeOf).filter(Objects::nonNull)
				.flatMap(type -> Parts.rangeOf(type, HullPackage.Literals.TYPE_REFERENCE__DECLARATION).stream())
				.map(written -> CodeAction.of("Declare it as “list of " + kind + "”",
						new Edit().replace(diagnostic.file(), written, kind)));
	}

	private static @Nullable TypeReference typeOf(EObject declared) {
		return switch (declared) {
			case Parameter parameter -> parameter.getType();
			case Property property -> property.getType();
			case Procedure procedure -> procedure.getResult();
			default -> null;
		};
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
