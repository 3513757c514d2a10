package org.hullwright.lang.rulestext;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.lang.design.PaperFormat;
import org.hullwright.lang.fixture.Hull;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.model.Block;
import org.hullwright.model.Component;
import org.hullwright.model.Effect;
import org.hullwright.model.Expression;
import org.hullwright.model.HullFactory;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Procedure;
import org.hullwright.model.Track;
import org.hullwright.model.series.Series;
import org.hullwright.model.texts.Translations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is on a card besides the words of its rules, and what all cards have in common. */
class CardWriterTest {

	private static final String HOUSE = """
			values Colour { red, green "Moss green" }
			extend room { printed colour: Colour = red  printed lamp: truth = no reads "has a lamp"  printed id: number = 0  effect use by actor: character }
			token Ghost "Ghost" { copies: 9 }
			board House { rows "A" letter A { } }
			""";
	private static final int LONGEST_SENTENCE = 420;
	private static final int LONGEST_CARD = 2_000;

	@Test
	void a_card_has_title_kind_copies_and_what_is_printed() {
		CardFace card = card("room WineCellar \"Wine cellar\" { copies: 2  colour: green  lamp  id: 7 }");
		assertEquals("Wine cellar", card.title());
		assertEquals("Room", card.kind());
		assertEquals(Shape.TILE, card.shape());
		assertEquals(2, card.copies());
		assertEquals(List.of("Colour: Moss green", "Lamp", "Id 7"),
				card.faces().getFirst().facts().stream().map(CardFace.Fact::text).toList());
		assertEquals("green", card.faces().getFirst().facts().getFirst().values().getFirst().word());
	}

	@Test
	void a_title_that_is_not_written_comes_from_the_name() {
		assertEquals("Wine Cellar", card("room WineCellar").title());
	}

	@Test
	void each_side_is_a_face() {
		CardFace card = card(
				"extend token { effect spring } token Lamp { side lit { spring { shuffle Pile } } side dark { } }\ndeck Pile of card");
		assertEquals(List.of("Lit", "Dark"), card.faces().stream().map(CardFace.Face::name).toList());
		assertEquals(List.of("Shuffle the Pile.", ""), card.faces().stream().map(face -> face.rules().plain()).toList());
	}

	@Test
	void each_side_may_have_a_text_of_its_own() {
		CardFace card = card("token Lamp { text: \"Turn it.\" side lit { text: \"It is bright.\" } side dark { } }");
		assertEquals(List.of("It is bright.", "Turn it."), card.faces().stream().map(face -> face.rules().plain()).toList());
		assertEquals("", card.written(), "one text for all sides");
	}

	@Test
	void what_is_none_or_no_is_no_fact() {
		CardFace card = card("extend room { printed door: room or none  printed dark: truth  printed wet: truth }\n"
				+ "room Stairs { door: none  dark: no  wet }");
		assertEquals(List.of("Wet"), card.faces().getFirst().facts().stream().map(CardFace.Fact::name).toList());
	}

	@Test
	void the_author_may_write_the_text() {
		assertEquals("Beware of the step.", card("room Stairs { text: \"Beware of the step.\" use { stop } }").written());
		assertEquals("", card("room Stairs { text: \"\" }").written());
	}

	@Test
	void names_stand_out() {
		Sentence sentence = card("room Stairs { use { place Ghost in this room } }").faces().getFirst().rules().paragraphs().getFirst()
				.sentences().getFirst();
		assertEquals(List.of("Ghost", "Room"),
				sentence.runs().stream().filter(run -> run.look() == Look.ELEMENT).map(RulesText.Run::text).toList());
	}

	@Test
	void each_sentence_knows_the_text_it_was_made_from() {
		String text = "room Stairs { use { place Ghost in this room  shuffle Pile } }";
		String whole = Hull.withHead(HOUSE + "deck Pile of card\n" + text);
		List<Sentence> sentences = card("deck Pile of card\n" + text).faces().getFirst().rules().paragraphs().getFirst().sentences();
		assertEquals(List.of("place Ghost in this room", "shuffle Pile"),
				sentences.stream().map(sentence -> whole.substring(sentence.offset(), sentence.offset() + sentence.length())).toList());
	}

