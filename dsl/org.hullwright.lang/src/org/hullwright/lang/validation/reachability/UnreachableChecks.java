package org.hullwright.lang.validation.reachability;

import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.lang.uses.PackUses;
import org.hullwright.lang.uses.Use;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.Bag;
import org.hullwright.model.Component;
import org.hullwright.model.Countable;
import org.hullwright.model.Deck;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Zone;
import org.hullwright.model.series.Series;
import org.hullwright.model.types.Kinds;

/** Everything there is can come into the game, and every place can have something in it. */
public class UnreachableChecks extends TypedChecks {

	/** Kinds whose pieces nobody has to declare. */
	private static final Set<String> ALWAYS_THERE = Set.of("player", Kinds.SPACE, Kinds.PATH, Kinds.PLACE, Kinds.OUTCOME);

	@Check
	void comesIntoTheGame(Component component) {
		PackUses uses = packs().uses(component.eResource());
		if (Series.isSeries(component)) {
			isContained(component, uses);
		} else if (component.getName() != null && !uses.byRules(Use.CONTAINED, component) && !uses.byRules(Use.GIVEN, component)
				&& !uses.byRules(Use.SOUGHT, component) && lineageOf(component).noneMatch(kind -> uses.byRules(Use.CONTAINED, kind))) {
			reportAt(IssueCode.ELEMENT_UNREACHABLE, component, HullPackage.Literals.NAMED__NAME, component.getName(),
					reasonFor(component));
		}
	}

	/** What a series makes has no name in rules, so that it only comes from places that contain all of a kind. */
	private void isContained(Component series, PackUses uses) {
		if (lineageOf(series).noneMatch(kind -> uses.byRules(Use.CONTAINED, kind))) {
			reportAt(IssueCode.ELEMENT_UNREACHABLE, series, HullPackage.Literals.COMPONENT__VARIATIONS, HullNames.seriesName(series),
					reasonFor(series));
		}
	}

	private String reasonFor(Component component) {
		return types(component).members().copiesOf(component) == 0
				? "it has 0 copies"
				: "no place starts with it, and no rule puts it anywhere";
	}

	@Check
	void hasSomethingInIt(Zone zone) {
		PackUses uses = packs().uses(zone.eResource());
		if (zone.getName() != null && zone.getComposition().isEmpty() && zone.getRefill() == null && !uses.byRules(Use.GIVEN, zone)
				&& !isForTests(zone, uses)) {
			reportAt(IssueCode.ZONE_UNFILLED, zone, HullPackage.Literals.NAMED__NAME, zone.getName());
		}
	}

	/**
	 * What lies open is in play where it lies; what lies in a pile waits until somebody draws it, or takes out what is called by its name.
	 */
	@Check
	void isDrawnFrom(Zone zone) {
		PackUses uses = packs().uses(zone.eResource());
		boolean pile = zone instanceof Deck || zone instanceof Bag;
		if (pile && zone.getName() != null && !uses.anywhere(Use.DRAWN, zone)
				&& (!zone.getComposition().isEmpty() || uses.byRules(Use.GIVEN, zone))
				&& zone.getComposition().stream().noneMatch(line -> isTakenByName(line.getContent(), uses))) {
			reportAt(IssueCode.ZONE_UNDRAWN, zone, HullPackage.Literals.NAMED__NAME, zone.getName());
		}
	}

	private boolean isTakenByName(@Nullable Countable content, PackUses uses) {
		if (content instanceof Kind kind && !kind.eIsProxy()) {
			return packs().givenKinds(kind.eResource()).contains(kind);
		}
		return content != null && !content.eIsProxy() && uses.anywhere(Use.GIVEN, content);
	}

	private static boolean isForTests(Zone zone, PackUses uses) {
		return !uses.byRules(Use.READ, zone) && uses.anywhere(Use.GIVEN, zone);
	}

	@Check
	void hasComponents(Kind kind) {
		Kinds kinds = types(kind).kinds();
		if (kind.getName() != null && packs().isComplete(kind.eResource())
				&& ALWAYS_THERE.stream().noneMatch(root -> kinds.isBelow(kind, root))
				&& !packs().filledKinds(kind.eResource()).contains(kind)) {
			reportAt(IssueCode.KIND_EMPTY, kind, HullPackage.Literals.NAMED__NAME, kind.getName());
		}
	}

	private Stream<Kind> lineageOf(Component component) {
		Kinds kinds = types(component).kinds();
		return kinds.of(component).stream().flatMap(kind -> kinds.lineageOf(kind).stream());
	}
}
