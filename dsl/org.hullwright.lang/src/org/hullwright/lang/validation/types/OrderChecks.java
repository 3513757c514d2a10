package org.hullwright.lang.validation.types;

import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.analysis.Written;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Expression;
import org.hullwright.model.It;
import org.hullwright.model.NameReference;
import org.hullwright.model.Query;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.TieBreak;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Type;

/** Orders of several keys: what stands behind the comma is a key, and not one more value of a list around the query. */
public class OrderChecks extends TypedChecks {

	@Check
	void decides(TieBreak tie) {
		Expression key = tie.getKey();
		if (key == null || !(tie.eContainer() instanceof Query query)) {
			return;
		}
		if (Stream.concat(Stream.of(key), contents(key)).noneMatch(part -> isAbout(query, part))) {
			report(IssueCode.TIE_UNDECIDED, key, Written.text(key));
		} else if (!(typeOf(key) instanceof Type.EnumerationType)) {
			wants(Type.NUMBER, key);
		}
	}

	private static Stream<EObject> contents(EObject key) {
		return StreamSupport.stream(((Iterable<EObject>) key::eAllContents).spliterator(), false);
	}

	private static boolean isAbout(Query query, EObject part) {
		return switch (part) {
			case NameReference name -> name.getTarget() == query;
			case It it -> isLookedAt(query, it);
			case SelfProperty own -> isLookedAt(query, own);
			default -> false;
		};
	}

	private static boolean isLookedAt(Query query, EObject part) {
		return Focus.of(part) instanceof Focus.Queried(Query focus) && focus == query;
	}
}
