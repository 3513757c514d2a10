package org.hullwright.model.expansions;

import static org.hullwright.model.expansions.Replacement.PRESENCE;
import static org.hullwright.model.expansions.Replacement.RESOLUTION;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Appearance;
import org.hullwright.model.BoardReplacement;
import org.hullwright.model.Change;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.Declaration;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Entry;
import org.hullwright.model.Expansion;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFile;
import org.hullwright.model.KindMember;
import org.hullwright.model.Named;
import org.hullwright.model.Placement;
import org.hullwright.model.ProceedEffect;
import org.hullwright.model.ProceedExpression;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.RemoveChange;
import org.hullwright.model.Renaming;
import org.hullwright.model.Rule;
import org.hullwright.model.SideChange;
import org.hullwright.model.StepChange;
import org.hullwright.model.StepMove;
import org.hullwright.model.StepRemoval;
import org.hullwright.model.Substitution;
import org.hullwright.model.Timing;
import org.hullwright.model.TrackChange;
import org.hullwright.model.Visibility;
import org.hullwright.model.Watch;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneChange;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.expansions.Replacement.Extent;
import org.hullwright.model.expansions.Replacement.Thing;

/** Finds what an expansion, or a pack at its top level, replaces. Additions replace nothing, and so never stand in each other's way. */
public final class Replacements {

	private final Expansion by;
	private final List<Replacement> found = new ArrayList<>();

	private Replacements(Expansion by) {
		this.by = by;
	}

	/** All that an expansion replaces, with what is added to it elsewhere. */
	public static List<Replacement> of(Expansion expansion, Expansions expansions) {
		Replacements replacements = new Replacements(expansion);
		expansions.changesOf(expansion).forEach(replacements::read);
		expansions.rulesOf(expansion).forEach(replacements::read);
		return replacements.found;
	}

	/**
	 * All that a pack replaces whatever is switched on.
	 *
	 * @param by stands for the pack in what is told
	 * @param files of the pack
	 */
	public static List<Replacement> always(Expansion by, Collection<HullFile> files) {
		Replacements replacements = new Replacements(by);
		List<Declaration> declared = files.stream().filter(file -> Expansions.expansionAround(file).isEmpty())
				.flatMap(file -> file.getDeclarations().stream()).toList();
		declared.stream().filter(Change.class::isInstance).map(Change.class::cast).forEach(replacements::read);
		declared.stream().filter(Rule.class::isInstance).map(Rule.class::cast).forEach(replacements::read);
		return replacements.found;
	}

	private void read(Change change) {
		switch (change) {
			case StepChange step when step.getPlacement() == Placement.INSTEAD -> add(step, step.getAnchor(), RESOLUTION,
					"the step " + nameOf(step.getAnchor()), extentOf(step.getStep()), null);
			case StepRemoval removal -> whole(removal, removal.getStep(), RESOLUTION, "the step " + nameOf(removal.getStep()));
			case StepMove move ->
				add(move, move.getStep(), RESOLUTION, "the place of the step " + nameOf(move.getStep()), Extent.MOVED, null);
			case ComponentChange component -> {
				component.getEntries().forEach(entry -> read(entry, component.getComponent(), ""));
				component.getSides().forEach(side -> read(side, component.getComponent()));
			}
			case Substitution substitution -> whole(substitution, substitution.getComponent(),
					substitution.getZone() == null ? PRESENCE : substitution.getZone(), nameOf(substitution.getComponent()));
			case BoardReplacement board -> whole(board, board.getBoard(), PRESENCE, "the board " + nameOf(board.getBoard()));
			case RemoveChange removal when removal.isEverywhere() && removal.getRemoval() != null
					&& removal.getRemoval().getContent() instanceof Component component ->
				add(removal, component, PRESENCE, nameOf(component), Extent.REMOVED, null);
			case DefinitionChange definition -> add(definition, definition.getProperty(), RESOLUTION, nameOf(definition.getProperty()),
					goesOn(definition) ? Extent.AROUND : Extent.WHOLE, null);
			case TrackChange track -> read(track);
			case ZoneChange zone -> read(zone);
			case Renaming renaming -> whole(renaming, renaming.getNamed(), "title", "the title of " + nameOf(renaming.getNamed()));
			case Appearance shown when shown.getIcon() != null ->
				whole(shown, shown.getNamed(), "icon", "the icon of " + nameOf(shown.getNamed()));
			default -> { /* adds or takes away, and so leaves room for others */ }
		}
	}

