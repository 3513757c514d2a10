package org.hullwright.export.html;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

import org.hullwright.export.archive.Progress;
import org.hullwright.export.html.Edition.Element;
import org.hullwright.export.rulebook.RulebookReader;
import org.hullwright.export.rulebook.Stock;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Component;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.series.Series;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.PackCompiler;
import org.hullwright.picture.card.CardTheme;
import org.hullwright.picture.card.ComponentPictures;
import org.hullwright.picture.card.Edge;

/** Reads a pack in one language after the other. */
final class EditionReader {

	private static final int SHARP = 720; // pixels of the longer side of a picture of the pack

	private final PackCompiler compiler;
	private final LoadedPack pack;
	private final RulebookReader rulebooks;
	private final List<Component> boxed;
	private final CardWriter cards;
	private final PackElements elements;
	private final ComponentPictures light = new ComponentPictures(CardTheme.LIGHT, SHARP);
	private final ComponentPictures dark = new ComponentPictures(CardTheme.DARK, SHARP);

	EditionReader(PackCompiler compiler, CardWriter cards, RulebookReader rulebooks) {
		this.compiler = compiler;
		this.pack = compiler.pack();
		this.cards = cards;
		this.rulebooks = rulebooks;
		this.elements = new PackElements(pack);
		this.boxed = pack.ownGame().isPresent()
				? new Series(pack.files()).componentsIn(pack.files()).stream().filter(component -> component.getName() != null).toList()
				: elements.all();
	}

	/**
	 * The pack in a language.
	 *
	 * @param title of the pack, as its manifest says it
	 * @param language that it is translated into; empty text for the one it is written in
	 * @param tag of that language
	 */
	Edition in(String language, String tag, String title, Progress progress) {
		Translations translations = language.isEmpty() ? Translations.NONE : Translations.into(language, pack.files());
		var titles = new LinkedHashMap<Component, CardFace>();
		elements.all().forEach(component -> titles.put(component, cards.write(component, language)));
		var byKind = new TreeMap<String, List<Element>>(ALPHABET);
		int done = 0;
		for (Component component : elements.all()) {
			CardFace card = titles.get(component);
			progress.at(component.getName(), done++, elements.all().size());
			byKind.computeIfAbsent(card.kind(), any -> new ArrayList<>()).add(new Element(component.getName(), card,
					elements.expansionsOf(component).stream().map(expansion -> translations.of(Expansions.titleOf(expansion))).toList(),
					named(elements.mentionedIn(component), titles), named(elements.mentioning(component), titles),
					light.sides(card, Edge.CUT), dark.sides(card, Edge.CUT)));
		}
		byKind.values().forEach(list -> list
				.sort(Comparator.comparing((Element element) -> element.card().title(), ALPHABET).thenComparing(Element::name)));
		List<CardFace> box = boxed.stream().map(component -> titles.computeIfAbsent(component, any -> cards.write(component, language)))
				.filter(card -> card.copies() > 0).toList();
		return new Edition(tag, translations.of(title), rulebooks.read(compiler, Stock.of(box.stream()), Set.of(), language), byKind);
	}

	/** The same on every machine, unlike that of a language. */
	private static final Comparator<String> ALPHABET = Comparator.comparing((String text) -> text.toLowerCase(Locale.ROOT))
			.thenComparing(Comparator.naturalOrder());

	private static SequencedMap<String, String> named(List<Component> components, LinkedHashMap<Component, CardFace> titles) {
		var named = new LinkedHashMap<String, String>();
		components.forEach(component -> named.put(component.getName(), titles.get(component).title()));
		return named;
	}
}
