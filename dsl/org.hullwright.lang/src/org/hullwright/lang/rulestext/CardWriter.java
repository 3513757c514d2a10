package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.design.DesignReader;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.picture.PictureFile;
import org.hullwright.lang.picture.PictureFinding.Found;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.model.Absent;
import org.hullwright.model.Appearance;
import org.hullwright.model.ChoiceOption;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.Entry;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.NameReference;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Side;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.TrackSpace;
import org.hullwright.model.TruthLiteral;
import org.hullwright.model.expansions.Printing;
import org.hullwright.model.icons.Appearances;
import org.hullwright.model.icons.Icons;
import org.hullwright.model.texts.PackTranslations;
import org.hullwright.model.texts.Translations;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Members;
import org.hullwright.model.types.TypeInference;

/** Writes what is printed on components. Total: what is half written is said as far as it goes, with dots for the rest. */
public class CardWriter {

	/** Properties of the core library that are shown otherwise than as a value. */
	private static final List<String> ELSEWHERE = List.of("copies", "copiesAsNeeded", "text", "textFor", "plural", "picture", "icon");
	private static final String TEXT = "text";

	private final PackContext packs;

	/** @param packs knows types and translations around a component */
	@Inject
	public CardWriter(PackContext packs) {
		this.packs = packs;
	}

	/**
	 * What is printed on the component that a place of a text belongs to, or that is designed there: of a kind, the first one that there
	 * is. None where there is no component.
	 */
	public Optional<CardFace> writeAt(XtextResource file, int offset, String language) {
		return componentAt(file, offset).map(component -> write(component, language));
	}

	/** The component that a place of a text belongs to, or an example of what is designed there; none where there is no component. */
	public Optional<Component> componentAt(XtextResource file, int offset) {
		INode root = file.getParseResult() == null ? null : file.getParseResult().getRootNode();
		ILeafNode leaf = root == null
				? null
				: NodeModelUtils.findLeafNodeAtOffset(root, Math.min(offset, Math.max(0, root.getTotalLength() - 1)));
		EObject place = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
		return Optional.ofNullable(EcoreUtil2.getContainerOfType(place, Component.class))
				.or(() -> Optional.ofNullable(EcoreUtil2.getContainerOfType(place, Appearance.class)).flatMap(this::designed));
	}

	/** The component that a design is of, or an example of the kind that it is of. */
	private Optional<Component> designed(Appearance shown) {
		return switch (shown.getNamed()) {
			case Component component when !component.eIsProxy() -> Optional.of(component);
			case Kind kind when !kind.eIsProxy() -> {
				Kinds kinds = packs.types(shown.eResource()).kinds();
				List<Component> alike = packs.files(shown.eResource()).stream().flatMap(file -> file.getDeclarations().stream())
						.filter(Component.class::isInstance).map(Component.class::cast)
						.filter(component -> kinds.of(component).filter(own -> kinds.isA(own, kind)).isPresent()).toList();
				yield alike.stream().filter(component -> component.eResource() == shown.eResource()).findFirst()
						.or(() -> alike.stream().findFirst());
			}
			case null, default -> Optional.empty();
		};
	}

	/**
	 * What is printed on a component.
	 *
	 * @param language that the pack is translated into; any other leaves texts as they are written
	 */
	public CardFace write(Component component, String language) {
		return write(component, language, Printing.DECLARED);
	}

	/**
	 * What is printed on a component in a game.
	 *
	 * @param language that the pack is translated into; any other leaves texts as they are written
	 * @param printing knows what expansions make of it
	 */
	public CardFace write(Component component, String language, Printing printing) {
		Resource file = lastWriter(component, printing);
		TypeInference types = packs.types(file);
		PackTranslations inLanguages = packs.translations(file);
		List<String> languages = inLanguages.languages();
		Appearances appearances = packs.appearances(file);
		Supplier<CardFace> written = () -> new Writing(types, Translations.NONE, printing, appearances).card(component, languages);
		CardFace own = printing == Printing.DECLARED
				? packs.onceSettled(WrittenCards.class, file, WrittenCards::new).of(component, written)
				: written.get();
		if (!languages.contains(language)) {
			return own;
		}
		Translations translations = inLanguages.into(language);
		return new CardTranslation(translations).of(component, own,
				new Writing(types, translations, printing, appearances).card(component, languages));
	}