	@Test
	void a_procedure_reads_like_a_card_and_each_of_its_steps_stands_by_itself() {
		Procedure procedure = Hull.read("""
				token Ghost
				phase Night { place Ghost in Attic  step Creak "The stairs creak" { shuffle Pile } step Dawn { place Ghost in Attic  shuffle Pile } }
				deck Pile of card
				zone Attic of token
				""").content().getDeclarations().stream().filter(Procedure.class::isInstance).map(Procedure.class::cast).findFirst()
				.orElseThrow();
		CardWriter writer = Hull.get(CardWriter.class);
		assertEquals("Night", writer.title(procedure));
		assertEquals(
				List.of("Place 1 Ghost in the Attic.", "The stairs creak: shuffle the Pile.",
						"Dawn: place 1 Ghost in the Attic and shuffle the Pile."),
				writer.rules(procedure).paragraphs().stream().map(RulesText.Paragraph::text).toList());
	}

	@Test
	void a_space_of_a_track_says_what_is_done_there() {
		assertEquals(List.of("Shuffle the Pile.", "The moon rises.", "The game ends: Dawn."), spaces("""
				track Night from 0 to 9 { at 3 { shuffle Pile  say "Again" } at 6 { say "The moon rises" } at 9 { end game "Dawn" } }
				deck Pile of card
				"""));
	}

	@Test
	void a_space_of_a_track_on_which_a_procedure_without_words_is_done_says_what_that_does() {
		assertEquals(List.of("Shuffle the Pile.", "Everything starts anew.", ""), spaces("""
				track Night from 0 to 9 { at 3 { do Mix } at 6 { do Renew } at 9 { do Log } }
				procedure Mix { shuffle Pile }
				procedure Renew reads "everything starts anew" { shuffle Pile }
				procedure Log reads "" { shuffle Pile }
				deck Pile of card
				"""));
	}

	private static List<String> spaces(String text) {
		CardWriter writer = Hull.get(CardWriter.class);
		return Hull.read(text).content().getDeclarations().stream().filter(Track.class::isInstance).map(Track.class::cast)
				.flatMap(track -> track.getSpaces().stream()).map(space -> writer.rules(space, "").plain()).toList();
	}

	@Test
	void texts_are_in_the_language_that_is_wanted() {
		Component component = component("""
				procedure Creak in room: room reads "place a Ghost in {room}" { place Ghost in room }
				translation de { "Ghost" is "Geist" "Stairs" is "Treppe" "place a Ghost in {room}" is "in {room} spukt es" }
				room Stairs { use { do Creak in this room  return each Ghost in this room } }
				""");
		CardFace german = Hull.get(CardWriter.class).write(component, "de");
		assertEquals(List.of("de"), german.languages());
		assertEquals("Treppe", german.title());
		assertEquals("In this Room spukt es. Remove all Geists from this Room.", german.faces().getFirst().rules().plain());
	}

	@Test
	void numbers_are_printed_as_what_they_come_to() {
		Component series = component("""
				extend card { printed rank: number  printed steps: list of number  printed least: number  effect play by actor: character }
				card for each number n from 2 to 2 { rank: (n + 4)  steps: (1 - n), (-n)  least: (-3 * n)  play { increase toll by n * 3 } }
				state toll: number = 0
				""");
		CardFace card = Hull.get(CardWriter.class).write(new Series(List.of((HullFile) series.eContainer())).membersOf(series).getFirst(),
				"");
		assertEquals(List.of("Rank 6", "Steps: −1, −2", "Least −6"),
				card.faces().getFirst().facts().stream().map(CardFace.Fact::text).toList());
		assertEquals("Increase the toll by 6.", card.faces().getFirst().rules().plain());
	}

	@Test
	void what_is_half_written_reads_as_far_as_it_goes() {
		for (String half : List.of("place ", "place Gost in this room", "do ", "do Nothing by actor", "if { }", "choose by actor { option ",
				"for each { }", "set x to ", "draw from ", "move to ", "if there is a ")) {
			Hull read = Hull.read(HOUSE + "room Stairs { use { shuffle Pile " + half + " } }\ndeck Pile of card");
			read.content().getDeclarations().stream().filter(Component.class::isInstance).map(Component.class::cast)
					.forEach(component -> assertFalse(Hull.get(CardWriter.class).write(component, "").plain().contains("null"), half));
		}
	}

