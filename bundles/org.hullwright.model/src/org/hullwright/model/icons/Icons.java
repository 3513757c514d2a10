package org.hullwright.model.icons;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.Entry;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.expansions.Printing;
import org.hullwright.model.types.TypeInference;

/**
 * By which icon things are told apart, as names of icons or ways to files. A `show` of a thing comes first, then what a component prints,
 * then a `show` of its kind and of those above it.
 */
public final class Icons {

	private final Appearances appearances;
	private final Printing printing;
	private final TypeInference types;

	/**
	 * @param appearances what packs show things as
	 * @param printing knows what expansions make of it
	 */
	public Icons(Appearances appearances, Printing printing, TypeInference types) {
		this.appearances = appearances;
		this.printing = printing;
		this.types = types;
	}

	/** The icon of anything but a component; empty where none is said. */
	public Optional<String> of(Named named) {
		return appearances.of(named, printing).stream().map(Appearance::getIcon).filter(Objects::nonNull).findFirst()
				.filter(icon -> !icon.isEmpty());
	}

	/**
	 * The colour that anything but a component is told apart by, in the notation {@code #rrggbb} or as a word; empty where none is said.
	 */
	public Optional<String> accentOf(Named named) {
		return Accents.in(appearances.of(named, printing));
	}

	/**
	 * The icon of a component.
	 *
	 * @param entries what it prints, perhaps with those of one of its sides
	 */
	public Optional<String> of(Component component, List<Entry> entries) {
		return of(component).or(() -> types.members().iconIn(entries).map(TextLiteral::getValue))
				.or(() -> types.kinds().of(component).flatMap(this::ofKind));
	}

	/** The icon of a kind, or of the nearest kind above it that has one. */
	public Optional<String> ofKind(Kind kind) {
		Set<Kind> seen = new HashSet<>(); // what an author types may be its own parent
		for (@Nullable
		Kind at = kind; at != null && seen.add(at); at = at.getParent()) {
			Optional<String> icon = of(at);
			if (icon.isPresent()) {
				return icon;
			}
		}
		return Optional.empty();
	}
}
