package org.hullwright.lang;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.emf.ecore.EValidator;
import org.eclipse.emf.ecore.impl.EValidatorRegistryImpl;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.linking.ILinker;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.linking.ILinkingService;
import org.eclipse.xtext.linking.impl.LinkingHelper;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.parser.IAstFactory;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.eclipse.xtext.resource.IDefaultResourceDescriptionStrategy;
import org.eclipse.xtext.resource.IFragmentProvider;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.resource.impl.ResourceServiceProviderRegistryImpl;
import org.eclipse.xtext.serializer.ISerializer;
import org.eclipse.xtext.service.SingletonBinding;
import org.eclipse.xtext.util.OnChangeEvictingCache;
import org.eclipse.xtext.validation.CompositeEValidator;
import org.eclipse.xtext.validation.IResourceValidator;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.linking.FileCache;
import org.hullwright.lang.linking.HullFragments;
import org.hullwright.lang.linking.HullLinker;
import org.hullwright.lang.linking.HullLinkingHelper;
import org.hullwright.lang.linking.HullLinkingService;
import org.hullwright.lang.linking.HullResource;
import org.hullwright.lang.linking.HullResourceSet;
import org.hullwright.lang.messages.SyntaxMessages;
import org.hullwright.lang.messages.UnknownNames;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.lang.naming.HullValues;
import org.hullwright.lang.parser.QuietElements;
import org.hullwright.lang.parser.RecoveringParser;
import org.hullwright.lang.validation.HullResourceValidator;

/** What Hull binds in place of Xtext's defaults, for every platform. */
@NonNullByDefault
public class HullRuntimeModule extends AbstractHullRuntimeModule {

	@Override
	public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
		return HullNames.class;
	}

	@Override
	public Class<? extends IValueConverterService> bindIValueConverterService() {
		return HullValues.class;
	}

	/** How objects are addressed within files. */
	public Class<? extends IFragmentProvider> bindIFragmentProvider() {
		return HullFragments.class;
	}

	@Override
	public Class<? extends XtextResource> bindXtextResource() {
		return HullResource.class;
	}

	@Override
	public Class<? extends XtextResourceSet> bindXtextResourceSet() {
		return HullResourceSet.class;
	}

	/** Who knows what about files: of this instance of the language only. */
	@Override
	public IResourceServiceProvider.Registry bindIResourceServiceProvider$Registry() {
		return new ResourceServiceProviderRegistryImpl();
	}

	/** Who checks models: of this instance of the language only, or everything would be found as often as there are instances. */
	@Override
	public EValidator.Registry bindEValidatorRegistry() {
		return new EValidatorRegistryImpl();
	}

	/**
	 * Not the checks that EMF has for models of any language: that lists are long enough, that what must be unique is. What is read from a
	 * text always passes them, as the metamodel asks for nothing of the sort, and they took as long as a fourth of all of ours.
	 */
	public void configureModelChecks(Binder binder) {
		binder.bindConstant().annotatedWith(Names.named(CompositeEValidator.USE_EOBJECT_VALIDATOR)).to(false);
	}

	/** How long is kept what was worked out about a file. */
	public Class<? extends OnChangeEvictingCache> bindOnChangeEvictingCache() {
		return FileCache.class;
	}

	@Override
	public Class<? extends ILinker> bindILinker() {
		return HullLinker.class;
	}

	@Override
	public Class<? extends ILinkingService> bindILinkingService() {
		return HullLinkingService.class;
	}

	/** What reads the names that are linked. */
	public Class<? extends LinkingHelper> bindLinkingHelper() {
		return HullLinkingHelper.class;
	}

	@Override
	public Class<? extends IParser> bindIParser() {
		return RecoveringParser.class;
	}

	/** How the objects of models are made. */
	@Override
	public Class<? extends IAstFactory> bindIAstFactory() {
		return QuietElements.class;
	}

	/** Models are changed by changing their texts, so each file need not have its own. */
	@Override
	@SingletonBinding
	public Class<? extends ISerializer> bindISerializer() {
		return super.bindISerializer();
	}

	/** What is said about names that mean nothing. */
	public Class<? extends ILinkingDiagnosticMessageProvider> bindILinkingDiagnosticMessageProvider() {
		return UnknownNames.class;
	}

	/** What is said about text that cannot be read. */
	public Class<? extends ISyntaxErrorMessageProvider> bindISyntaxErrorMessageProvider() {
		return SyntaxMessages.class;
	}

	/** What is wrong with a file. */
	public Class<? extends IResourceValidator> bindIResourceValidator() {
		return HullResourceValidator.class;
	}

	/** What other files can see of a file. */
	public Class<? extends IDefaultResourceDescriptionStrategy> bindIDefaultResourceDescriptionStrategy() {
		return HullIndexing.class;
	}
}
