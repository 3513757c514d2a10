package org.hullwright.lang.validation.structure;

import java.util.Optional;

import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueGroup;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PackClause;
import org.hullwright.model.ReportSetting;

/** What a pack wants to be reported otherwise is a warning, or a group of them. */
public class ReportChecks extends ConcernChecks {

	@Check
	void isKnown(ReportSetting report) {
		if (report.getCode() == null || IssueGroup.of(report.getCode()).isPresent()) {
			return;
		}
		Optional<IssueCode> code = IssueCode.of(report.getCode());
		if (code.isEmpty()) {
			String suggestion = DidYouMean.closest(report.getCode(), IssueGroup.reportable()).map(" Did you mean %s?"::formatted)
					.orElse("");
			reportAt(IssueCode.UNKNOWN_NAME, report, HullPackage.Literals.REPORT_SETTING__CODE, "warning", report.getCode(), suggestion);
		} else if (code.get().severity() == Severity.ERROR) {
			reportAt(IssueCode.REPORTED_ALWAYS, report, HullPackage.Literals.REPORT_SETTING__CODE, report.getCode());
		}
	}

	@Check
	void isSaidOnce(PackClause pack) {
		for (ReportSetting report : pack.getReports()) {
			if (pack.getReports().stream()
					.anyMatch(other -> other != report && report.getCode() != null && report.getCode().equals(other.getCode()))) {
				reportAt(IssueCode.PROPERTY_TWICE, report, HullPackage.Literals.REPORT_SETTING__CODE, report.getCode());
			}
		}
	}
}
