package org.hullwright.lang.validation;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.diagnostics.Severity;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.model.ReportLevel;

import com.google.inject.Inject;

/**
 * How seriously an issue is taken at a place: a pack may think otherwise of warnings, and where it says nothing, so may who works on it. But an
 * error stays one, as such a pack cannot be played.
 */
class Severities {

	private final PackContext packs;
	private final CurrentReporting reporting;

	@Inject
	Severities(PackContext packs, CurrentReporting reporting) {
		this.packs = packs;
		this.reporting = reporting;
	}

	Severity of(IssueCode code, EObject place) {
		if (code.severity() == Severity.ERROR) {
			return Severity.ERROR;
		}
		return packs.packs(place.eResource()).find(PackContext.packOf(place.eResource())).map(VisiblePacks.Pack::reports)
				.flatMap(reports -> Reporting.saidBy(reports, code)).or(() -> reporting.get().of(code, place.eResource().getURI()))
				.map(Severities::severity).orElse(code.severity());
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
