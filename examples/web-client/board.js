// Draws boards as SVG: spaces with what is on them, the paths between them, and what can be clicked.

import { colour, ICON, outline, rules, states } from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";
const STEP = { x: 78, y: 104 }; // x is half a step between hexagons
const SPACE = { width: 132, height: 74 };
const DISC = 12; // radius

function element(name, attributes = {}, text = "") {
	const made = document.createElementNS(SVG, name);
	Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
	made.textContent = text;
	return made;
}

function titled(group, text) {
	group.append(element("title", {}, text));
	return group;
}

/** What a piece is and does and shows, in lines. */
export function describe(piece) {
	return [piece.title + (piece.side ? " (" + piece.side + ")" : ""), rules(piece), ...states(piece)].filter(Boolean).join("\n");
}

/**
 * Draws one board.
 * @param scene what the server tells lies where
 * @param options those of the decision at hand, by the piece they are about
 * @param choose told what lies at a place that was clicked, and the options that are about any of it
 */
export function draw(board, scene, options, choose) {
	const pieces = new Map(scene.pieces.map(piece => [piece.piece, piece]));
	const on = holder => scene.pieces.filter(piece => piece.holder === holder);
	const rows = board.spaces.map(space => space.row), columns = board.spaces.map(space => space.column);
	const left = Math.min(...columns), top = Math.min(...rows);
	const across = board.squares ? 2 * STEP.x : STEP.x;
	const centre = new Map(board.spaces.map(space => [space.piece, { x: (space.column - left) * across + SPACE.width, y: (space.row - top) * STEP.y + SPACE.height }]));
	const width = (Math.max(...columns) - left) * across + 2 * SPACE.width, height = (Math.max(...rows) - top) * STEP.y + 2 * SPACE.height;
	const picture = element("svg", { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": board.title });

	function clickable(group, numbers) {
		const here = numbers.flatMap(number => options.get(number) ?? []);
		const lying = numbers.map(number => pieces.get(number)).filter(Boolean);
		if (here.length > 0) {
			group.classList.add("open");
		}
		group.setAttribute("tabindex", "0");
		group.setAttribute("role", "button");
		group.addEventListener("click", event => { event.stopPropagation(); choose(lying, here); });
		group.addEventListener("keydown", event => {
			if (event.key === "Enter" || event.key === " ") {
				event.preventDefault();
				choose(lying, here);
			}
		});
		return group;
	}

	for (const path of board.paths) {
		const from = centre.get(path.from), to = centre.get(path.to);
		if (!from || !to) {
			continue; // it leads to another board
		}
		const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
		const tile = on(path.piece).find(piece => piece.kind === "corridor");
		const occupants = [...on(path.piece).filter(piece => piece !== tile), ...(tile ? on(tile.piece) : [])];
		const group = clickable(titled(element("g", { class: tile ? "path laid" : "path" }), describe(tile ?? pieces.get(path.piece))
			+ occupants.map(piece => "\n· " + describe(piece)).join("")), [path.piece, ...(tile ? [tile.piece] : []), ...occupants.map(piece => piece.piece)]);
		group.append(element("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
		if (path.oneWay) {
			group.append(arrow(from, to));
		}
		const level = from.y === to.y; // then there is little room along it, but enough across
		occupants.forEach((piece, at) => {
			const away = (at - (occupants.length - 1) / 2) * 2 * DISC;
			group.append(level ? token(piece, middle.x, middle.y + away) : token(piece, middle.x + away, middle.y));
		});
		picture.append(group);
	}
	for (const space of board.spaces) {
		const { x, y } = centre.get(space.piece);
		const lying = on(space.piece);
		const room = lying.find(isTile);
		const occupants = [...lying.filter(piece => piece !== room), ...(room ? on(room.piece) : [])];
		const group = clickable(titled(element("g", { class: room ? "space explored" : "space" }), describe(room ?? pieces.get(space.piece))
			+ occupants.map(piece => "\n· " + describe(piece)).join("")), [space.piece, ...(room ? [room.piece] : []), ...occupants.map(piece => piece.piece)]);
		group.append(element("rect", { x: x - SPACE.width / 2, y: y - SPACE.height / 2, width: SPACE.width, height: SPACE.height, rx: 10 }));
		group.append(label(room ? room.title : board.squares ? nameOf(pieces.get(space.piece), board) : "?", x, y - SPACE.height / 2 + 18));
		occupants.slice(0, 10).forEach((piece, at) => group.append(token(piece, x - 50 + (at % 5) * 25, y - 1 + Math.floor(at / 5) * 23)));
		picture.append(group);
	}
	return picture;
}

/** Rooms, and whatever else can be turned where it lies. */
function isTile(piece) {
	return piece.kind === "room" || piece.states.some(state => state.name === "rotation");
}

/** Spaces without a name of their own are named after the board, which goes without saying. */
function nameOf(space, board) {
	return space.title.startsWith(board.title + " ") ? space.title.slice(board.title.length + 1) : space.title;
}

/** The head of an arrow in the middle between two places. */
function arrow(from, to) {
	const angle = Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI;
	return element("path", { class: "arrow", d: "M 8 0 L -6 7 L -6 -7 Z", transform: `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${angle})` });
}

function label(text, x, y) {
	const made = element("text", { x, y, class: "name" }, text);
	if (text.length > 17) {
		made.setAttribute("textLength", SPACE.width - 10);
		made.setAttribute("lengthAdjust", "spacingAndGlyphs");
	}
	return made;
}

/** A small disc with the icon of what it stands for, or its first letters; a player's has the number of the seat beside it. */
function token(piece, x, y) {
	const group = titled(element("g", { class: "token" }), describe(piece));
	const disc = element("circle", { cx: x, cy: y, r: DISC, style: `--disc: ${colour(piece) ?? hueOf(piece)}` });
	const drawn = outline(piece);
	group.append(disc, drawn ? icon(drawn, x, y) : element("text", { x, y: y + 3.5 }, initials(piece)));
	if (piece.owner) {
		group.append(element("circle", { class: "seat", cx: x + 9, cy: y + 8, r: 5.5 }), element("text", { class: "seat", x: x + 9, y: y + 10.7 }, String(piece.owner)));
	}
	return group;
}

/** An icon in the middle of a disc. */
function icon(drawn, x, y) {
	const size = DISC * 1.45;
	return element("path", { class: "icon", d: drawn, transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / ICON})` });
}

/** A colour for what has none of its own: always the same for the same thing. */
function hueOf(piece) {
	let hue = 0;
	for (const letter of piece.component) {
		hue = (hue * 31 + letter.charCodeAt(0)) % 360;
	}
	return `hsl(${hue} 45% 30%)`;
}

function initials(piece) {
	const words = piece.title.split(/\s+/);
	return words.length > 1 ? words[0][0] + words[1][0] : piece.title.slice(0, 2);
}
