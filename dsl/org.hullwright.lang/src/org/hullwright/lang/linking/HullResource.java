package org.hullwright.lang.linking;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.diagnostics.AbstractDiagnostic;
import org.eclipse.xtext.linking.impl.XtextLinkingDiagnostic;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.Triple;

/**
 * A file of Hull. When a name is found, Xtext works out what it would have said had it not been, to take that back; with a mistake anywhere
 * in the file that is done for every name and takes longer than all the rest. Here what was said at that place is taken back as it is.
 */
public class HullResource extends LazyLinkingResource {

	@Override
	protected void removeDiagnostic(Triple<EObject, EReference, INode> found) {
		if (!getErrors().isEmpty() || !getWarnings().isEmpty()) {
			int offset = found.getThird().getOffset();
			getErrors().removeIf(said -> isAboutNameAt(offset, said));
			getWarnings().removeIf(said -> isAboutNameAt(offset, said));
		}
	}

	private static boolean isAboutNameAt(int offset, Diagnostic said) {
		return said instanceof XtextLinkingDiagnostic && ((AbstractDiagnostic) said).getOffset() == offset;
	}
}
