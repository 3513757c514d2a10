package org.hullwright.lang.ide.drafting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.NewElement;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Kind;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Zone;
import org.hullwright.model.ZoneEntry;
import org.hullwright.model.types.Type;

/**
 * What belongs to a Character, as far as most of the Characters of the game have it: a deck with the cards that they share and one card of
 * its own, copies of what else is theirs alone, what names them, such as cards for a draft, and that all of it lies where theirs does.
 */
class CharacterContents {

	private static final String AS_NEEDED = "copiesAsNeeded";

	private final PackContext packs;
	private final Designs designs;
	private final Destinations destinations;
	private final GameChanges changes;
	private final FormBuilder forms;

	@Inject
	CharacterContents(PackContext packs, Designs designs, Destinations destinations, GameChanges changes, FormBuilder forms) {
		this.packs = packs;
		this.designs = designs;
		this.destinations = destinations;
		this.changes = changes;
		this.forms = forms;
	}

	/** What belongs to a new Character; empty when no other pack has Characters to go by. */
	Optional<Companions> of(NewElement wanted, XtextResource file) {
		List<Component> examples = designs.foreign(Sorts.CHARACTER, file);
		return examples.isEmpty() ? Optional.empty() : Optional.of(new Copy(wanted, examples, file).companions());
	}

	/** One such copy in the making. */
	private final class Copy {

		private final NewElement wanted;
		private final List<Component> examples;
		private final Component model;
		private final XtextResource file;
		private final Map<String, String> entries = new LinkedHashMap<>();
		private final Set<String> declarations = new LinkedHashSet<>();
		private final List<String> additions = new ArrayList<>();

		Copy(NewElement wanted, List<Component> examples, XtextResource file) {
			this.wanted = wanted;
			this.examples = examples;
			this.model = examples.stream().max(Comparator.comparingLong((Component each) -> usual(each, examples))
					.thenComparing(examples::indexOf, Comparator.reverseOrder())).orElseThrow();
			this.file = file;
		}

		Companions companions() {
			model.getEntries().forEach(entry -> {
				switch (entry) {
					case PropertyEntry printed -> bringOwn(printed);
					case ZoneEntry filled -> fill(filled);
					default -> { /* effects are for the author to write */ }
				}
			});
			List<Component> naming = naming();
			naming.forEach(each -> declarations.add(renamed(each)));
			add(model, wanted.name());
			naming.forEach(each -> add(each, nameFor(each)));
			changes.lists(examples, file).forEach(list -> {
				String text = CopiedText.of(list.getValue());
				additions.add("change derived " + list.getName() + " to " + text.substring(0, text.lastIndexOf(')')) + ", " + wanted.name()
						+ ")");
			});
			return new Companions(entries, List.copyOf(declarations), additions);
		}

		/** What each has one of its own of, such as a Weapon. */
		private void bringOwn(PropertyEntry printed) {
			List<Component> owned = examples.stream().flatMap(example -> example.getEntries().stream())
					.filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
					.filter(entry -> entry.getProperty() == printed.getProperty() && entry.getValues().size() == 1)
					.flatMap(entry -> meant(entry.getValues().getFirst()).stream()).toList();
			boolean isSort = packs.types(file).of(printed.getProperty()).present() instanceof Type.SortType;
			if (isSort && owned.size() * 2 >= examples.size() && Set.copyOf(owned).size() == owned.size()) {
				Component own = owned.getFirst();
				declarations.add(renamed(own));
				entries.put(printed.getProperty().getName(), printed.getProperty().getName() + ": " + nameFor(own));
			}
		}

		private static Optional<Component> meant(EObject value) {
			return Stream.concat(Stream.of(value), content(value)).flatMap(each -> each.eCrossReferences().stream())
					.filter(Component.class::isInstance).map(Component.class::cast).findFirst();
		}

		private static Stream<EObject> content(EObject value) {
			var found = new ArrayList<EObject>();
			value.eAllContents().forEachRemaining(found::add);
			return found.stream();
		}

