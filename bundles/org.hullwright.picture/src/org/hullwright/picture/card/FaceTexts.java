package org.hullwright.picture.card;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.hullwright.lang.design.Condition;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Panel;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.Settings;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardFace.Fact;
import org.hullwright.lang.rulestext.CardFace.Value;
import org.hullwright.lang.rulestext.RulesText;

/** What one side of a component says, piece by piece as boxes of its design ask for it. */
final class FaceTexts {

	private static final Pattern GAP = Pattern.compile("\\{([^{}]*)\\}");
	private static final Pattern LOOSE_ENDS = Pattern.compile("^[\\s·,–—|/]+|[\\s·,–—|/]+$");

	private final CardFace card;
	private final Face face;
	private final Set<String> shownAlone = new HashSet<>();

	/** @param design of the side */
	FaceTexts(CardFace card, Face face, Panel design) {
		this.card = card;
		this.face = face;
		collect(design);
	}

	private void collect(Panel panel) {
		if (!holds(panel.condition())) {
			return;
		}
		if (!panel.condition().negated()) {
			shownAlone.add(panel.condition().property());
		}
		switch (panel.content()) {
			case Content.Fact(String property) -> shownAlone.add(property);
			case Content.Written(String text) -> GAP.matcher(text).results().forEach(gap -> shownAlone.add(gap.group(1).strip()));
			default -> { /* shows no value by itself */ }
		}
		panel.panels().forEach(this::collect);
	}

	/** Whether a box is drawn on this side. */
	boolean holds(Condition condition) {
		if (condition.property().isEmpty()) {
			return true;
		}
		boolean printed = switch (condition.property()) {
			case "picture" -> face.picture() != null;
			case "text" -> !rules().isEmpty();
			case "title" -> true;
			default -> fact(condition.property()).filter(fact -> condition.value().isEmpty() || hasValue(fact, condition.value()))
					.isPresent();
		};
		return printed != condition.negated();
	}

	private static boolean hasValue(Fact fact, String wanted) {
		return fact.values().isEmpty()
				? "yes".equals(wanted)
				: fact.values().stream().anyMatch(value -> wanted.equals(value.word()) || wanted.equals(value.text()));
	}

	/** A printed value; empty where the side prints none. */
	Optional<Fact> fact(String property) {
		return face.facts().stream().filter(fact -> fact.property().equals(property)).findFirst();
	}

	/** All printed values that no box shows by itself. */
	List<Fact> otherFacts() {
		return face.facts().stream().filter(fact -> !shownAlone.contains(fact.property())).toList();
	}

	/** What is written for the rules: what the author wants, else what is made from them. */
	RulesText rules() {
		return card.written().isEmpty() ? face.rules() : RulesText.written(card.written());
	}

	/** A line of text of a content; empty text for contents that are no such. */
	String line(Content content, Settings settings) {
		String line = switch (content) {
			case Content.Title title -> card.title();
			case Content.Written(String text) -> filled(text);
			default -> "";
		};
		return settings.is(Setting.CAPITALS) ? line.toUpperCase(Locale.ROOT) : line;
	}

	private String filled(String text) {
		Matcher gaps = GAP.matcher(text);
		return LOOSE_ENDS.matcher(gaps.replaceAll(gap -> Matcher.quoteReplacement(value(gap.group(1).strip())))).replaceAll("");
	}

	private String value(String name) {
		return switch (name) {
			case "title" -> card.title();
			case "kind" -> card.kind();
			case "side" -> face.name();
			case "copies" -> Integer.toString(card.copies());
			default -> fact(name).map(fact -> fact.values().isEmpty()
					? fact.name()
					: fact.values().stream().map(Value::text).collect(Collectors.joining(", "))).orElse("");
		};
	}
}