	private void read(SideChange side, Component component) {
		if (side.getSide() != null) {
			side.getEntries().forEach(entry -> read(entry, component, side.getSide().getName() + " "));
		}
	}

	private void read(Entry entry, @Nullable Component component, String side) {
		KindMember member = switch (entry) {
			case PropertyEntry property -> property.getProperty();
			case EffectEntry effect -> effect.getSlot();
			case ZoneEntry zone -> zone.isAdded() ? null : zone.getZone(); // leaves room for others
			default -> null;
		};
		if (member != null && component != null) {
			add(entry, component, side + member.getName(), component.getName() + "'s " + member.getName(),
					entry instanceof EffectEntry ? extentOf(entry) : Extent.WHOLE, null);
		}
	}

	private void read(TrackChange track) {
		if (track.isBounded()) {
			whole(track, track.getTrack(), "bounds", "the ends of " + nameOf(track.getTrack()));
		}
		if (track.isStarted()) {
			whole(track, track.getTrack(), "start", "the start of " + nameOf(track.getTrack()));
		}
		track.getSpaces()
				.forEach(space -> whole(space, track.getTrack(), space.getNumber(), nameOf(track.getTrack()) + " at " + space.getNumber()));
	}

	private void read(ZoneChange change) {
		Zone zone = change.getZone();
		if (change.getVisibility() != Visibility.DEFAULT) {
			whole(change, zone, "visibility", "who sees " + nameOf(zone));
		}
		if (change.isRefilled()) {
			whole(change, zone, "contents", "what lies in " + nameOf(zone) + " at the start");
		}
	}

	private void read(Rule rule) {
		if (rule.getTiming() == Timing.INSTEAD) {
			Extent whole = extentOf(rule.getBody());
			Extent extent = whole == Extent.WHOLE && rule.getCondition() != null ? Extent.SOMETIMES : whole;
			if (rule.getWatch() == null) {
				add(rule, rule.getTrigger(), RESOLUTION,
						rule.getTrigger() instanceof EffectSlot slot ? "the effect " + nameOf(slot) : nameOf(rule.getTrigger()),
						extent, rule.getCondition());
			} else {
				Named changed = changedBy(rule.getWatch());
				add(rule, changed, rule.getWatch().getChange(), rule.getWatch().getChange().getLiteral() + " " + nameOf(changed), extent,
						rule.getCondition());
			}
		}
	}

	/** The state that changes, or the kind of the piece that is moved. */
	private static Named changedBy(Watch watch) {
		return watch.getSubject() != null || watch.getThing() == null || watch.getThing().getType() == null
				? watch.getSubject()
				: watch.getThing().getType().getDeclaration() instanceof Named kind ? kind : null;
	}

	private void whole(EObject place, EObject object, Object aspect, String words) {
		add(place, object, aspect, words, Extent.WHOLE, null);
	}

	private void add(EObject place, @Nullable EObject object, Object aspect, String words, Extent extent, @Nullable Expression condition) {
		if (object != null && !object.eIsProxy()) {
			found.add(new Replacement(by, place, new Thing(object, aspect, words), extent, condition));
		}
	}

	private static Extent extentOf(@Nullable EObject text) {
		boolean proceeds = false;
		if (text != null) {
			for (var all = text.eAllContents(); all.hasNext();) {
				EObject part = all.next();
				proceeds |= part instanceof ProceedEffect || part instanceof ProceedExpression;
			}
		}
		return proceeds ? Extent.AROUND : Extent.WHOLE;
	}

	/** Whether the new value is made from the former one. */
	static boolean goesOn(DefinitionChange change) {
		return mentions(change.getValue(), change.getProperty());
	}

	/** Whether a text names something. */
	private static boolean mentions(@Nullable Expression text, EObject wanted) {
		return text != null && (names(text, wanted) || text.eContents().stream()
				.anyMatch(child -> child instanceof Expression expression ? mentions(expression, wanted) : names(child, wanted)));
	}

	private static boolean names(EObject object, EObject wanted) {
		return object.eClass().getEAllReferences().stream().filter(reference -> !reference.isContainment() && !reference.isMany())
				.anyMatch((EReference reference) -> object.eGet(reference) == wanted);
	}

	private static String nameOf(@Nullable Named named) {
		return named == null ? "" : named.getName();
	}
}
