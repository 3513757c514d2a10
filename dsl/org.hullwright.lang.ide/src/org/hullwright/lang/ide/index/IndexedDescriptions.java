package org.hullwright.lang.ide.index;

import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsProvider;

/** Has files linked against the index where their resource set has a view of it, and against each other where not. */
public class IndexedDescriptions extends ResourceDescriptionsProvider {

	@Override
	@NonNullByDefault({})
	public IResourceDescriptions getResourceDescriptions(ResourceSet resources) {
		IndexView view = IndexView.find(resources);
		return view == null ? super.getResourceDescriptions(resources) : view;
	}
}
