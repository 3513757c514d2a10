package org.hullwright.lang;

import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.resource.IDefaultResourceDescriptionStrategy;
import org.eclipse.xtext.validation.CompositeEValidator;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.naming.HullNames;

import com.google.inject.Binder;
import com.google.inject.name.Names;

/** What Hull binds in place of Xtext's defaults, for every platform. */
public class HullRuntimeModule extends AbstractHullRuntimeModule {

	@Override
	public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
		return HullNames.class;
	}

	/** The checks of Hull say what is wrong; those of EMF would repeat it in words no author knows. */
	public void configureCheckedByHullOnly(Binder binder) {
		binder.bindConstant().annotatedWith(Names.named(CompositeEValidator.USE_EOBJECT_VALIDATOR)).to(false);
	}

	/** What other files can see of a file. */
	public Class<? extends IDefaultResourceDescriptionStrategy> bindIDefaultResourceDescriptionStrategy() {
		return HullIndexing.class;
	}
}
