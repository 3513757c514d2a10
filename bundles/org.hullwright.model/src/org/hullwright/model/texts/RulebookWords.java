package org.hullwright.model.texts;

import java.util.List;

/** The headings that a rulebook has besides those of its author; packs do not say them themselves, but may translate them. */
public final class RulebookWords {

	/** What the whole of it is called. */
	public static final String RULES = "Rules";
	/** What stands on which page. */
	public static final String CONTENTS = "Contents";
	/** What is in the box. */
	public static final String COMPONENTS = "Components";
	/** The table when a game begins. */
	public static final String SET_UP = "Set-up";
	/** The phases of a round with their steps. */
	public static final String TURN = "A round at a glance";
	/** The texts of all components. */
	public static final String REFERENCE = "All cards and tiles";
	/** The words of the game. */
	public static final String GLOSSARY = "Glossary";
	/** Where what is mentioned. */
	public static final String INDEX = "Index";
	/** How many may play: one number, or two with a dash between them. */
	public static final String PLAYERS = "Players: {players}";

	/** All of them. */
	public static final List<String> ALL = List.of(RULES, CONTENTS, COMPONENTS, SET_UP, TURN, REFERENCE, GLOSSARY, INDEX, PLAYERS);

	private RulebookWords() {}
}
