package org.hullwright.lang.parser;

import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.parser.DefaultEcoreElementFactory;

/**
 * Makes models that tell nobody of their changes. Nobody listens: every object knows its place in the text by an adapter, and for the sake
 * of those EMF made a notification for each value that is set, and for each name that is linked.
 */
public class QuietElements extends DefaultEcoreElementFactory {

	@Override
	@NonNullByDefault({})
	public EObject create(EClassifier type) {
		EObject element = super.create(type);
		element.eSetDeliver(false);
		return element;
	}
}
