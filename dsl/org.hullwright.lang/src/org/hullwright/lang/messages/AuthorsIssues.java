package org.hullwright.lang.messages;

import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.ecore.util.EObjectValidator;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.validation.DiagnosticConverterImpl;
import org.eclipse.xtext.validation.Issue;

/** Leaves out what EMF finds by itself: the checks of Hull have said the same in words that authors know. */
public class AuthorsIssues extends DiagnosticConverterImpl {

	@Override
	public void convertValidatorDiagnostic(Diagnostic diagnostic, IAcceptor<Issue> acceptor) {
		if (!EObjectValidator.DIAGNOSTIC_SOURCE.equals(diagnostic.getSource())) {
			super.convertValidatorDiagnostic(diagnostic, acceptor);
		}
	}
}
