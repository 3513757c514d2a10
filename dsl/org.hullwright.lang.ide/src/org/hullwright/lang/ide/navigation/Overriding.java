package org.hullwright.lang.ide.navigation;

import static org.hullwright.model.HullPackage.Literals.APPEARANCE__NAMED;
import static org.hullwright.model.HullPackage.Literals.BOARD_REPLACEMENT__BOARD;
import static org.hullwright.model.HullPackage.Literals.COMPONENT_CHANGE__COMPONENT;
import static org.hullwright.model.HullPackage.Literals.CUSTOM_COMPONENT__KIND;
import static org.hullwright.model.HullPackage.Literals.DEFINITION_CHANGE__PROPERTY;
import static org.hullwright.model.HullPackage.Literals.EFFECT_ENTRY__SLOT;
import static org.hullwright.model.HullPackage.Literals.EXPANSION_EXTENSION__EXPANSION;
import static org.hullwright.model.HullPackage.Literals.KIND_EXTENSION__KIND;
import static org.hullwright.model.HullPackage.Literals.KIND__PARENT;
import static org.hullwright.model.HullPackage.Literals.RENAMING__NAMED;
import static org.hullwright.model.HullPackage.Literals.STEP_MOVE__STEP;
import static org.hullwright.model.HullPackage.Literals.STEP_REMOVAL__STEP;
import static org.hullwright.model.HullPackage.Literals.SUBSTITUTION__COMPONENT;
import static org.hullwright.model.HullPackage.Literals.TRACK_CHANGE__TRACK;
import static org.hullwright.model.HullPackage.Literals.ZONE_CHANGE__ZONE;

import java.util.Set;

import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Composition;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionExtension;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Placement;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Rule;
import org.hullwright.model.StepChange;
import org.hullwright.model.Timing;
import org.hullwright.model.Watch;

/** Which references are there to put something in the place of what they name, or to fill it with life. */
public final class Overriding {

	private static final Set<EReference> REPLACING = Set.of(STEP_REMOVAL__STEP, STEP_MOVE__STEP, COMPONENT_CHANGE__COMPONENT,
			SUBSTITUTION__COMPONENT, BOARD_REPLACEMENT__BOARD,
			DEFINITION_CHANGE__PROPERTY, TRACK_CHANGE__TRACK, ZONE_CHANGE__ZONE, RENAMING__NAMED, APPEARANCE__NAMED);
	private static final Set<EReference> REALIZING = Set.of(KIND__PARENT, KIND_EXTENSION__KIND, EFFECT_ENTRY__SLOT, CUSTOM_COMPONENT__KIND,
			EXPANSION_EXTENSION__EXPANSION);

	private Overriding() {}

	/** Whether something is replaced, changed or taken away; what only comes before or after it leaves it as it is. */
	public static boolean isOverriding(Reference reference) {
		return REPLACING.contains(reference.role()) || switch (reference.source()) {
			case StepChange change ->
				reference.role() == HullPackage.Literals.STEP_CHANGE__ANCHOR && change.getPlacement() == Placement.INSTEAD;
			case Rule rule -> reference.role() == HullPackage.Literals.RULE__TRIGGER && rule.getTiming() == Timing.INSTEAD;
			case Watch watch -> reference.role() == HullPackage.Literals.WATCH__SUBJECT && watch.eContainer() instanceof Rule rule
					&& rule.getTiming() == Timing.INSTEAD;
			case Composition composition -> composition.eContainer() instanceof RemoveChange removal && removal.isEverywhere();
			default -> false;
		};
	}

	/** Whether it is overridden there, or made more of: kinds below a kind, its components, what a component does for an effect. */
	public static boolean isImplementing(Reference reference) {
		return REALIZING.contains(reference.role()) || isOverriding(reference);
	}

	/** Who is responsible for what stands there: the expansion, when it is part of one, or else the pack. */
	public static String responsible(Reference reference) {
		return switch (EcoreUtil2.getContainerOfType(reference.source(), ExpansionPart.class)) {
			case Expansion expansion when expansion.getName() != null -> expansion.getName();
			case ExpansionExtension extension -> HullNames.writtenExpansion(extension);
			case null, default -> {
				HullFile file = EcoreUtil2.getContainerOfType(reference.source(), HullFile.class);
				String expansion = file == null || file.getPack() == null
						? ""
						: HullNames.written(file.getPack(), HullPackage.Literals.PACK_CLAUSE__EXPANSION);
				yield expansion.isEmpty() ? PackContext.packOf(reference.source().eResource()) : expansion;
			}
		};
	}
}
