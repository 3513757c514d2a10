package org.hullwright.lang.design;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignSide;
import org.hullwright.model.DesignValue;
import org.hullwright.model.Entry;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.NameReference;
import org.hullwright.model.Named;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.expansions.Printing;
import org.hullwright.model.icons.Accents;
import org.hullwright.model.icons.Appearances;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.TypeInference;

/**
 * Resolves the design of components. What is said of a component counts before what is said of its kind, and that before what is said of
 * kinds above: setting by setting, side by side.
 */
public final class DesignReader {

	private final Appearances appearances;
	private final Printing printing;
	private final TypeInference types;
	private final FontFiles fonts;
	private final BoxReader boxReader;

	/**
	 * @param appearances what packs show things as
	 * @param printing knows which expansions are on
	 * @param translations of what designs write
	 * @param fonts finds the typefaces of packs
	 */
	public DesignReader(Appearances appearances, Printing printing, TypeInference types, Translations translations, FontFiles fonts) {
		this.boxReader = new BoxReader(translations);
		this.appearances = appearances;
		this.printing = printing;
		this.types = types;
		this.fonts = fonts;
	}

	/**
	 * The design of a component.
	 *
	 * @param entries what it prints
	 */
	public Design of(Component component, List<Entry> entries) {
		List<Appearance> cascade = cascade(component);
		Settings settings = Settings.of(cascade.reversed().stream().flatMap(shown -> shown.getSettings().stream()).toList(), null, fonts);
		Map<String, Panel> sides = new HashMap<>();
		for (Appearance shown : cascade) {
			for (DesignSide side : shown.getSides().reversed()) {
				if (side.getName() != null) {
					sides.computeIfAbsent(side.getName(), any -> panel(side, settings));
				}
			}
		}
		return new Design(PaperFormat.of(settings), accent(component, cascade, entries), isPrinted(settings), sides);
	}

	/**
	 * Whether anything but a component is printed to be cut out, as a {@code show} of it says.
	 *
	 * @param printing knows which expansions are on
	 */
	public static boolean isPrinted(Named named, Appearances appearances, Printing printing) {
		return isPrinted(Settings.of(
				appearances.of(named, printing).reversed().stream().flatMap(shown -> shown.getSettings().stream()).toList(), null,
				FontFiles.NONE));
	}

	private static boolean isPrinted(Settings settings) {
		return settings.values(Setting.PRINT).isEmpty() || settings.is(Setting.PRINT);
	}

	/** The name of the picture that the nearest design gives a component, as it is written there; empty where none does. */
	public Optional<DesignValue> artOf(Component component) {
		return cascade(component).stream().flatMap(shown -> shown.getSettings().reversed().stream())
				.filter(setting -> Setting.ART.word().equals(setting.getName()) && setting.getValues().size() == 1)
				.map(setting -> setting.getValues().getFirst()).filter(value -> value.getText() != null).findFirst();
	}

	/** The colour that something is told apart by; empty text where nothing says it. */
	public String accentOf(Named named) {
		return Accents.in(appearances.of(named, printing)).orElse("");
	}

	/** What is said of a component, then of its kind, then of the kinds above: by themes first, and then by the packs that are none. */
	public List<Appearance> cascade(Component component) {
		return cascade(Stream.concat(Stream.of(component), types.kinds().of(component).stream().flatMap(kind -> lineage(kind).stream()))
				.toList());
	}

	/** What is said of a kind, then of the kinds above, in the same order. */
	public List<Appearance> cascade(Kind kind) {
		return cascade(lineage(kind));
	}

	private List<Appearance> cascade(List<? extends Named> nearestFirst) {
		return Stream.concat(nearestFirst.stream().flatMap(named -> appearances.ofThemes(named).stream()),
				nearestFirst.stream().flatMap(named -> appearances.ofOthers(named, printing).stream())).toList();
	}

	private static List<Kind> lineage(Kind ofKind) {
		Set<Kind> seen = new LinkedHashSet<>(); // what an author types may be its own parent
		Kind kind = ofKind;
		while (kind != null && seen.add(kind)) {
			kind = kind.getParent();
		}
		return List.copyOf(seen);
	}

	/** Its own, else that of a value by which its kind is coloured, else that of its kind. */
	private String accent(Component component, List<Appearance> cascade, List<Entry> entries) {
		return Accents.in(appearances.of(component, printing)).or(() -> cascade.stream().map(Appearance::getColoured)
				.filter(property -> property != null && !property.eIsProxy()).findFirst()
				.flatMap(property -> colourOf(property, entries))).or(() -> Accents.in(cascade)).orElse("");
	}

	/** That of the value that is printed, else of the usual one. */
	private Optional<String> colourOf(Property property, List<Entry> entries) {
		Stream<Expression> printed = entries.stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> entry.getProperty() == property).flatMap(entry -> entry.getValues().stream());
		return Stream.concat(printed, Stream.ofNullable(property.getValue()))
				.flatMap(value -> switch (value) {
					case NameReference name when name.getTarget() instanceof Named word -> Stream.of(colourOf(word));
					case TextLiteral text -> Stream.of(text.getValue());
					default -> Stream.empty();
				}).findFirst();
	}

	private String colourOf(Named word) {
		String said = accentOf(word);
		return said.isEmpty() && word instanceof EnumerationLiteral ? word.getName() : said;
	}

	private Panel panel(DesignSide side, Settings around) {
		Settings settings = Settings.of(side.getSettings(), around, fonts);
		return new Panel(Placement.ALL, Condition.ALWAYS, new Content.Nothing(), settings, originOf(side),
				panels(side.getBoxes(), settings));
	}

	private List<Panel> panels(Collection<DesignBox> boxes, Settings around) {
		return boxes.stream().map(box -> {
			Settings settings = Settings.of(box.getSettings(), around, fonts);
			return new Panel(BoxReader.placement(box), BoxReader.condition(box), boxReader.content(box), settings,
					originOf(box), panels(box.getBoxes(), settings));
		}).toList();
	}

	private static @Nullable Origin originOf(EObject written) {
		return Origin.of(written).<@Nullable Origin>map(origin -> origin).orElse(null);
	}
}
