package org.hullwright.model.texts;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Chapter;
import org.hullwright.model.ChooseEffect;
import org.hullwright.model.Component;
import org.hullwright.model.DesignCondition;
import org.hullwright.model.DesignContent;
import org.hullwright.model.DesignSetting;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Experiment;
import org.hullwright.model.Game;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Test;
import org.hullwright.model.TextLiteral;
import org.hullwright.model.Track;
import org.hullwright.model.Translation;
import org.hullwright.model.Tryout;
import org.hullwright.model.Zone;

/** All that packs say to people, as their files have it: titles, prompts, labels, what is said, what cards read. */
public final class PackTexts {

	/** What ends a choice of several things; packs do not say it themselves, but may translate it. */
	public static final String DONE = "Done";

	/** What the players of a game are called, with the seat behind it. */
	public static final String PLAYER = "Player";
	/** How a text shows what is so. */
	public static final String YES = "yes";
	/** How a text shows what is not so. */
	public static final String NO = "no";
	/** How a text shows that there is nothing to show. */
	public static final String NOTHING = "nothing";

	private static final Set<String> SHOWN = Set.of("title", "prompt", "label", "reason", "text", "phrase", "term");
	private static final Set<String> NO_WORDS = Set.of("picture", "icon", "textFor");
	private static final Pattern GAP = Pattern.compile("\\{[^{}]*\\}");

	private PackTexts() {}

	/**
	 * Each text once, in the order of the files; with a game also the words that are told of every game. What has no words outside of its
	 * braces is left out.
	 */
	public static Set<String> of(Collection<HullFile> files) {
		Set<String> texts = withPatterns(files);
		texts.removeIf(text -> !hasWords(text));
		return texts;
	}

	/** The same with what has no words: a translation may put what stands in its braces otherwise, and need not. */
	public static Set<String> withPatterns(Collection<HullFile> files) {
		Set<String> texts = new LinkedHashSet<>();
		for (HullFile file : files) {
			TreeIterator<EObject> objects = file.eAllContents();
			while (objects.hasNext()) {
				EObject object = objects.next();
				if (object instanceof Test || object instanceof Tryout || object instanceof Experiment || object instanceof Goal
						|| object instanceof Translation || object instanceof DesignSetting || object instanceof DesignCondition
						|| object instanceof DesignContent content && isPattern(content)) {
					objects.prune();
				} else {
					add(object, texts);
				}
			}
		}
		return texts;
	}

	private static void add(EObject object, Set<String> texts) {
		if (object instanceof TextLiteral literal && literal.getValue() != null && !isPicture(literal)) {
			texts.add(literal.getValue());
		}
		if (object instanceof ChooseEffect choose && choose.getFewest() != null) {
			texts.add(DONE);
		}
		if (object instanceof Game) {
			texts.addAll(List.of(PLAYER, YES, NO, NOTHING));
		}
		if (object instanceof Chapter) {
			texts.addAll(RulebookWords.ALL);
		}
		if (object instanceof Track) {
			texts.addAll(RulebookWords.ALL_OF_TRACKS);
		}
		boolean titled = false;
		for (EAttribute attribute : object.eClass().getEAllAttributes()) {
			if (SHOWN.contains(attribute.getName()) && object.eGet(attribute) instanceof String text) {
				texts.add(text);
				titled |= attribute.getName().equals("title") && hasWords(text);
			}
		}
		boolean calledByName = object instanceof Component || object instanceof EnumerationLiteral || object instanceof Zone;
		if (calledByName && !titled && ((Named) object).getName() != null) {
			texts.add(((Named) object).getName());
		}
	}

	/** Files are called alike in every language, and fingerprints of rules are the same in each. */
	private static boolean isPicture(TextLiteral literal) {
		return literal.eContainer() instanceof PropertyEntry entry && entry.getProperty() != null
				&& NO_WORDS.contains(entry.getProperty().getName());
	}

	/** What only puts values beside each other reads alike in every language. */
	private static boolean isPattern(DesignContent content) {
		return content.getText() != null && GAP.matcher(content.getText()).replaceAll("").chars().noneMatch(Character::isLetter);
	}

	/** What has nothing outside of its braces reads alike in every language. */
	private static boolean hasWords(String text) {
		return !GAP.matcher(text).replaceAll("").isBlank();
	}

	/** What stands in braces in a text, with the braces. */
	public static Set<String> gapsOf(String text) {
		return GAP.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
	}
}
