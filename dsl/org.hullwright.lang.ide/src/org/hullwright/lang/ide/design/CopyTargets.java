package org.hullwright.lang.ide.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.design.DesignForm.CopyTarget;
import org.hullwright.lang.ide.drafting.Labels;
import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.types.Kinds;

/** For what the copy of a design can be: for all that it is for, or only for a part of that. */
final class CopyTargets {

	private final Kinds kinds;

	CopyTargets(Kinds kinds) {
		this.kinds = kinds;
	}

	/**
	 * The kind of what is drawn first, then kinds above it up to what the design is for, and what is drawn alone at last.
	 *
	 * @param drawn null where nothing is
	 */
	List<CopyTarget> of(Appearance design, @Nullable Component drawn) {
		Optional<Component> alone = Optional.ofNullable(drawn);
		Named named = design.getNamed();
		var targets = new ArrayList<CopyTarget>();
		if (named instanceof Kind kind) {
			alone.flatMap(kinds::of).filter(own -> kinds.isA(own, kind)).ifPresentOrElse(
					own -> kinds.lineageOf(own).stream().filter(each -> kinds.isA(each, kind)).forEach(each -> targets.add(all(each))),
					() -> targets.add(all(kind)));
		} else if (named != null && named.getName() != null) {
			targets.add(new CopyTarget(named.getName(), "only " + title(named)));
		}
		alone.filter(component -> component != named && component.getName() != null)
				.ifPresent(component -> targets.add(new CopyTarget(component.getName(), "only " + title(component))));
		return targets;
	}

	private static CopyTarget all(Kind kind) {
		return new CopyTarget(kind.getName(), "all of the kind " + Labels.of(kind));
	}

	private static String title(Named named) {
		return named instanceof Component component && component.getTitle() != null ? component.getTitle() : named.getName();
	}
}
