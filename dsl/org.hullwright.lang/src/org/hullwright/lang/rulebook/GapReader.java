package org.hullwright.lang.rulebook;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Component;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.Named;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Track;
import org.hullwright.model.series.Series;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** Resolves what stands in braces in chapters, for the check and for the rulebook alike. */
public final class GapReader {

	/** Possessive, so that no text is long enough to exhaust the stack. */
	private static final Pattern GAP = Pattern
			.compile("(?:(?<how>number of|each)\\s+)?+(?<name>[A-Za-z_][A-Za-z_0-9.]*+)(?:'s\\s+(?<member>[A-Za-z_]\\w*+))?+");

	private final PackContext packs;

	/** @param packs knows names and types around a text */
	@Inject
	public GapReader(PackContext packs) {
		this.packs = packs;
	}

	/** The names in what is written between braces: first that of a thing, then perhaps that of what it has. */
	public static List<String> namesIn(String written) {
		Matcher gap = GAP.matcher(written);
		return gap.matches()
				? gap.group("member") == null ? List.of(gap.group("name")) : List.of(gap.group("name"), gap.group("member"))
				: List.of();
	}

	/**
	 * Reads it.
	 *
	 * @param written what stands between the braces
	 * @param place a part of the text, from where names are looked for
	 * @return empty when it is nothing that can stand there
	 */
	public Optional<Gap> read(String written, EObject place) {
		Matcher gap = GAP.matcher(written);
		if (!gap.matches()) {
			return Optional.empty();
		}
		Optional<Named> named = named(gap.group("name"), place);
		if (named.isEmpty()) {
			return Optional.of(new Gap.Unknown(gap.group("name")));
		}
		String member = gap.group("member");
		if (gap.group("how") == null) {
			return Optional.of(member == null ? alone(named.get(), place) : member(named.get(), member, place));
		}
		return member == null ? several(named.get(), gap.group("how").equals("each"), place) : Optional.empty();
	}

	/** What is called like that where the text stands. */
	public Optional<Named> named(String name, EObject place) {
		return packs.names(place.eResource()).find(name, HullPackage.Literals.NAMED)
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), place)).filter(found -> !found.eIsProxy())
				.filter(Named.class::isInstance).map(Named.class::cast);
	}

	private Gap alone(Named named, EObject place) {
		if (named instanceof Property property) {
			return property.eContainer() instanceof HullFile && titles(place).value(property).isPresent()
					? new Gap.Value(property)
					: new Gap.Untold();
		}
		return new Gap.Title(named);
	}

	private org.hullwright.lang.rulestext.Titles titles(EObject place) {
		return new org.hullwright.lang.rulestext.Titles(packs.typesAt(place), Translations.NONE);
	}

	private Gap member(Named named, String member, EObject place) {
		return switch (named) {
			case Track track -> switch (member) {
				case "lowest" -> new Gap.Amount(track.getLower());
				case "highest" -> new Gap.Amount(track.getUpper());
				default -> new Gap.Unknown(member);
			};
			case Component component -> printed(component, member, packs.typesAt(place));
			default -> new Gap.Untold();
		};
	}

	private static Gap printed(Component component, String member, TypeInference types) {
		Optional<KindMember> found = types.kinds().of(component)
				.flatMap(kind -> types.members().find(new Type.PieceType(kind), member));
		if (found.isEmpty()) {
			return new Gap.Unknown(member);
		}
		if (!(found.get() instanceof Property property) || property.getNature() != PropertyNature.PRINTED) {
			return new Gap.Untold();
		}
		List<Expression> values = component.getEntries().stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> entry.getProperty() == property).flatMap(entry -> entry.getValues().stream()).toList();
		List<Expression> usual = property.getValue() == null ? List.of() : List.of(property.getValue());
		return values.isEmpty() && usual.isEmpty() ? new Gap.Untold() : new Gap.Printed(component, values.isEmpty() ? usual : values);
	}

	private Optional<Gap> several(Named named, boolean listed, EObject place) {
		return switch (named) {
			case Enumeration words -> Optional.of(listed
					? new Gap.Titles(List.copyOf(words.getLiterals()))
					: new Gap.Amount(words.getLiterals().size()));
			case Kind kind -> {
				List<Component> all = componentsOf(kind, place);
				yield Optional.of(listed ? new Gap.Titles(List.copyOf(all)) : counted(all, place));
			}
			case Component component when !listed -> Optional.of(counted(List.of(component), place));
			default -> Optional.empty();
		};
	}

	/** All components of a kind that a text sees, those of series one by one. */
	public List<Component> componentsOf(Kind kind, EObject place) {
		List<HullFile> files = packs.files(place.eResource());
		TypeInference types = packs.typesAt(place);
		return new Series(files).componentsIn(files).stream()
				.filter(component -> types.kinds().of(component).filter(own -> types.kinds().isA(own, kind)).isPresent()).toList();
	}

	/** As many copies as are needed cannot be counted. */
	private Gap counted(List<Component> components, EObject place) {
		int sum = 0;
		for (Component component : components) {
			int copies = packs.typesAt(place).members().copiesOf(component);
			if (copies == Integer.MAX_VALUE) {
				return new Gap.Untold();
			}
			sum += copies;
		}
		return new Gap.Amount(sum);
	}
}
