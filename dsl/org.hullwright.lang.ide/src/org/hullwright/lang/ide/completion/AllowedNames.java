package org.hullwright.lang.ide.completion;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.Explanation;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueGroup;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Entry;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Test;
import org.hullwright.model.Tryout;

/**
 * Offers names from the same scopes that link them, and whole sentences where their first word may stand. The members a component may give
 * a value are looked up from an entry; where the author is about to begin one there is none yet, so one is made that nobody else sees.
 */
public class AllowedNames extends IdeContentProposalProvider {

	private static final String ENTRIES = "entries";
	private static final Set<String> ONLY_IN_TESTS = Set.of("ExpectEffect", "EndExpectation");
	private static final Set<String> ONLY_IN_PREPARATIONS = Set.of("AnswerEffect", "WaitEffect", "RigEffect", "PlayEffect");

	private final Templates templates;
	private final CallableNames callables;
	private final PackContext packs;

	@Inject
	AllowedNames(Templates templates, CallableNames callables, PackContext packs) {
		this.templates = templates;
		this.callables = callables;
		this.packs = packs;
	}

	@Override
	@NonNullByDefault({})
	protected void _createProposals(Keyword keyword, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
		String rule = GrammarUtil.containingRule(keyword).getName();
		if (!isUnderstood(rule, context.getCurrentModel())) {
			return;
		}
		super._createProposals(keyword, context, acceptor);
		for (Template template : templates.of(rule, keyword.getValue())) {
			ContentAssistEntry entry = getProposalCreator().createProposal(template.text(), context, made -> made.setSource(template));
			acceptor.accept(entry, getProposalPriorities().getDefaultPriority(entry));
		}
	}

	/** Whether a sentence of that rule can be said at a place: some only tests know, and some only they and tryouts. */
	private static boolean isUnderstood(String rule, EObject place) {
		boolean inTest = EcoreUtil2.getContainerOfType(place, Test.class) != null;
		boolean inTryout = EcoreUtil2.getContainerOfType(place, Tryout.class) != null;
		return inTest || !ONLY_IN_TESTS.contains(rule) && (inTryout || !ONLY_IN_PREPARATIONS.contains(rule));
	}

	@Override
	@NonNullByDefault({})
	protected void _createProposals(CrossReference name, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
		EReference role = GrammarUtil.getReference(name);
		if (role == null) {
			super._createProposals(name, context, acceptor);
			return;
		}
		EObject owner = HullPackage.Literals.ENTRY.isSuperTypeOf(role.getEContainingClass())
				? ownerOfEntries(context.getCurrentModel())
				: null;
		if (role == HullPackage.Literals.DO_EFFECT__PROCEDURE) {
			callables.proposeEffects(context, acceptor);
		} else if (role == HullPackage.Literals.FUNCTION_CALL__FUNCTION) {
			callables.proposeQuestions(context, acceptor);
		} else if (role == HullPackage.Literals.NAME_REFERENCE__TARGET) {
			super._createProposals(name, context, new FittingFirst(new Surroundings(context, packs), acceptor));
		} else if (owner == null) {
			super._createProposals(name, context, acceptor);
		} else {
			IScope scope = getScopeProvider().getScope(imagined(role, owner), role);
			Set<String> given = givenBeside(owner, context.getOffset());
			getCrossrefProposalProvider().lookupCrossReference(scope, name, context, acceptor,
					offered -> isForEntries(offered) && !given.contains(offered.getName().getLastSegment()));
		}
	}

	@Override
	@NonNullByDefault({})
	protected void _createProposals(Assignment value, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
		if (GrammarUtil.containingRule(value).getName().equals("ReportSetting")
				&& value.getFeature().equals(HullPackage.Literals.REPORT_SETTING__CODE.getName())) {
			Arrays.stream(IssueGroup.values()).forEach(group -> propose(group.name(), group.title(), context, acceptor));
			IssueCode.settable().forEach(code -> propose(code.name(), Explanation.of(code).title(), context, acceptor));
		} else {
			DesignWords.at(value, context.getCurrentModel()).forEach((word, meaning) -> propose(word, meaning, context, acceptor));
			super._createProposals(value, context, acceptor);
		}
	}

	private void propose(String name, String title, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
		ContentAssistEntry entry = getProposalCreator().createProposal(name, context, made -> made.setDocumentation(title));
		acceptor.accept(entry, getProposalPriorities().getDefaultPriority(entry));
	}

	/** The properties that have a value in these braces already; not the one that the caret is at. */
	@SuppressWarnings("unchecked") // what is called entries holds entries
	private static Set<String> givenBeside(EObject owner, int caret) {
		var entries = (List<Entry>) owner.eGet(owner.eClass().getEStructuralFeature(ENTRIES));
		return entries.stream().filter(PropertyEntry.class::isInstance).filter(entry -> !isAt(caret, entry))
				.map(entry -> HullNames.written(entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY)).collect(Collectors.toSet());
	}

	/** Whether the caret is in or right behind the name of an entry. */
	private static boolean isAt(int caret, Entry entry) {
		return NodeModelUtils.findNodesForFeature(entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY).stream()
				.anyMatch(node -> node.getOffset() <= caret && caret <= node.getEndOffset());
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