	/** So that whoever adds a construct to the language also says how it reads. */
	@Test
	void every_construct_has_words() {
		var wording = new Wording(Hull.get(PackContext.class).types(Hull.read(HOUSE).file()), Translations.NONE);
		var nowhere = new Scope(Map.of(), English.IT);
		for (EClass type : concrete(HullPackage.Literals.EFFECT)) {
			Block block = HullFactory.eINSTANCE.createBlock();
			block.getEffects().add((Effect) EcoreUtil.create(type));
			assertDoesNotThrow(() -> new Effects(wording).of(block, nowhere), type.getName());
		}
		for (EClass type : concrete(HullPackage.Literals.EXPRESSION)) {
			var expression = (Expression) EcoreUtil.create(type);
			assertDoesNotThrow(() -> wording.nouns().of(expression, nowhere), type.getName());
			assertDoesNotThrow(() -> wording.clauses().text(expression, nowhere), type.getName());
		}
	}

	static Stream<Path> examples() throws IOException {
		Path folder = Path.of("").toAbsolutePath();
		while (!Files.isDirectory(folder.resolve("examples"))) {
			folder = folder.getParent();
		}
		try (Stream<Path> packs = Files.list(folder.resolve("examples"))) {
			return packs.filter(Files::isDirectory).sorted().toList().stream();
		}
	}

	@ParameterizedTest
	@MethodSource("examples")
	void every_component_of_a_pack_can_be_printed(Path pack) {
		LoadedPack loaded = Hull.get(PackLoader.class).load(pack);
		new Series(loaded.files()).componentsIn(loaded.ownFiles())
				.forEach(component -> isPrintable(Hull.get(CardWriter.class).write(component, "")));
	}

	private static void isPrintable(CardFace card) {
		String text = card.plain();
		assertFalse(card.title().isBlank() || card.kind().isBlank(), text);
		for (String flaw : List.of("null", "  ", "{", "}", "…", " ,", " .", "..", "the the ", " a a ", "\uE000", "\uE003")) {
			assertFalse(text.replaceAll("\n +", "\n").contains(flaw),
					"«" + flaw + "» in: " + text);
		}
		assertTrue(text.length() <= LONGEST_CARD, text);
		card.faces().stream().flatMap(face -> face.rules().paragraphs().stream()).flatMap(paragraph -> paragraph.sentences().stream())
				.map(Sentence::text)
				.forEach(sentence -> assertTrue(sentence.length() <= LONGEST_SENTENCE && Character.isUpperCase(sentence.codePointAt(0))
						|| !Character.isLetter(sentence.codePointAt(0)), sentence));
	}

	private static List<EClass> concrete(EClass parent) {
		return HullPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance).map(EClass.class::cast)
				.filter(type -> parent.isSuperTypeOf(type) && !type.isAbstract()).toList();
	}

	/** The last component of a text. */
	private static CardFace card(String text) {
		return Hull.get(CardWriter.class).write(component(text), "");
	}

	private static Component component(String text) {
		return Hull.read(HOUSE + text).content().getDeclarations().stream().filter(Component.class::isInstance).map(Component.class::cast)
				.reduce((one, last) -> last).orElseThrow();
	}

	@Test
	void a_pack_designs_after_those_that_it_requires() {
		Hull packs = Hull.read("""
				// FILE own.hull
				pack own { version 1.0.0 requires base }
				show item { size: 40, 60 }
				item Lamp
				// FILE base.hull
				pack base { version 1.0.0 }
				token Oil
				show item { size: 50, 70  corner: 5 }
				""");
		Component lamp = (Component) ((HullFile) packs.files().getFirst().getContents().getFirst()).getDeclarations().getLast();

		PaperFormat format = Hull.get(CardWriter.class).write(lamp, "").design().format();

		assertEquals(40, format.width());
		assertEquals(5, format.corner());
	}
}
