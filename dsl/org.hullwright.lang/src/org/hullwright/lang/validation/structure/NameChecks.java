package org.hullwright.lang.validation.structure;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.lang.naming.TokenText;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.Component;
import org.hullwright.model.CustomComponent;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.KindMember;
import org.hullwright.model.Named;
import org.hullwright.model.PackClause;
import org.hullwright.model.Side;
import org.hullwright.model.Variable;
import org.hullwright.model.series.Series;
import org.hullwright.model.types.Type;

/** Names mean one thing. */
public class NameChecks extends ConcernChecks {

	private final PackContext packs;
	private final HullNames names;

	@Inject
	NameChecks(PackContext packs, HullNames names) {
		this.packs = packs;
		this.names = names;
	}

	@Check
	void isDeclaredOnce(Named named) {
		if (named instanceof PackClause || isMember(named) || isOfUnknownKind(named)
				|| named instanceof Component component && Series.isSeries(component)) { // nobody can write its name; what it makes has
																							// others
			return;
		}
		QualifiedName name = names.getFullyQualifiedName(named);
		if (name != null) {
			packs.names(named.eResource()).named(name.toString(), EcorePackage.Literals.EOBJECT).stream()
					.filter(other -> !isSame(other, named) && name.equals(other.getQualifiedName()))
					.map(other -> EcoreUtil.resolve(other.getEObjectOrProxy(), named)).filter(other -> !isOfUnknownKind(other)).findFirst()
					.ifPresent(other -> reportAt(IssueCode.DUPLICATE_NAME, named, HullPackage.Literals.NAMED__NAME, named.getName(),
							placeOf(other, named)));
		}
	}

	/** Its line; of what stands in another file only that file, for lines there move without this file being checked anew. */
	private static String placeOf(EObject other, Named named) {
		return other.eResource() == named.eResource()
				? "line " + NodeModelUtils.findActualNodeFor(other).getStartLine()
				: URI.decode(EcoreUtil.getURI(other).trimFragment().lastSegment());
	}

	@Check
	void meansOneThing(EObject object) {
		for (EReference reference : object.eClass().getEAllReferences()) {
			if (!reference.isContainment() && !reference.isMany() && object.eGet(reference) instanceof Named target && !target.eIsProxy()
					&& !(target instanceof Variable) && target.eResource() != null && !isMember(target) && !isWantedWord(object, target)) {
				isWrittenClearly(object, reference, target);
			}
		}
	}

	/**
	 * A side after {@code shows}, and a word of the enumeration that is wanted at a place, need no pack, whatever else is called like them.
	 */
	private boolean isWantedWord(EObject object, Named target) {
		if (target instanceof Side) {
			return true;
		}
		if (!(object instanceof Expression place) || !(target instanceof EnumerationLiteral word)) {
			return false;
		}
		Type wanted = packs.expected(object.eResource()).of(place).present();
		return (wanted instanceof Type.ListType(Type element) ? element.present() : wanted) instanceof Type.EnumerationType(var enumeration)
				&& packs.types(object.eResource()).words().of(enumeration).contains(word);
	}

	private void isWrittenClearly(EObject object, EReference reference, Named target) {
		List<IEObjectDescription> candidates = packs.names(object.eResource()).named(target.getName(), reference.getEReferenceType());
		if (candidates.size() < 2 || packOf(candidates.getFirst()).equals(packOf(candidates.getLast()))) { // they come pack by pack
			return;
		}
		List<String> declaring = candidates.stream().map(candidate -> candidate.getUserData(HullIndexing.PACK)).filter(Objects::nonNull)
				.distinct().toList();
		if (declaring.size() > 1 && isWrittenAs(target.getName(), object, reference) && !areOnePlace(candidates, object)) {
			reportAt(IssueCode.AMBIGUOUS_NAME, object, reference, target.getName(), new Worded(String.join(" and ", declaring), declaring),
					declaring.stream().map(pack -> pack + "." + target.getName()).collect(Collectors.joining(" or ")));
		}
	}

	/** What several sides of a board name alike. */
	private boolean areOnePlace(List<IEObjectDescription> candidates, EObject object) {
		return packs.boardSides(object.eResource()).sides()
				.areOnePlace(candidates.stream().map(candidate -> EcoreUtil.resolve(candidate.getEObjectOrProxy(), object)).toList());
	}

	private static Optional<String> packOf(IEObjectDescription candidate) {
		return Optional.ofNullable(candidate.getUserData(HullIndexing.PACK));
	}

	private static boolean isWrittenAs(String name, EObject object, EReference reference) {
		return NodeModelUtils.findNodesForFeature(object, reference).stream()
				.anyMatch(node -> name.equals(TokenText.of(node)));
	}

	private static boolean isMember(Named named) {
		return named instanceof KindMember && (named.eContainer() instanceof Kind || named.eContainer() instanceof KindExtension);
	}

	/** Mostly no component at all, but the rest of a sentence that could not be read. */
	private static boolean isOfUnknownKind(EObject named) {
		return named instanceof CustomComponent component && (component.getKind() == null || component.getKind().eIsProxy());
	}

	private static boolean isSame(IEObjectDescription description, Named named) {
		return description.getEObjectOrProxy() == named || description.getEObjectURI().equals(EcoreUtil.getURI(named));
	}
}