	/**
	 * Where the last of what is printed on a component is written: whoever changes it knows all that stands on it, the component need not.
	 */
	private static Resource lastWriter(Component component, Printing printing) {
		return Stream
				.concat(printing.entriesOf(component).stream(),
						component.getSides().stream().flatMap(side -> printing.entriesOf(side).stream()))
				.map(EObject::eResource).filter(file -> file != component.eResource()).reduce((first, last) -> last)
				.orElse(component.eResource());
	}

	/** What is done when a procedure is performed, in the language that its pack is written in. */
	public RulesText rules(Procedure procedure) {
		return rules(procedure, "");
	}

	/**
	 * What is done when a procedure is performed.
	 *
	 * @param language that the pack is translated into; any other leaves texts as they are written
	 */
	public RulesText rules(Procedure procedure, String language) {
		return rules(procedure, language, texts -> texts.of(procedure));
	}

	/**
	 * What is done when a track arrives at a space.
	 *
	 * @param language that the pack is translated into; any other leaves texts as they are written
	 */
	public RulesText rules(TrackSpace space, String language) {
		return rules(space, language, texts -> texts.of(space));
	}

	/**
	 * What the options of a choice do, as whoever is asked reads it, in the language that its pack is written in. Nothing of options for
	 * which there are no words but those of the code, nor of a choice that has one sort of options alone: its question says what is chosen.
	 */
	public Map<ChoiceOption, RulesText> options(ChooseEffect choose) {
		return new OptionTexts(new Wording(packs.types(choose.eResource()), Translations.NONE)).of(choose);
	}

	private RulesText rules(EObject place, String language, Function<RulesTexts, RulesText> written) {
		TypeInference types = packs.types(place.eResource());
		RulesText own = written.apply(new RulesTexts(new Wording(types, Translations.NONE)));
		PackTranslations inLanguages = packs.translations(place.eResource());
		if (!inLanguages.languages().contains(language)) {
			return own;
		}
		Translations translations = inLanguages.into(language);
		return new CardTranslation(translations).of(own, written.apply(new RulesTexts(new Wording(types, translations))));
	}

	/** What a procedure is called: by its title, else by the words of its name. */
	public String title(Procedure procedure) {
		return title(procedure, "");
	}

	/**
	 * The same in another language.
	 *
	 * @param language that the pack is translated into; any other leaves the title as it is written
	 */
	public String title(Procedure procedure, String language) {
		return procedure.getTitle() == null
				? English.title(English.words(procedure.getName()))
				: Marks.plain(translations(procedure, language).of(procedure.getTitle()));
	}

	private Translations translations(Procedure procedure, String language) {
		return packs.translations(procedure.eResource()).into(language);
	}

	/** One card in one language. */
	private final class Writing {

		private final TypeInference types;
		private final Wording wording;
		private final RulesTexts rules;
		private final Printing printing;
		private final Icons icons;
		private final DesignReader designs;

		Writing(TypeInference types, Translations translations, Printing printing, Appearances appearances) {
			this.types = types;
			this.icons = new Icons(appearances, printing, types);
			this.designs = new DesignReader(appearances, printing, types, translations, packs::font);
			this.printing = printing;
			this.wording = new Wording(types, translations);
			this.rules = new RulesTexts(wording);
		}

		CardFace card(Component component, List<String> languages) {
			Optional<Kind> kind = types.kinds().of(component);
			List<Entry> everywhere = printing.entriesOf(component);
			var faces = new ArrayList<Face>();
			var sides = new HashMap<String, String>();
			boolean bySide = component.getSides().stream().anyMatch(side -> !written(printing.entriesOf(side)).isEmpty());
			if (component.getSides().isEmpty()) {
				faces.add(face("", component, everywhere, ""));
			} else {
				for (Side side : component.getSides()) {
					var entries = new ArrayList<>(everywhere);
					entries.addAll(printing.entriesOf(side));
					faces.add(face(wording.names().side(side), component, entries, bySide ? written(entries.reversed()) : ""));
					sides.put(side.getName(), wording.names().side(side));
				}
			}
			String title = printing.titleOf(component).map(wording.names()::translated)
					.orElseGet(() -> wording.names().component(component));
			return new CardFace(Marks.plain(title), kind.map(of -> Marks.plain(wording.names().kind(of))).orElse(""),
					kind.map(this::shape).orElse(Shape.CARD),
					Members.areCopiesAsNeeded(everywhere) ? 1 : types.members().copiesOf(component, everywhere), faces,
					bySide ? "" : written(everywhere),
					languages, designs.of(component, everywhere).withSidesCalled(sides));
		}

