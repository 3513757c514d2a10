package org.hullwright.lang.issue;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.diagnostics.Severity;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.model.ReportLevel;

/**
 * How seriously an issue is taken at a place: a pack may think otherwise of warnings, and where it says nothing, so may who works on it.
 * But an error stays one, as such a pack cannot be played.
 */
public class Severities {

	private final PackContext packs;
	private final CurrentReporting reporting;

	@Inject
	Severities(PackContext packs, CurrentReporting reporting) {
		this.packs = packs;
		this.reporting = reporting;
	}

	public Severity of(IssueCode code, EObject place) {
		return of(code, PackContext.packOf(place.eResource()), place.eResource().getURI(), packs.packs(place.eResource()));
	}

	/**
	 * How seriously an issue is taken in a file, told from the index alone.
	 *
	 * @param pack that the file belongs to
	 * @param visible what can be seen from there
	 */
	public Severity of(IssueCode code, String pack, URI file, VisiblePacks visible) {
		if (code.severity() == Severity.ERROR) {
			return Severity.ERROR;
		}
		return visible.find(pack).map(VisiblePacks.Pack::reports).flatMap(reports -> Reporting.saidBy(reports, code))
				.or(() -> reporting.get().of(code, file)).map(Severities::severity).orElse(code.severity());
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
