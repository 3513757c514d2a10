package org.hullwright.model.texts;

import java.util.List;

/** What is printed besides the words of the author; packs do not say it themselves, but may translate it. */
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

	/** Tracks to cut out. */
	public static final String TRACKS = "Tracks";
	/** What stands behind them. */
	public static final String TRACKS_BACK = "Tracks, back";
	/** What to do with them. */
	public static final String TRACKS_USE = "Cut out along the frames. The arrow shows where a track begins: put a cube, a coin or another marker there.";

	/** All of a rulebook. */
	public static final List<String> ALL = List.of(RULES, CONTENTS, COMPONENTS, SET_UP, TURN, REFERENCE, GLOSSARY, INDEX, PLAYERS);
	/** All of the pages of tracks. */
	public static final List<String> ALL_OF_TRACKS = List.of(TRACKS, TRACKS_BACK, TRACKS_USE);

	private RulebookWords() {}
}
