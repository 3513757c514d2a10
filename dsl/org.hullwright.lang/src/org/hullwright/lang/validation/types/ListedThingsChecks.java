package org.hullwright.lang.validation.types;

import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.analysis.ListContents;
import org.hullwright.lang.validation.analysis.Written;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Component;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.Query;
import org.hullwright.model.Queryable;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/**
 * Whether a query looks at the things of a list or at what lies on them is told by the kind that the list is declared with. A list that is
 * declared wider than what it is made of has none of what is looked for, although it may lie on what the list has.
 */
public class ListedThingsChecks extends TypedChecks {

	@Check
	void mayBeOneOfThem(Query query) {
		Expression list = query.getSource();
		if (list == null || query.getSubject() == null || query.getSubject().eIsProxy()
				|| !(typeOf(list).present() instanceof Type.ListType(Type element))
				|| !(element.present() instanceof Type.PieceType(Kind listed))) {
			return;
		}
		Kinds kinds = types(query).kinds();
		Optional<Kind> sought = kindOf(query.getSubject(), kinds).filter(kind -> kind != listed && kinds.isA(kind, listed));
		Optional<EObject> declaration = sought.flatMap(kind -> ListContents.declarationOf(list));
		if (declaration.isEmpty()) {
			return;
		}
		Set<Kind> made = ListContents.of(list, packs().files(query.eResource()), types(query));
		if (!made.isEmpty() && made.stream().noneMatch(kind -> kinds.areRelated(kind, sought.get()))) {
			String content = made.stream().map(Kind::getName).sorted().findFirst().orElseThrow();
			report(IssueCode.LIST_TOO_WIDE, list, Written.text(list), listed.getName(), query.getSubject().getName(), content, content);
		}
	}

	private static Optional<Kind> kindOf(Queryable subject, Kinds kinds) {
		return switch (subject) {
			case Kind kind -> Optional.of(kind);
			case Component component -> kinds.of(component);
			default -> Optional.empty();
		};
	}
}
