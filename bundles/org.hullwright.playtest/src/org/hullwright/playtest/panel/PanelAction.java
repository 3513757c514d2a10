package org.hullwright.playtest.panel;

import org.hullwright.engine.tree.Place;

/** What a place in a panel is for. */
public sealed interface PanelAction {

	/** Takes an option of the question at hand. */
	record Choose(int option) implements PanelAction {}

	/** Has games played that answer a question. */
	record Ask(int inquiry) implements PanelAction {}

	/** Goes on with the game that answers a question. */
	record PlayOn(int inquiry) implements PanelAction {}

	/** Opens the text. */
	record Open(Place place) implements PanelAction {}

	/** Has a bot take the decision at hand. */
	record LetBotChoose() implements PanelAction {}

	/** Has a bot tell what it weighs at the decision at hand. */
	record Weigh() implements PanelAction {}

	/** Stops bots that are deciding. */
	record Stop() implements PanelAction {}

	/** Shows more, or less again. */
	record Unfold(Fold fold) implements PanelAction {}

	/** What is shown on demand. */
	enum Fold {
		/** What is not possible now, and what is in the way. */
		WHY_NOT,
		/** Which rules have led to the question. */
		WHY
	}

	/** Shows a piece on the board. */
	record Show(int piece) implements PanelAction {}
}
