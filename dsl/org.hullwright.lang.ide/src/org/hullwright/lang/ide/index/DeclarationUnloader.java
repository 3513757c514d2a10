package org.hullwright.lang.ide.index;

import java.util.List;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.parser.antlr.IReferableElementsUnloader;
import org.hullwright.lang.linking.NamedFragments;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;

/**
 * Turns what a file declared, when its text has changed, into references to whatever is declared by the same names, or stands at the same
 * places, {@linkplain NamedFragments now}. Xtext does that with every object of a model; other files refer to names only, and expressions
 * have none, so this is ten times as fast, which counts as it is done with each key.
 */
public class DeclarationUnloader implements IReferableElementsUnloader {

	private static final String ROOT = "/";
	private static final String PACK = "//@pack";

	@Override
	@NonNullByDefault({})
	public void unloadRoot(EObject root) {
		Resource file = root.eResource();
		if (file == null) {
			return;
		}
		if (root instanceof HullFile content) {
			List<String> addresses = NamedFragments.of(content);
			for (int place = 0; place < addresses.size(); place++) {
				unload(content.getDeclarations().get(place), addresses.get(place), file.getURI());
			}
			if (content.getPack() != null) {
				unload(content.getPack(), PACK, file.getURI());
			}
		} else {
			unload(root, ROOT, file.getURI());
		}
	}

	private static void unload(EObject object, String fragment, URI file) {
		if (object instanceof Expression) {
			return;
		}
		for (EReference contained : object.eClass().getEAllContainments()) {
			if (object.eIsSet(contained)) {
				String segment = fragment + "/@" + contained.getName();
				if (contained.isMany()) {
					unload((List<?>) object.eGet(contained), segment, file);
				} else {
					unload((EObject) object.eGet(contained), segment, file);
				}
			}
		}
		if (object instanceof Named) {
			((InternalEObject) object).eSetProxyURI(file.appendFragment(fragment));
		}
	}

	private static void unload(List<?> objects, String segment, URI file) {
		int index = 0;
		for (Object each : objects) {
			unload((EObject) each, segment + "." + index++, file);
		}
	}
}
