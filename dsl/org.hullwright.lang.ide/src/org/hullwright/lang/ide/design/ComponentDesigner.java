package org.hullwright.lang.ide.design;

import java.util.List;
import java.util.Optional;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.design.DesignEdit.Say;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.expansions.Expansions;

/** Says something of how one component looks, and of no other: which part of its picture is seen. */
public class ComponentDesigner {

	private final PackContext packs;
	private final CardWriter cards;
	private final DesignFiles files;

	/**
	 * @param packs knows what a text sees
	 * @param cards knows which component is drawn
	 * @param files knows where designs are written
	 */
	@Inject
	ComponentDesigner(PackContext packs, CardWriter cards, DesignFiles files) {
		this.packs = packs;
		this.cards = cards;
		this.files = files;
	}

	/**
	 * What makes the component at the caret have settings of its own; empty where there is none, or where what is written around its box in
	 * another pack would count instead.
	 *
	 * @param file the text that the author is in
	 * @param box in which the picture is
	 */
	public Optional<DesignChange> say(XtextResource file, DesignSight sight, DesignPlace box, List<Say> wanted) {
		Optional<EObject> nearer = DesignParts.at(box, file, packs).flatMap(part -> saying(part, wanted));
		if (nearer.isPresent()) {
			boolean own = PackContext.packOf(nearer.get().eResource()).equals(PackContext.packOf(file));
			return nearer.filter(part -> own).flatMap(part -> DesignEditor.say(part, wanted));
		}
		return cards.componentAt(file, sight.caret()).filter(component -> component.getName() != null)
				.flatMap(component -> ownDesign(component, file).map(design -> DesignEditor.say(design, wanted))
						.orElseGet(() -> files.add(file, "show " + component.getName() + " { " + HullWords.of(wanted) + " }", 0)));
	}

	/** The innermost part around a box that has one of these settings, so that what is said of the component would not count. */
	private static Optional<EObject> saying(EObject box, List<Say> wanted) {
		return DesignParts.path(box).reversed().stream().filter(part -> !(part instanceof Appearance))
				.filter(part -> DesignParts.settings(part).stream()
						.anyMatch(setting -> wanted.stream().anyMatch(say -> say.setting().word().equals(setting.getName()))))
				.findFirst();
	}

	private Optional<EObject> ownDesign(Component component, XtextResource file) {
		return files.own(file).filter(own -> Expansions.expansionAround(own).isEmpty()).flatMap(own -> own.getDeclarations().stream())
				.filter(Appearance.class::isInstance).map(Appearance.class::cast).filter(design -> design.getNamed() == component)
				.reduce((earlier, later) -> later).map(EObject.class::cast);
	}
}
