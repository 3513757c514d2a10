package org.hullwright.lang.ide.drafting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Creatable;
import org.hullwright.lang.ide.answer.ElementForm;
import org.hullwright.lang.ide.answer.FieldValues;
import org.hullwright.lang.ide.answer.FieldValues.Numbers;
import org.hullwright.lang.ide.answer.FieldValues.OneOf;
import org.hullwright.lang.ide.answer.FieldValues.Option;
import org.hullwright.lang.ide.answer.FieldValues.SomeOf;
import org.hullwright.lang.ide.answer.FieldValues.Words;
import org.hullwright.lang.ide.answer.FieldValues.Written;
import org.hullwright.lang.ide.answer.FieldValues.YesOrNo;
import org.hullwright.lang.ide.answer.FormField;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Component;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Game;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Members;
import org.hullwright.model.types.Type;

/**
 * Reads off a kind what its components print and which effects they have. What most of the components that are there say comes first, and
 * how they say it is where an author begins.
 */
class FormBuilder {

	static final String PLAYERS = "players";
	static final String MODES = "modes";
	static final String EXPANSIONS = "expansions";
	/** Begins what asks whether an element comes with all that belongs to it; no property, and never written. */
	static final String CONTENTS = "contents of ";

	/**
	 * What is written in place of the text made from the effects is for when there are effects; copies as needed are for what many decks
	 * share.
	 */
	private static final Set<String> LATER = Set.of("text", "textFor", "plural", "copiesAsNeeded", "icon");
	private static final Numbers ANY_NUMBER = new Numbers(-999, 9999);
	private static final int USUAL_PLAYERS = 2;
	private static final String NOTHING = "none";
	private static final String PICTURE = "picture";
	private static final int MOST_EXAMPLES = 3;

	private final PackContext packs;
	private final Sorts sorts;
	private final Designs designs;
	private final Destinations destinations;
	private final RaceContents races;
	private final IEObjectDocumentationProvider documentation;

	@Inject
	FormBuilder(PackContext packs, Sorts sorts, Designs designs, Destinations destinations, RaceContents races,
			IEObjectDocumentationProvider documentation) {
		this.races = races;
		this.packs = packs;
		this.sorts = sorts;
		this.designs = designs;
		this.destinations = destinations;
		this.documentation = documentation;
	}

	/** What is asked about a new element; empty when there is no such sort. */
	Optional<ElementForm> form(String word, XtextResource file) {
		return sorts.find(word, file).map(sort -> switch (word) {
			case Sorts.SCENARIO -> new ElementForm(sort, true, names(Sorts.SCENARIO, file), List.of());
			case Sorts.TEST -> new ElementForm(sort, false, ofTest(file), List.of());
			default -> sorts.kind(word, file).map(kind -> ofComponent(sort, kind, file)).orElseThrow();
		});
	}

	private List<FormField> ofTest(XtextResource file) {
		Numbers players = packs.names(file).of(HullPackage.Literals.GAME).stream()
				.map(found -> EcoreUtil.resolve(found.getEObjectOrProxy(), file.getResourceSet()))
				.filter(Game.class::isInstance).map(Game.class::cast).findFirst()
				.map(game -> new Numbers(game.getFewestPlayers(), game.getMostPlayers())).orElse(new Numbers(1, USUAL_PLAYERS));
		String usual = String.valueOf(Math.clamp(USUAL_PLAYERS, players.lower(), Math.max(players.lower(), players.upper())));
		return Stream.concat(Stream.of(new FormField(PLAYERS, "Players", "", players, true, "", usual)), names(Sorts.TEST, file).stream())
				.toList();
	}

	/** What a game can be played with; a pack that only changes another one is tried out with its changes. */
	private List<FormField> names(String word, XtextResource file) {
		List<Option> expansions = designs.declared(HullPackage.Literals.EXPANSION, file);
		String own = destinations.expansion(file).map(expansion -> expansion.getName()).filter(name -> word.equals(Sorts.TEST)).orElse("");
		return Stream.of(field(MODES, "Modes", designs.declared(HullPackage.Literals.MODE, file), ""),
				field(EXPANSIONS, "Expansions", expansions, own)).flatMap(Optional::stream).toList();
	}

	private static Optional<FormField> field(String name, String label, List<Option> options, String proposed) {
		return options.isEmpty() ? Optional.empty() : Optional.of(new FormField(name, label, "", new SomeOf(options), false, "", proposed));
	}

