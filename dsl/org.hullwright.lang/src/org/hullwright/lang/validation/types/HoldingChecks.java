package org.hullwright.lang.validation.types;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.rulestext.English;
import org.hullwright.lang.validation.analysis.Written;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.Query;
import org.hullwright.model.Test;
import org.hullwright.model.Zone;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/**
 * What is looked for on a piece may lie there. “Has” asks for what lies on the piece itself; what lies in its zones is asked for by naming
 * the zone, which beginners forget.
 */
public class HoldingChecks extends TypedChecks {

	@Check
	void mayHave(BinaryExpression question) {
		if (question.getOperator() == BinaryOperator.HAS && question.getLeft() != null && question.getRight() != null) {
			kindOf(typeOf(question.getRight()))
					.ifPresent(thing -> mayLieOn(question.getLeft(), thing, question, Written.text(question.getRight())));
		}
	}

	@Check
	void mayBeOn(Query query) {
		if (query.getSource() != null && query.getSubject() != null && !query.getSubject().eIsProxy()) {
			types(query).kinds().declarationOf(query.getSubject()).filter(Kind.class::isInstance).map(Kind.class::cast)
					.ifPresent(thing -> mayLieOn(query.getSource(), thing, query, query.getSubject().getName()));
		}
	}

	private void mayLieOn(Expression holder, Kind thing, EObject question, String sought) {
		Optional<Kind> owner = kindOf(typeOf(holder));
		if (owner.isEmpty() || EcoreUtil2.getContainerOfType(question, Test.class) != null) {
			return;
		}
		Kinds kinds = types(question).kinds();
		List<Zone> zones = zonesFor(thing, owner.get(), question);
		if (!zones.isEmpty() && !packs().destinations(question.eResource()).isPut(thing, owner.get(), kinds)) {
			report(IssueCode.NEVER_ON_IT, holder, sought, English.indefinite(owner.get().getName()),
					zones.stream().map(Zone::getName).collect(Collectors.joining(" or ")), form(holder, zones.getFirst()));
		}
	}

	/** The zones that are made for a thing; where some are for things just like it, not those that are for others as well. */
	private List<Zone> zonesFor(Kind thing, Kind owner, EObject question) {
		Kinds kinds = types(question).kinds();
		Map<Zone, Kind> contents = new LinkedHashMap<>();
		for (KindMember member : types(question).members().of(owner)) {
			if (member instanceof Zone zone && types(question).of(zone) instanceof Type.ZoneType(Kind content) && kinds.isA(thing, content)
					&& kinds.parentOf(content).isPresent()) {
				contents.put(zone, content);
			}
		}
		return contents.keySet().stream()
				.filter(zone -> contents.values().stream()
						.noneMatch(other -> other != contents.get(zone) && kinds.isA(other, contents.get(zone))))
				.toList();
	}

	/** The piece with the zone behind it. */
	private static String form(Expression holder, Zone zone) {
		String written = Written.text(holder);
		boolean simple = written.matches("[\\w.]+('s \\w+)*") || written.startsWith("(") && written.endsWith(")");
		return (simple ? written : "(" + written + ")") + "'s " + zone.getName();
	}

	private static Optional<Kind> kindOf(Type type) {
		return switch (type) {
			case Type.PieceType(Kind kind) -> Optional.of(kind);
			case Type.SortType(Kind kind, boolean unique) -> Optional.of(kind);
			default -> Optional.empty();
		};
	}
}
