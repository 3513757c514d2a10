package org.hullwright.lang.ide.fixes;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;

/**
 * Finds where a kind gets another member: where it is declared, when that is in this pack; else where this file extends it, or a new place.
 */
class MemberPlaces {

	/** What adds a member to a kind. */
	Edit declaring(String member, Kind kind, Diagnostic diagnostic) {
		return declaration(kind, diagnostic).map(place -> new Edit().append(place, member))
				.orElseGet(() -> new Edit().declareAfter(diagnostic.place(), "extend " + kind.getName() + " { " + member + " }"));
	}

	private static Optional<EObject> declaration(Kind kind, Diagnostic diagnostic) {
		if (PackContext.packOf(kind.eResource()).equals(PackContext.packOf(diagnostic.file()))) {
			return Optional.of(kind);
		}
		return Stream.of((HullFile) diagnostic.file().getContents().getFirst()).flatMap(file -> file.getDeclarations().stream())
				.filter(KindExtension.class::isInstance).map(KindExtension.class::cast).filter(extension -> extension.getKind() == kind)
				.<EObject>map(extension -> extension).findFirst();
	}
}