	private ElementForm ofComponent(Creatable sort, Kind kind, XtextResource file) {
		Members members = packs.types(file).members();
		Set<KindMember> ofAll = packs.types(file).kinds().core(Kinds.PIECE).map(members::of).map(Set::copyOf).orElse(Set.of());
		List<Component> examples = designs.of(kind, file);
		var fields = new ArrayList<FormField>();
		members.of(kind).stream().filter(Property.class::isInstance).map(Property.class::cast)
				.filter(property -> property.getNature() == PropertyNature.PRINTED
						&& !(ofAll.contains(property) && LATER.contains(property.getName())))
				.sorted(Comparator.comparingLong(property -> -saying(property, examples))).map(property -> field(property, examples, file))
				.forEach(fields::add);
		fields.sort(Comparator.comparing(field -> !field.isNeeded()));
		members.of(kind).stream().filter(EffectSlot.class::isInstance).map(EffectSlot.class::cast).filter(slot -> !ofAll.contains(slot))
				.map(slot -> field(slot, isUsual(slot, kind, examples, members))).forEach(fields::add);
		if (kind.getName().equals(Sorts.RACE) && races.hasModel(file)) {
			fields.addFirst(new FormField(CONTENTS + Sorts.RACE, "With Intruders, tokens, Attacks and Events",
					"As many of each as the game has, as copies for you to change",
					new YesOrNo(), false, FieldValues.YES, FieldValues.YES));
		}
		if (kind.getName().equals(Sorts.CHARACTER) && !designs.foreign(Sorts.CHARACTER, file).isEmpty()) {
			fields.addFirst(new FormField(CONTENTS + Sorts.CHARACTER, "With deck, Item and what else belongs to it",
					"What most of the Characters that are there have, as copies for you to change",
					new YesOrNo(), false, FieldValues.YES, FieldValues.YES));
		}
		return new ElementForm(sort, true, fields, destinations.of(kind, file));
	}

	/** How many components say something for a member. */
	private static long saying(KindMember member, List<Component> examples) {
		return examples.stream()
				.filter(example -> example.getEntries().stream()
						.anyMatch(entry -> entry instanceof PropertyEntry printed && printed.getProperty() == member
								|| entry instanceof EffectEntry effect && effect.getSlot() == member))
				.count();
	}

	/** Whether components mostly have the effect; without any example, whether it is for their kind alone. */
	private static boolean isUsual(EffectSlot slot, Kind kind, List<Component> examples, Members members) {
		return examples.isEmpty() ? members.declaredFor(kind).anyMatch(slot::equals) : saying(slot, examples) * 2 >= examples.size();
	}

	private FormField field(EffectSlot slot, boolean isUsual) {
		return new FormField(slot.getName(), Labels.of(slot), comment(slot), new FieldValues.Effect(), false, FieldValues.NO,
				isUsual ? FieldValues.YES : FieldValues.NO);
	}

	private FormField field(Property property, List<Component> examples, XtextResource file) {
		Type type = packs.types(file).of(property);
		String usual = property.getValue() != null ? text(property) : switch (type) {
			case Type.TruthType truth -> FieldValues.NO;
			case Type.OptionalType optional -> NOTHING;
			default -> "";
		};
		FieldValues values = holding(usual, isPicture(property) ? new FieldValues.PictureFile() : values(type, file));
		boolean isNeeded = property.getValue() == null && usual.isEmpty() && !(type instanceof Type.ListType);
		String shown = values instanceof Words || values instanceof FieldValues.PictureFile ? usual.replaceAll("^\"|\"$", "") : usual;
		return new FormField(property.getName(), Labels.of(property), explanation(property, values, examples), values, isNeeded, shown,
				isNeeded ? proposed(property, values, examples) : shown);
	}

	/**
	 * What can be answered where this is usual: a usual value that is worked out is none to be picked, so there anything can be written.
	 */
	private static FieldValues holding(String usual, FieldValues values) {
		boolean isAmong = usual.isEmpty() || switch (values) {
			case Numbers numbers -> usual.matches("-?\\d{1,9}");
			case YesOrNo truth -> usual.equals(FieldValues.YES) || usual.equals(FieldValues.NO);
			case OneOf(List<Option> options) -> usual.equals(NOTHING) || options.stream().anyMatch(option -> option.name().equals(usual));
			case Words words -> usual.startsWith("\"");
			case FieldValues.PictureFile picture -> usual.startsWith("\"");
			case SomeOf some -> true;
			case FieldValues.Effect effect -> true;
			case Written written -> true;
		};
		return isAmong ? values : new Written();
	}

