package org.hullwright.lang.linking;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import com.google.inject.Singleton;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.linking.lazy.LazyLinker;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.impl.ListBasedDiagnosticConsumer;

/**
 * The linker, lazy as Xtext's: leaves at each name a proxy that is resolved when it is first looked at. Xtext finds out anew for every name
 * which class the proxy may have, because type parameters might make a difference; the model of Hull has none. It also takes back the links
 * of a text that was never linked, and walks up the grammar anew for each part of a sentence. One for all files; thread-safe.
 */
@Singleton
public class HullLinker extends LazyLinker {

	private final Map<EClass, EClass> placeholders = new ConcurrentHashMap<>();
	private final Map<EObject, Boolean> unassigned = new ConcurrentHashMap<>();

	/** Leaves placeholders at the names in a part that was put into a file, without touching those of the rest. */
	public void linkPart(EObject part) {
		doLinkModel(part, new ListBasedDiagnosticConsumer());
	}

	/** Not where a text was just read. */
	@Override
	@NonNullByDefault({})
	protected boolean isClearAllReferencesRequired(Resource file) {
		return !(file instanceof HullResource hull && hull.isNew());
	}

	@Override
	@NonNullByDefault({})
	protected EClass getProxyType(EObject object, EReference reference) {
		return placeholders.computeIfAbsent(reference.getEReferenceType(), this::findInstantiableCompatible);
	}

	/** The same for all nodes of one part of the grammar, but where there is an element or an action. */
	@Override
	@NonNullByDefault({})
	protected boolean shouldCheckParentNode(INode node) {
		EObject part = node.getGrammarElement();
		return part == null || part instanceof Action || node.getParent() == null || node.getParent().hasDirectSemanticElement()
				? super.shouldCheckParentNode(node)
				: unassigned.computeIfAbsent(part, any -> super.shouldCheckParentNode(node));
	}
}
