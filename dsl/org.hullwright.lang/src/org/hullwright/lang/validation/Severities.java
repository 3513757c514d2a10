package org.hullwright.lang.validation;

import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.diagnostics.Severity;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.model.ReportLevel;

import com.google.inject.Inject;

/** How seriously an issue is taken at a place: a pack may think otherwise of warnings, but an error stays one, as such a pack cannot be played. */
class Severities {

	private final PackContext packs;

	@Inject
	Severities(PackContext packs) {
		this.packs = packs;
	}

	Severity of(IssueCode code, EObject place) {
		if (code.severity() == Severity.ERROR) {
			return Severity.ERROR;
		}
		return packs.packs(place.eResource()).find(PackContext.packOf(place.eResource())).map(VisiblePacks.Pack::reports)
				.flatMap(reports -> names(code).map(reports::get).filter(Objects::nonNull).findFirst()).map(Severities::severity).orElse(code.severity());
	}

	/** By what names a pack may mean an issue, the one that counts most first. */
	private static Stream<String> names(IssueCode code) {
		return Stream.concat(Stream.of(code.name()), IssueGroup.of(code).map(IssueGroup::name));
	}

	private static Severity severity(ReportLevel level) {
		return switch (level) {
			case ERROR -> Severity.ERROR;
			case WARNING -> Severity.WARNING;
			case HINT -> Severity.INFO;
			case NOTHING -> Severity.IGNORE;
		};
	}
}
