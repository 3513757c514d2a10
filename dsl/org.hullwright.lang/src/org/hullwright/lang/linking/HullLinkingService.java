package org.hullwright.lang.linking;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.linking.impl.DefaultLinkingService;

/**
 * Finds what a name stands for. Xtext would also have every name noted that is looked for, for a builder that is to know which files to
 * link anew; ours asks the texts themselves.
 */
public class HullLinkingService extends DefaultLinkingService {

	@Override
	@NonNullByDefault({})
	protected void registerImportedNamesAdapter(EObject context) {
		// see above
	}

	@Override
	protected void unRegisterImportedNamesAdapter() {
		// see above
	}
}
