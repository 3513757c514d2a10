package org.hullwright.lang.rulestext;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.lang.rulestext.RulesText.Look;
import org.hullwright.lang.rulestext.RulesText.Paragraph;
import org.hullwright.lang.rulestext.RulesText.Run;
import org.hullwright.lang.rulestext.RulesText.Sentence;
import org.hullwright.model.Component;
import org.hullwright.model.series.Member;
import org.hullwright.model.texts.Translations;

/**
 * Localises what is printed, text by text and sentence by sentence: each is known by how it reads in the language of the pack. What has no
 * translation of its own is printed as the names in it are translated.
 */
final class CardTranslation {

	private final Translations translations;

	CardTranslation(Translations translations) {
		this.translations = translations;
	}

	/**
	 * All texts on a component that people read, those of its author's own rules text left out, each as it would be translated. The title
	 * of a member of a series is none of them: it is made anew in each language.
	 */
	static Stream<String> textsOf(Component component, CardFace card) {
		Stream<String> title = Member.isMember(component) ? Stream.empty() : Stream.of(card.title());
		Stream<String> faces = card.faces().stream().flatMap(face -> Stream.concat(Stream.of(face.name()),
				Stream.concat(face.facts().stream().flatMap(CardTranslation::textsOf), textsOf(card, face))));
		return Stream.of(title, Stream.of(card.kind()), faces).flatMap(texts -> texts)
				.filter(text -> text.chars().anyMatch(Character::isLetter));
	}

	private static Stream<String> textsOf(Fact fact) {
		return Stream.concat(Stream.of(fact.name()), fact.values().stream().map(Value::text));
	}

	private static Stream<String> textsOf(CardFace card, Face face) {
		return card.written().isEmpty() ? textsOf(face.rules()) : Stream.empty();
	}

	/** The headings and sentences of rules. */
	static Stream<String> textsOf(RulesText rules) {
		return rules.paragraphs().stream()
				.flatMap(paragraph -> Stream.concat(heading(paragraph).stream(), paragraph.sentences().stream().map(Sentence::text)))
				.filter(text -> text.chars().anyMatch(Character::isLetter));
	}

	private static List<String> heading(Paragraph paragraph) {
		return paragraph.depth() > 0 ? List.of() : List.of(paragraph.heading());
	}

	/**
	 * The card in the language.
	 *
	 * @param component of which it is
	 * @param own as the pack is written
	 * @param named with nothing but names and phrases translated
	 */
	CardFace of(Component component, CardFace own, CardFace named) {
		var faces = new ArrayList<Face>();
		for (int index = 0; index < own.faces().size(); index++) {
			faces.add(of(own.faces().get(index), named.faces().get(index)));
		}
		String title = Member.isMember(component) ? named.title() : text(own.title(), named.title());
		return new CardFace(title, text(own.kind(), named.kind()), own.shape(), own.copies(), faces,
				named.written(), own.languages(), named.design());
	}

	private Face of(Face own, Face named) {
		var facts = new ArrayList<Fact>();
		for (int index = 0; index < own.facts().size(); index++) {
			facts.add(of(own.facts().get(index), named.facts().get(index)));
		}
		return new Face(text(own.name(), named.name()), own.picture(), own.icon(), facts, of(own.rules(), named.rules()));
	}

	private Fact of(Fact own, Fact named) {
		var values = new ArrayList<Value>();
		for (int index = 0; index < own.values().size(); index++) {
			Value value = own.values().get(index);
			values.add(new Value(text(value.text(), named.values().get(index).text()), value.word(), value.icon(), value.colour(),
					value.step(),
					value.steps()));
		}
		return new Fact(own.property(), text(own.name(), named.name()), own.icon(), values);
	}

	/** Rules in the language, where phrases may have changed how many sentences there are. */
	RulesText of(RulesText own, RulesText named) {
		boolean alike = own.paragraphs().stream().map(paragraph -> paragraph.sentences().size()).toList()
				.equals(named.paragraphs().stream().map(paragraph -> paragraph.sentences().size()).toList());
		RulesText other = alike ? named : own;
		var paragraphs = new ArrayList<Paragraph>();
		for (int index = 0; index < own.paragraphs().size(); index++) {
			Paragraph written = own.paragraphs().get(index);
			Paragraph known = other.paragraphs().get(index);
			var sentences = new ArrayList<Sentence>();
			for (int at = 0; at < written.sentences().size(); at++) {
				sentences.add(of(written.sentences().get(at), known.sentences().get(at)));
			}
			paragraphs.add(new Paragraph(text(written.heading(), known.heading()), written.depth(), sentences));
		}
		return new RulesText(paragraphs);
	}

	private Sentence of(Sentence own, Sentence named) {
		String text = own.text();
		return translations.has(text)
				? new Sentence(List.of(new Run(translations.of(text), Look.PLAIN)), own.offset(), own.length())
				: named;
	}

	private String text(String own, String named) {
		return translations.has(own) ? translations.of(own) : named;
	}
}