		/**
		 * @param written what the author wants on this side alone; empty text for what its rules say, and where one text is for all sides
		 */
		private Face face(String name, Component component, List<Entry> entries, String written) {
			List<Fact> facts = entries.stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast).map(this::fact)
					.flatMap(Optional::stream).toList();
			return new Face(name, picture(component, entries), icons.of(component, entries).orElse(""), facts,
					written.isEmpty() ? rules.of(component, entries) : RulesText.written(written));
		}

		/** Its own, else the one that its design has for all, else its icon when that is a drawing of the pack. */
		private @Nullable PictureFile picture(Component component, List<Entry> entries) {
			return types.members().pictureIn(entries).flatMap(name -> picture(name, name.getValue()))
					.or(() -> designs.artOf(component).flatMap(name -> picture(name, name.getText())))
					.or(() -> types.members().iconIn(entries).flatMap(name -> picture(name, name.getValue())))
					.<@Nullable PictureFile>map(found -> found).orElse(null);
		}

		/** @param place where it is named */
		private Optional<PictureFile> picture(EObject place, String name) {
			return packs.folder(place.eResource()).map(folder -> packs.pictures(place.eResource(), folder).find(name))
					.filter(Found.class::isInstance).map(found -> ((Found) found).picture());
		}

		private Optional<Fact> fact(PropertyEntry entry) {
			Property property = entry.getProperty();
			if (property == null || property.eIsProxy() || ELSEWHERE.contains(property.getName()) && isOfCore(property)) {
				return Optional.empty();
			}
			String name = entry.getValues().size() == 1
					? Labels.ofOne(property, wording.names().translations())
					: Labels.of(property, wording.names().translations());
			@Nullable
			Expression single = entry.getValues().size() == 1 ? entry.getValues().getFirst() : null;
			boolean nothing = single instanceof Absent || single instanceof TruthLiteral truth && !truth.isYes();
			boolean yes = single instanceof TruthLiteral truth && truth.isYes();
			return nothing
					? Optional.empty()
					: Optional.of(new Fact(property.getName(), name, icons.of(property).orElse(""),
							yes ? List.of() : entry.getValues().stream().map(this::value).toList()));
		}

		private Value value(Expression value) {
			if (value instanceof NameReference name && name.getTarget() instanceof EnumerationLiteral word && !word.eIsProxy()) {
				List<EnumerationLiteral> words = word.eContainer() instanceof Enumeration values ? values.getLiterals() : List.of();
				return new Value(Marks.plain(wording.names().word(word)), word.getName(), icons.of(word).orElse(""), colour(word),
						words.indexOf(word), words.size());
			}
			if (value instanceof NameReference name && name.getTarget() instanceof Component component) {
				return new Value(Marks.plain(wording.names().component(component)), "",
						icons.of(component, printing.entriesOf(component)).orElse(""), designs.accentOf(component));
			}
			return new Value(value instanceof TextLiteral text
					? wording.names().translated(text.getValue())
					: Marks.plain(wording.nouns().of(value, new Scope(Map.of(), "this"))), "", "", "");
		}

		/** What is said, else what a word may name by itself. */
		private String colour(EnumerationLiteral word) {
			String said = designs.accentOf(word);
			return said.isEmpty() ? word.getName() : said;
		}

		private String written(List<Entry> entries) {
			return entries.stream().filter(PropertyEntry.class::isInstance).map(PropertyEntry.class::cast)
					.filter(entry -> entry.getProperty() != null && TEXT.equals(entry.getProperty().getName())
							&& isOfCore(entry.getProperty()))
					.flatMap(entry -> entry.getValues().stream()).filter(TextLiteral.class::isInstance)
					.map(text -> wording.names().translated(((TextLiteral) text).getValue())).filter(text -> !text.isBlank()).findFirst()
					.orElse("");
		}

		private boolean isOfCore(Property property) {
			return types.kinds().core(Kinds.PIECE).filter(piece -> property.eContainer() == piece).isPresent();
		}

		private Shape shape(Kind kind) {
			Kinds kinds = types.kinds();
			return kinds.isBelow(kind, "tile")
					? Shape.TILE
					: kinds.isBelow(kind, "token") ? Shape.TOKEN : kinds.isBelow(kind, "figure") ? Shape.FIGURE : Shape.CARD;
		}
	}
}
