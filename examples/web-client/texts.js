// What is printed on cards, rooms and everything else, asked for once a game.

import { ask } from "./talk.js";

let printed = new Map();
let outlines = {};

/** Asks for the texts of the game that a key opens. */
export async function learn(key) {
	const texts = await ask("game/texts", { key });
	printed = new Map(texts.components.map(component => [component.component, component]));
	outlines = texts.icons;
}

/** The side of a component that a piece shows; nothing when the texts do not tell it. */
function face(piece) {
	const faces = printed.get(piece.component)?.faces ?? [];
	return faces.find(each => each.side === piece.side) ?? faces[0];
}

/** The rules on a piece, line by line; empty text when there are none. */
export const rules = piece => face(piece)?.text ?? "";

/** How wide and high the square is in which icons are drawn. */
export const ICON = 512;

/** The outline of the icon that a piece is told apart by; nothing when it has none. */
export const outline = piece => outlines[face(piece)?.icon];

/** The colour that a piece is told apart by; nothing when its design says none. */
export const colour = piece => printed.get(piece.component)?.colour;

/** What a piece shows just now, such as its damage: one line for each value. */
export const states = piece => piece.states.filter(value => !printedBesides(piece, value)).map(value => value.title + ": " + value.values.join(", "));

/** What belongs to a player is drawn as theirs already. */
const printedBesides = (piece, value) => value.name === "owner" || value.typed.every(typed => typed === 0 || typed === false);

/** All that is written on a piece, as elements. */
export function written(piece) {
	const made = (name, text, className = "") => Object.assign(document.createElement(name), { textContent: text, className });
	const facts = (face(piece)?.facts ?? []).map(fact => [fact.title, ...fact.values].join(" "));
	return [
		...(facts.length > 0 ? [made("p", facts.join(" · "), "facts")] : []),
		...rules(piece).split("\n").filter(Boolean).map(line => made("p", line)),
		...(states(piece).length > 0 ? [made("p", states(piece).join(" · "), "facts")] : []),
	];
}
