package org.hullwright.lang.ide.answer;

/** What sort of thing a name stands for, as far as it is told apart by icons. Kinds that packs declare are all components. */
public enum ElementKind {
	PACK, KIND, EXTENSION, PROPERTY, VALUES, EFFECT,
	ROOM, CORRIDOR, EVENT, ITEM, RACE, INTRUDER, CHARACTER, TOKEN, CARD, OBJECTIVE, ACTION, COMPONENT,
	ZONE, DECK, BAG, DIE, TRACK, BOARD, SPACE, PATH,
	PROCEDURE, PHASE, STEP, GAME, MODE, RULE, EXPANSION, SCENARIO, TEST,
	VARIABLE, KEYWORD,
	/** One of the icons that come along: its name is the label. */
	ICON
}
