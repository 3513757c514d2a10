package org.hullwright.lang.validation.types;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.validation.analysis.Written;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Component;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.Grid;
import org.hullwright.model.HullPackage;
import org.hullwright.model.ListExpression;
import org.hullwright.model.PrintedEdge;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Ray;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.TurnEffect;
import org.hullwright.model.TurnedWord;
import org.hullwright.model.Watch;
import org.hullwright.model.boards.Rotation;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** Directions on boards: lines of spaces, words that are turned, and tiles that are. */
public class WayChecks extends TypedChecks {

	@Check
	void isOfSpaces(Grid grid) {
		if (grid.getKind() != null && !grid.getKind().eIsProxy() && !types(grid).kinds().isBelow(grid.getKind(), Kinds.SPACE)) {
			reportAt(IssueCode.TYPE_MISMATCH, grid, HullPackage.Literals.GRID__KIND, "A kind of space", grid.getKind().getName());
		}
	}

	@Check
	void leadsSomewhere(Ray ray) {
		if (ray.getOrigin() != null) {
			wants(anyPiece(ray), ray.getOrigin());
		}
		isDirection(ray.getDirection());
	}

	@Check
	void isTurned(TurnedWord turned) {
		isDirection(turned.getWord());
		if (turned.getSteps() != null) {
			wants(Type.NUMBER, turned.getSteps());
		}
	}

	@Check
	void hasEdges(PrintedEdge edge) {
		isDirection(edge.getDirection());
		Expression edges = edge.getEdges();
		if (edges == null || typeOf(edges).isUnknown()) {
			return;
		}
		boolean printed = switch (edges) {
			case FeatureAccess access -> isPrintedList(access.getFeature()) && isPiece(typeOf(access.getTarget()));
			case SelfProperty own -> isPrintedList(own.getFeature()) && isPiece(types(own).ofIt(own));
			default -> false;
		};
		if (!printed) {
			report(IssueCode.NO_EDGES, edges, Written.text(edges));
		}
	}

	/** Of each tile as many edges are printed as some board has directions. */
	@Check
	void hasAnEdgeForEachDirection(PropertyEntry entry) {
		Set<Integer> sizes = packs().directions(entry.eResource()).circles().stream().map(words -> words.getLiterals().size())
				.collect(Collectors.toCollection(TreeSet::new));
		boolean counted = entry.getValues().stream().noneMatch(ListExpression.class::isInstance);
		if (sizes.isEmpty() || !counted || entry.getProperty() == null || sizes.contains(entry.getValues().size())
				|| !packs().edges(entry.eResource()).properties().contains(entry.getProperty())) {
			return;
		}
		Component printed = EcoreUtil2.getContainerOfType(entry, Component.class);
		String name = printed == null || printed.getName() == null ? "This" : printed.getName();
		reportAt(IssueCode.EDGE_COUNT, entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY, name, entry.getValues().size(),
				entry.getProperty().getName(), sizes.stream().map(String::valueOf).collect(Collectors.joining(" or ")));
	}

	private boolean isPrintedList(@Nullable Object member) {
		return member instanceof Property property && property.getNature() == PropertyNature.PRINTED
				&& types(property).of(property.getType()) instanceof Type.ListType;
	}

	/** One piece; of a design there are several, each turned as it lies. */
	private static boolean isPiece(Type type) {
		return switch (type.present()) {
			case Type.PieceType piece -> true;
			case Type.SortType sort -> sort.unique();
			default -> false;
		};
	}

	private void isDirection(@Nullable Expression word) {
		if (word == null || typeOf(word).isUnknown() || mustBeThere(word)) {
			return;
		}
		if (!(typeOf(word) instanceof Type.EnumerationType(var words))) {
			report(IssueCode.TYPE_MISMATCH, word, "A word for a direction", TypeWords.of(typeOf(word)));
		} else if (!packs().directions(word.eResource()).has(words)) {
			report(IssueCode.NO_DIRECTION, word, words.getName(), words.getName());
		}
	}

	@Check
	void canBeTurned(TurnEffect turn) {
		if (turn.getSteps() == null) {
			return;
		}
		wants(Type.NUMBER, turn.getSteps());
		Type given = typeOf(turn.getTurned());
		Type each = types(turn).assignability().elementOf(given.present()).orElse(given);
		boolean tiles = switch (each.present()) {
			case Type.PieceType(var kind) -> types(turn).kinds().isBelow(kind, Rotation.KIND);
			case Type.SortType(var kind, boolean unique) -> types(turn).kinds().isBelow(kind, Rotation.KIND);
			default -> given.isUnknown();
		};
		if (!tiles) {
			report(IssueCode.TYPE_MISMATCH, turn.getTurned(), "A tile", TypeWords.of(given));
		} else {
			someBoardHasDirections(turn, HullPackage.Literals.TURN_EFFECT__STEPS);
		}
	}

	@Check
	void canBeRotated(FeatureAccess access) {
		isOfBoardWithDirections(access.getFeature(), access, HullPackage.Literals.FEATURE_ACCESS__FEATURE);
	}

	@Check
	void canBeRotated(SelfProperty own) {
		isOfBoardWithDirections(own.getFeature(), own, HullPackage.Literals.SELF_PROPERTY__FEATURE);
	}

	@Check
	void canBeRotated(Watch watch) {
		isOfBoardWithDirections(watch.getSubject(), watch, HullPackage.Literals.WATCH__SUBJECT);
	}

	@Check
	void canBeRotated(PropertyEntry entry) {
		isOfBoardWithDirections(entry.getProperty(), entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY);
	}

	private void isOfBoardWithDirections(@Nullable Object member, EObject place, EStructuralFeature feature) {
		if (member instanceof Property property && !property.eIsProxy() && Rotation.is(property)) {
			someBoardHasDirections(place, feature);
		}
	}

	private void someBoardHasDirections(EObject place, EStructuralFeature feature) {
		if (packs().directions(place.eResource()).isEmpty()) {
			reportAt(IssueCode.NOTHING_TURNS, place, feature);
		}
	}
}
