package org.hullwright.lang.linking;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.Triple;

/**
 * A file of Hull. When a name is found, Xtext works out what it would have said had it not been, to take that back, and before it says
 * anything it looks whether it has said the same; with many mistakes in a file that takes longer than all the rest. Here it is known what was
 * said at which place.
 */
public class HullResource extends LazyLinkingResource {

	private final Map<Integer, Diagnostic> said = new HashMap<>();

	@Override
	protected void doLinking() {
		said.clear();
		getCache().clear(this);
		super.doLinking();
	}

	@Override
	protected void createAndAddDiagnostic(Triple<EObject, EReference, INode> unknown) {
		if (isValidationDisabled()) {
			return;
		}
		DiagnosticMessage message = createDiagnosticMessage(unknown);
		if (message != null) {
			takeBack(unknown);
			Diagnostic diagnostic = createDiagnostic(unknown, message);
			getDiagnosticList(message).add(diagnostic);
			said.put(unknown.getThird().getOffset(), diagnostic);
		}
	}

	@Override
	protected void removeDiagnostic(Triple<EObject, EReference, INode> found) {
		takeBack(found);
	}

	private void takeBack(Triple<EObject, EReference, INode> name) {
		Diagnostic before = said.remove(name.getThird().getOffset());
		if (before != null) {
			getErrors().remove(before);
			getWarnings().remove(before);
		}
	}
}
