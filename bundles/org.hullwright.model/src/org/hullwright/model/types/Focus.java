package org.hullwright.model.types;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.ForEachEffect;
import org.hullwright.model.Grid;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.LegendEntry;
import org.hullwright.model.MoveEffect;
import org.hullwright.model.Path;
import org.hullwright.model.Query;
import org.hullwright.model.Rule;
import org.hullwright.model.Space;

/**
 * What {@code it} and {@code this KIND} stand for at a place in the text.
 * <p>
 * {@code it} is what the innermost query around looks at: inside the query's condition and key (its source still belongs to what is around
 * the query), and inside the block and label that a {@code for each} or an option performs for each thing the query found. Outside of all
 * queries it is the {@linkplain #ownerOf owner} of the text. {@code this KIND} is always the owner.
 */
public sealed interface Focus {

	/** The thing a query is looking at. */
	record Queried(Query query) implements Focus {}

	/** The component that the text is printed on. */
	record Printed(Component component) implements Focus {}

	/** Any component of a kind, for text inside the kind's declaration or inside an extension of it. */
	record Any(Kind kind) implements Focus {}

	/** The component whose effect slot a rule watches. */
	record Watched(EffectSlot slot) implements Focus {}

	/** A space of a board. */
	record OnSpace(EObject declaration) implements Focus {}

	/** A path of a board. */
	record OnPath(Path path) implements Focus {}

	/** Nothing: the text belongs to no component and stands in no query. */
	record Nothing() implements Focus {}

	/** What {@code it} is at this place. */
	static Focus of(EObject place) {
		EObject child = place;
		for (EObject parent = child.eContainer(); parent != null; child = parent, parent = parent.eContainer()) {
			Query query = lookingAt(parent, child);
			if (query != null) {
				return new Queried(query);
			}
		}
		return ownerOf(place);
	}

	/** What {@code this KIND} is at this place, whatever queries are around it. */
	static Focus ownerOf(EObject place) {
		for (EObject parent = place.eContainer(); parent != null; parent = parent.eContainer()) {
			switch (parent) {
				case Component component -> {
					return new Printed(component);
				}
				case Kind kind -> {
					return new Any(kind);
				}
				case KindExtension extension when extension.getKind() != null -> {
					return new Any(extension.getKind());
				}
				case ComponentChange change when change.getComponent() != null -> {
					return new Printed(change.getComponent());
				}
				case DefinitionChange change when change.getProperty() != null -> {
					return change.getProperty().eContainer() == null ? new Nothing() : ownerOf(change.getProperty());
				}
				case Rule rule when rule.getTrigger() instanceof EffectSlot slot -> {
					return new Watched(slot);
				}
				case Space space -> {
					return new OnSpace(space);
				}
				case LegendEntry legend -> {
					return new OnSpace(legend);
				}
				case Grid grid -> {
					return new OnSpace(grid);
				}
				case Path path -> {
					return new OnPath(path);
				}
				default -> { /* look further out */ }
			}
		}
		return new Nothing();
	}

	/** The query whose current thing is known in this child of this parent; null when the parent makes nothing known there. */
	private static @Nullable Query lookingAt(EObject parent, EObject child) {
		return switch (parent) {
			case Query query when QueryParts.isOfEach(child) -> query;
			case ForEachEffect loop when child == loop.getBody() -> loop.getQuery();
			case ChoiceOption option when child != option.getQuery() -> option.getQuery();
			case MoveEffect move when child != move.getGivers() -> move.getGivers();
			case ChooseEffect choose when child != choose.getDeciders() -> choose.getDeciders();
			default -> null;
		};
	}
}
