package org.hullwright.lang.mutation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Change;
import org.hullwright.model.Component;
import org.hullwright.model.DrawEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Entry;
import org.hullwright.model.HullFile;
import org.hullwright.model.LeaveEffect;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.NameReference;
import org.hullwright.model.PlaceEffect;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Rule;
import org.hullwright.model.Track;

/**
 * The transitive closure of calls: all that may be performed or computed when a sentence is. It is an over-approximation: whichever
 * component it is that is resolved or moved, everything counts that any component says for it, and every rule that may act.
 */
final class PerformedParts {

	private static final String EXHAUSTED = "exhausted";

	/** By what is called, computed or changed: what is performed with it. */
	private final Map<EObject, List<EObject>> additions = new HashMap<>();
	/** What acts when some piece is moved. */
	private final List<EObject> movements = new ArrayList<>();
	private final List<EffectEntry> exhaustions = new ArrayList<>();

	/** @param files of the pack and of those it requires */
	PerformedParts(List<HullFile> files) {
		for (HullFile file : files) {
			file.eAllContents().forEachRemaining(this::register);
		}
	}

	/**
	 * What a sentence comes to.
	 *
	 * @param parts all that may be performed or computed, the parts of the sentence among them
	 * @param mentioned all that these name
	 */
	record Closure(Set<EObject> parts, Set<EObject> mentioned) {}

	private void register(EObject part) {
		switch (part) {
			case Rule rule when rule.getTrigger() != null -> add(rule.getTrigger(), rule);
			case Rule rule when rule.getWatch() != null && rule.getWatch().getSubject() != null -> add(rule.getWatch().getSubject(), rule);
			case Rule rule -> movements.add(rule);
			case EffectEntry entry when isExhaustion(entry) -> exhaustions.add(entry);
			case EffectEntry entry when entry.getSlot() != null -> add(entry.getSlot(), entry);
			case Change change -> change.eCrossReferences().forEach(changed -> add(changed, change));
			case Property state when state.getExpiry() != null -> add(state.getExpiry().getTrigger(), state);
			default -> { /* is performed only where it is called */ }
		}
	}

	private void add(@Nullable EObject occasion, EObject performed) {
		if (occasion != null) {
			additions.computeIfAbsent(occasion, any -> new ArrayList<>()).add(performed);
		}
	}

	/** All that a sentence may come to. */
	Closure of(Effect sentence) {
		Closure closure = new Closure(new HashSet<>(), new HashSet<>());
		Deque<EObject> open = new ArrayDeque<>(List.of(sentence));
		while (!open.isEmpty()) {
			EObject element = open.pop();
			closure.mentioned().add(element);
			if (closure.parts().add(element)) {
				additions.getOrDefault(element, List.of()).forEach(open::push);
				follow(element, closure, open);
				element.eContents().forEach(open::push);
			}
		}
		return closure;
	}

	private void follow(EObject part, Closure closure, Deque<EObject> open) {
		if (part instanceof PlaceEffect || part instanceof MoveEffect || part instanceof DrawEffect || part instanceof LeaveEffect) {
			movements.forEach(open::push);
		}
		if (part instanceof PlaceEffect placing) {
			exhaustions.stream().filter(entry -> mayExhaust(placing, entry)).forEach(open::push);
		}
		for (EObject named : part.eCrossReferences()) {
			closure.mentioned().add(named);
			additions.getOrDefault(named, List.of()).forEach(open::push);
			if (named instanceof Procedure || named instanceof Track
					|| named instanceof Property property && property.getNature() == PropertyNature.DERIVED) {
				open.push(named);
			}
		}
	}

	/** Whether this is what happens when none is left of what should be placed. */
	static boolean isExhaustion(Entry entry) {
		return entry instanceof EffectEntry effect && effect.getSlot() != null && EXHAUSTED.equals(effect.getSlot().getName());
	}

	/** A component that is named runs out alone; which one a variable stands for is not known. */
	private static boolean mayExhaust(PlaceEffect placing, EffectEntry entry) {
		return !(placing.getComponent() instanceof NameReference name && name.getTarget() instanceof Component component)
				|| EcoreUtil.isAncestor(component, entry) || !(entry.eContainer() instanceof Component);
	}
}