		/** The shared cards, as often as most have them, and one of its own for the rest of the deck. */
		private void fill(ZoneEntry filled) {
			Zone zone = filled.getZone();
			List<String> lines = new ArrayList<>();
			int left = filled.getComposition().stream().mapToInt(this::count).sum();
			Component own = null;
			for (Composition line : filled.getComposition()) {
				if (!(line.getContent() instanceof Component card) || card.eIsProxy()) {
					return;
				}
				List<Integer> counts = examples.stream().map(example -> count(card, zone, example)).filter(count -> count > 0).sorted()
						.toList();
				if (counts.size() * 2 > examples.size()) {
					int usual = Math.min(counts.get(counts.size() / 2), left);
					lines.add(usual + " of " + card.getName());
					left -= usual;
					if (card.getEntries().stream().noneMatch(CharacterContents::isAsNeeded)) {
						declarations.add("change " + card.getName() + " { " + AS_NEEDED + " }");
					}
				} else if (own == null) {
					own = card;
				}
			}
			if (own != null && left > 0) {
				String name = wanted.name() + "Card";
				lines.add(left + " of " + name);
				declarations.add(empty(own, name, left));
			}
			entries.put(zone.getName(), zone.getName() + " contains " + String.join(", ", lines));
		}

		private int count(Component card, Zone zone, Component example) {
			return example.getEntries().stream().filter(ZoneEntry.class::isInstance).map(ZoneEntry.class::cast)
					.filter(filled -> filled.getZone() == zone).flatMap(filled -> filled.getComposition().stream())
					.filter(line -> line.getContent() == card).mapToInt(this::count).sum();
		}

		/** How many cards a line brings: without a number, all that there are of the card, and one of those that are made as needed. */
		private int count(Composition line) {
			if (line.getCount() > 0 || !(line.getContent() instanceof Component card)) {
				return line.getCount();
			}
			int copies = packs.types(file).members().copiesOf(card);
			return copies == Integer.MAX_VALUE ? 1 : copies;
		}

		private String empty(Component own, String name, int copies) {
			String word = packs.types(file).kinds().of(own).map(Kind::getName).orElseThrow();
			var card = new NewElement(word, wanted.file(), name, "Card of " + title(), Map.of("copies", String.valueOf(copies)), "");
			return DeclarationWriter.write(forms.form(word, file).orElseThrow(), card, Map.of()).text().replaceAll("\\{\\s*\\}", "{ }");
		}

		/** What prints the name of a Character, where most have one of these. */
		private List<Component> naming() {
			Map<Component, List<Component>> all = examples.stream()
					.collect(Collectors.toMap(example -> example, example -> designs.printing(example, file)));
			return all.get(model).stream().filter(own -> all.values().stream()
					.filter(others -> others.stream().anyMatch(each -> kindOf(each).equals(kindOf(own)))).count() * 2 > examples.size())
					.toList();
		}

		private Optional<Kind> kindOf(Component component) {
			return packs.types(file).kinds().of(component);
		}

		private void add(Component example, String name) {
			destinations.placesOf(example, file).forEach(place -> additions.add("add " + name + " to " + place));
		}

		private String renamed(Component component) {
			return CopiedText.renamed(component, Map.of(component.getName(), nameFor(component), model.getName(), wanted.name()))
					.replace('"' + Objects.requireNonNullElse(model.getTitle(), model.getName()) + '"', '"' + title() + '"');
		}

		private String nameFor(Component component) {
			return component.getName().contains(model.getName())
					? component.getName().replace(model.getName(), wanted.name())
					: wanted.name() + component.getName();
		}

		private String title() {
			return (wanted.title().isBlank() ? wanted.name() : wanted.title().strip()).replace("\\", "\\\\").replace("\"", "\\\"");
		}
	}

	/** How much of what at least half of the Characters print one of them prints. */
	private static long usual(Component one, List<Component> examples) {
		return one.getEntries().stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
				.filter(entry -> examples.stream().filter(other -> other.getEntries().stream()
						.anyMatch(said -> said instanceof PropertyEntry printed && printed.getProperty() == entry.getProperty()))
						.count() * 2 >= examples.size())
				.count();
	}

	private static boolean isAsNeeded(EObject entry) {
		return entry instanceof PropertyEntry printed && printed.getProperty().getName().equals(AS_NEEDED);
	}
}
