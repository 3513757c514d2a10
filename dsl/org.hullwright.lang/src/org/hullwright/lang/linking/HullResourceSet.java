package org.hullwright.lang.linking;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.impl.ResourceFactoryRegistryImpl;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.resource.FileExtensionProvider;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResourceSet;

/** Files that are read and linked by the language they were made with, whichever other instances of it there are. */
public class HullResourceSet extends XtextResourceSet {

	@Inject
	HullResourceSet(IResourceFactory files, FileExtensionProvider extensions) {
		var factories = new ResourceFactoryRegistryImpl() {

			@Override
			@NonNullByDefault({})
			protected Resource.Factory delegatedGetFactory(URI address, String contentType) {
				return Resource.Factory.Registry.INSTANCE.getFactory(address, contentType); // for the grammar, which is a file as well
			}
		};
		factories.getExtensionToFactoryMap().put(extensions.getPrimaryFileExtension(), files);
		setResourceFactoryRegistry(factories);
	}
}