	private static String text(Property property) {
		return NodeModelUtils.getTokenText(NodeModelUtils.getNode(property.getValue()));
	}

	/** The core library's property for what a component looks like. */
	private static boolean isPicture(Property property) {
		return PICTURE.equals(property.getName()) && property.getType() != null && property.eContainer() instanceof Kind kind
				&& Kinds.PIECE.equals(kind.getName());
	}

	/** What its author wrote above it, and for a number, which no label can explain, what some of the components print. */
	private String explanation(Property property, FieldValues values, List<Component> examples) {
		String printed = values instanceof Numbers ? printed(property, examples) : "";
		return Stream.of(comment(property), printed).filter(sentence -> !sentence.isEmpty()).collect(Collectors.joining(" "));
	}

	/** One component for each of the first numbers: “Examples: Loom 3, Weaver 2.” */
	private static String printed(Property property, List<Component> examples) {
		var shown = new LinkedHashMap<String, String>();
		for (Component example : examples) {
			example.getEntries().stream().filter(entry -> entry instanceof PropertyEntry printed && printed.getProperty() == property)
					.findFirst()
					.map(PropertyEntry.class::cast).filter(entry -> entry.getValues().size() == 1)
					.ifPresent(entry -> shown.putIfAbsent(NodeModelUtils.getTokenText(NodeModelUtils.getNode(entry.getValues().getFirst())),
							titleOf(example)));
		}
		return shown.isEmpty()
				? ""
				: shown.entrySet().stream().limit(MOST_EXAMPLES)
						.map(number -> number.getValue() + ' ' + number.getKey())
						.collect(Collectors.joining(", ", "Examples: ", "."));
	}

	private static String titleOf(Component component) {
		return component.getTitle() == null || component.getTitle().isBlank() ? component.getName() : component.getTitle();
	}

	private String comment(KindMember member) {
		String comment = documentation.getDocumentation(member);
		return comment == null ? "" : comment.strip();
	}

	private FieldValues values(Type type, XtextResource file) {
		return switch (type.present()) {
			case Type.NumberType(var lower, var upper) ->
				new Numbers(lower == null ? ANY_NUMBER.lower() : lower, upper == null ? ANY_NUMBER.upper() : upper);
			case Type.TruthType truth -> new YesOrNo();
			case Type.TextType text -> new Words();
			case Type.EnumerationType(Enumeration words) -> new OneOf(packs.types(file).words().of(words).stream()
					.map(word -> new Option(word.getName(), word.getTitle() == null ? word.getName() : word.getTitle())).toList());
			case Type.SortType(Kind kind, boolean unique) -> oneOf(designs.names(kind, file));
			case Type.PieceType(Kind kind) -> oneOf(designs.names(kind, file));
			case Type.ListType(Type element) ->
				values(element, file) instanceof OneOf(List<Option> options) ? new SomeOf(options) : new Written();
			default -> new Written();
		};
	}

	private static FieldValues oneOf(List<Option> options) {
		return options.isEmpty() ? new Written() : new OneOf(options);
	}

	private String proposed(Property property, FieldValues values, List<Component> examples) {
		return switch (values) {
			case Numbers(int lower, int upper) ->
				String.valueOf(Math.clamp(UsedNumbers.of(property, examples).next(), lower, Math.max(lower, upper)));
			case OneOf(List<Option> options) -> options.isEmpty() ? "" : free(property, options, examples);
			default -> "";
		};
	}

	/** Where no two components print the same, the first that none prints. */
	private static String free(Property property, List<Option> options, List<Component> examples) {
		List<String> printed = examples.stream().flatMap(example -> example.getEntries().stream()).filter(PropertyEntry.class::isInstance)
				.map(PropertyEntry.class::cast).filter(entry -> entry.getProperty() == property && entry.getValues().size() == 1)
				.map(entry -> NodeModelUtils.getTokenText(NodeModelUtils.getNode(entry.getValues().getFirst()))).toList();
		boolean isUnique = Set.copyOf(printed).size() == printed.size();
		return options.stream().map(Option::name).filter(name -> isUnique && !printed.contains(name)).findFirst()
				.orElse(options.getFirst().name());
	}
}
