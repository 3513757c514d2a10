package org.hullwright.lang.design;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.DesignBox;
import org.hullwright.model.DesignCondition;
import org.hullwright.model.DesignContent;
import org.hullwright.model.DesignSide;
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
import org.hullwright.model.icons.Appearances;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.TypeInference;

/**
 * Resolves the design of components. What is said of a component counts before what is said of its kind, and that before what is said of
 * kinds above: setting by setting, side by side.
 */
public final class DesignReader {

	private static final int PLACE = 4; // numbers of a place
	private final Appearances appearances;
	private final Printing printing;
	private final TypeInference types;
	private final Translations translations;

	/**
	 * @param appearances what packs show things as
	 * @param printing knows which expansions are on
	 * @param translations of what designs write
	 */
	public DesignReader(Appearances appearances, Printing printing, TypeInference types, Translations translations) {
		this.translations = translations;
		this.appearances = appearances;
		this.printing = printing;
		this.types = types;
	}

	/**
	 * The design of a component.
	 *
	 * @param entries what it prints
	 */
	public Design of(Component component, List<Entry> entries) {
		List<Appearance> cascade = cascade(component);
		Settings settings = Settings.of(cascade.reversed().stream().flatMap(shown -> shown.getSettings().stream()).toList(), null);
		Map<String, Panel> sides = new HashMap<>();
		for (Appearance shown : cascade) {
			for (DesignSide side : shown.getSides().reversed()) {
				if (side.getName() != null) {
					sides.computeIfAbsent(side.getName(), any -> panel(side, settings));
				}
			}
		}
		return new Design(PaperFormat.of(settings), accent(component, cascade, entries), sides);
	}

	/** The colour that something is told apart by; empty text where nothing says it. */
	public String accentOf(Named named) {
		return accentIn(appearances.of(named, printing)).orElse("");
	}

	private static Optional<String> accentIn(Collection<Appearance> shown) {
		return shown.stream().map(each -> Settings.of(each.getSettings(), null)).filter(settings -> settings.has(Setting.ACCENT))
				.map(settings -> settings.word(Setting.ACCENT, "")).findFirst();
	}

	/** What is said of a component, then of its kind, then of the kinds above. */
	private List<Appearance> cascade(Component component) {
		var cascade = new ArrayList<>(appearances.of(component, printing));
		Set<Kind> seen = new HashSet<>(); // what an author types may be its own parent
		Optional<Kind> kind = types.kinds().of(component);
		while (kind.isPresent() && seen.add(kind.get())) {
			cascade.addAll(appearances.of(kind.get(), printing));
			kind = Optional.ofNullable(kind.get().getParent());
		}
		return cascade;
	}

	/** Its own, else that of a value by which its kind is coloured, else that of its kind. */
	private String accent(Component component, List<Appearance> cascade, List<Entry> entries) {
		return accentIn(appearances.of(component, printing)).or(() -> cascade.stream().map(Appearance::getColoured)
				.filter(property -> property != null && !property.eIsProxy()).findFirst()
				.flatMap(property -> colourOf(property, entries))).or(() -> accentIn(cascade)).orElse("");
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
		Settings settings = Settings.of(side.getSettings(), around);
		return new Panel(Placement.ALL, Condition.ALWAYS, new Content.Nothing(), settings, panels(side.getBoxes(), settings));
	}

	private List<Panel> panels(Collection<DesignBox> boxes, Settings around) {
		return boxes.stream().map(box -> {
			Settings settings = Settings.of(box.getSettings(), around);
			return new Panel(placement(box), condition(box.getCondition()), content(box.getContent()), settings,
					panels(box.getBoxes(), settings));
		}).toList();
	}

	private static Placement placement(DesignBox box) {
		if (box.getPlace().size() == PLACE) {
			return new Placement.At(box.getPlace().get(0), box.getPlace().get(1), box.getPlace().get(2), box.getPlace().get(3));
		}
		return new Placement.Docked(edge(box.getEdge()).orElse(Edge.MIDDLE), box.getSize());
	}

	/** The edge of a name; empty where it names none. */
	public static Optional<Edge> edge(@Nullable String name) {
		return Stream.of(Edge.values()).filter(edge -> edge.name().toLowerCase(Locale.ROOT).equals(name)).findFirst();
	}

	private static Condition condition(@Nullable DesignCondition condition) {
		return condition == null || isUnknown(condition.getProperty())
				? Condition.ALWAYS
				: new Condition(condition.isNegated(), condition.getProperty().getName(),
						condition.getValue() == null ? "" : SettingValue.of(condition.getValue()).plain());
	}

	private static boolean isUnknown(@Nullable EObject property) {
		return property == null || property.eIsProxy();
	}

	private Content content(@Nullable DesignContent content) {
		if (content == null) {
			return new Content.Nothing();
		}
		if (content.isKind()) {
			return new Content.Written("{kind}");
		}
		if (content.isPrinted()) {
			return new Content.Facts();
		}
		return content.getText() != null ? new Content.Written(translations.of(content.getText())) : content(content.getProperty());
	}

	private static Content content(@Nullable Property property) {
		if (property == null || property.eIsProxy() || property.getName() == null) {
			return new Content.Nothing();
		}
		boolean ofCore = property.eContainer() instanceof Kind kind && Kinds.PIECE.equals(kind.getName());
		return switch (ofCore ? property.getName() : "") {
			case "title" -> new Content.Title();
			case "text" -> new Content.Rules();
			case "picture" -> new Content.Illustration();
			case "icon" -> new Content.Symbol();
			default -> new Content.Fact(property.getName());
		};
	}
}
