package org.hullwright.lang.ide;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.parser.antlr.IReferableElementsUnloader;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsProvider;
import org.hullwright.lang.ide.index.DeclarationUnloader;
import org.hullwright.lang.ide.index.IndexedDescriptions;
import org.hullwright.lang.ide.words.Comments;

/** What editors need beyond the language itself. */
@NonNullByDefault
public class HullIdeModule extends AbstractHullIdeModule {

	/** What becomes of models whose text has changed. */
	public Class<? extends IReferableElementsUnloader> bindIReferableElementsUnloader() {
		return DeclarationUnloader.class;
	}

	/** What is told about a declaration. */
	public Class<? extends IEObjectDocumentationProvider> bindIEObjectDocumentationProvider() {
		return Comments.class;
	}

	/** What files are linked against. */
	public Class<? extends ResourceDescriptionsProvider> bindResourceDescriptionsProvider() {
		return IndexedDescriptions.class;
	}
}
