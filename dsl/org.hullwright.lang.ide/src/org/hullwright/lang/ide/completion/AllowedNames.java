package org.hullwright.lang.ide.completion;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.hullwright.model.Entry;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;

/**
 * Offers names from the same scopes that link them. The members a component may give a value are looked up from an entry; where the author
 * is about to begin one there is none yet, so one is made that nobody else sees.
 */
public class AllowedNames extends IdeContentProposalProvider {

	private static final String ENTRIES = "entries";

	@Override
	protected void _createProposals(CrossReference name, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
		EReference role = GrammarUtil.getReference(name);
		if (role != null && HullPackage.Literals.ENTRY.isSuperTypeOf(role.getEContainingClass()) && !(context.getCurrentModel() instanceof Entry)) {
			EObject owner = ownerOfEntries(context.getCurrentModel());
			if (owner != null) {
				IScope scope = getScopeProvider().getScope(imagined(role, owner), role);
				getCrossrefProposalProvider().lookupCrossReference(scope, name, context, acceptor, AllowedNames::isForEntries);
			}
		} else {
			super._createProposals(name, context, acceptor);
		}
	}

	private static EObject ownerOfEntries(EObject place) {
		EObject owner = place;
		while (owner != null && owner.eClass().getEStructuralFeature(ENTRIES) == null) {
			owner = owner.eContainer();
		}
		return owner;
	}

	/** Derived and built-in values are not for components to give. */
	private static boolean isForEntries(IEObjectDescription offered) {
		return !(offered.getEObjectOrProxy() instanceof Property property)
				|| property.getNature() == PropertyNature.PRINTED || property.getNature() == PropertyNature.STATE;
	}

	/** An entry that knows its owner, while the owner does not know it: the model stays as it was parsed. */
	private static EObject imagined(EReference role, EObject owner) {
		var entry = (InternalEObject) EcoreUtil.create(role.getEContainingClass());
		EStructuralFeature entries = owner.eClass().getEStructuralFeature(ENTRIES);
		entry.eBasicSetContainer((InternalEObject) owner, InternalEObject.EOPPOSITE_FEATURE_BASE - entries.getFeatureID(), null);
		return entry;
	}
}
