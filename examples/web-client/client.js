// A table in a browser: starts a game, shows it with the eyes of a seat, and lets that seat decide.

import { ask, listen } from "./talk.js";
import { describe, draw } from "./board.js";
import { learn, rules, written } from "./texts.js";

const $ = id => document.getElementById(id);
const form = $("start");

/** Of the game at hand: its keys, whose eyes are used, what is seen. */
let game = null;

function tell(trouble) {
	$("trouble").textContent = trouble.message;
	$("trouble").hidden = false;
	setTimeout(() => { $("trouble").hidden = true; }, 6000);
}

/** Does something, and tells the person when it cannot be done. */
const attempt = action => async (...details) => {
	try {
		await action(...details);
	} catch (trouble) {
		tell(trouble);
	}
};

function made(name, text = "", properties = {}) {
	return Object.assign(document.createElement(name), { textContent: text }, properties);
}

// --- Starting ---------------------------------------------------------------------------------------------------------------

let packs = [];

async function offerPacks() {
	packs = (await ask("packs")).packs;
	form.pack.replaceChildren(...packs.map(pack => made("option", pack.title, { value: pack.name })));
	offerPlayers();
}

function offerPlayers() {
	const pack = packs.find(each => each.name === form.pack.value);
	const numbers = Array.from({ length: pack.players.most - pack.players.fewest + 1 }, (_, at) => pack.players.fewest + at);
	form.players.replaceChildren(...numbers.map(number => made("option", number)));
	$("modes").hidden = pack.modes.length === 0;
	$("modes").replaceChildren(made("legend", "Modes"), ...pack.modes.map(mode => {
		const label = made("label");
		label.append(made("input", "", { type: "checkbox", name: "mode", value: mode.name }), " " + mode.title);
		return label;
	}));
}

const start = attempt(async event => {
	event.preventDefault();
	const pack = form.pack.value;
	const saved = form.saved.files[0] ? JSON.parse(await form.saved.files[0].text()) : null;
	const players = saved ? saved.players : Number(form.players.value);
	const seats = ["person", ...Array(players - 1).fill(form.bot.value)];
	const modes = [...form.querySelectorAll("[name=mode]:checked")].map(box => box.value);
	const begun = saved ? await ask("game/resume", { pack, seats, game: saved })
		: await ask("game/start", { pack, seats, modes, ...(form.seed.value ? { seed: form.seed.value } : {}) });
	sitDown(packs.find(each => each.name === pack), begun);
});

function sitDown(pack, begun) {
	game = { begun, key: begun.seats[0].key, told: { run: 0, after: 0 }, decisions: [] };
	const persons = begun.seats.filter(seat => seat.key);
	$("eyes").replaceChildren(...persons.map(seat => made("option", "player " + seat.seat, { value: seat.key })), made("option", "everybody (all is seen)", { value: begun.key }));
	$("title").textContent = pack.title;
	form.hidden = true;
	$("table").hidden = $("game").hidden = false;
	game.news = listen(begun.key, attempt(look));
	return attempt(async () => {
		await learn(game.key);
		await look();
	})();
}

// --- Looking ----------------------------------------------------------------------------------------------------------------

/** Asks anew what is seen, after something has happened. */
async function look() {
	const at = game;
	const seen = await ask("game/view", { key: at.key });
	if (at === game) {
		await show(seen);
	}
}

async function show(seen) {
	game.seen = seen;
	$("where").textContent = seen.round > 0 ? "Round " + seen.round : "Set-up";
	const options = new Map();
	for (const option of seen.question?.options ?? []) {
		if (option.piece !== undefined) {
			options.set(option.piece, [...(options.get(option.piece) ?? []), option]);
		}
	}
	$("boards").replaceChildren(...seen.scene.boards.filter(board => board.spaces.length > 0).map(board => draw(board, seen.scene, options, (lying, choices) => {
		tellAbout(lying);
		if (choices.length > 0) {
			showQuestion(seen, choices);
		}
	})));
	$("about").replaceChildren();
	showPlayers(seen);
	showQuestion(seen, seen.question?.options ?? []);
	showHand(seen, options);
	await tellStory(seen);
}

/** What is written on the things that lie somewhere: the room first, then what is in it, each only once. */
function tellAbout(lying) {
	const told = new Map(lying.map(piece => [piece.component + piece.side + JSON.stringify(piece.states), piece]));
	const texts = [...told.values()].map(piece => ({ title: piece.title, lines: written(piece) }));
	const telling = texts.filter((text, at) => text.lines.length > 0 || !texts.some((other, place) => place !== at && other.title === text.title));
	$("about").replaceChildren(...telling.flatMap(text => [made("h2", text.title), ...text.lines]));
}

/** What choosing does: as the option says it, or as it stands on what the option is about. */
function doing(option, seen) {
	const piece = seen.scene.pieces.find(each => each.piece === option.piece);
	return option.text ?? (piece ? rules(piece) : "");
}

function optionButton(option, at, seen) {
	const button = made("button", (at < 9 ? at + 1 + "  " : "") + option.label, { onclick: () => answer(option.option), className: "option" });
	const text = doing(option, seen);
	if (text) {
		button.append(made("span", text, { className: "does" }));
	}
	return button;
}

/** Each player with team and score, as far as they are told; whose turn it is, and at the end who has won. */
function showPlayers(seen) {
	const players = seen.scene.pieces.filter(piece => piece.kind === "player" && piece.holder === undefined);
	const standing = new Map((seen.standing ?? []).map(each => [each.seat, each]));
	const seats = Math.max(standing.size, game.begun.seats.length);
	$("players").replaceChildren(...Array.from({ length: seats }, (_, at) => {
		const seat = at + 1, { score, team } = standing.get(seat) ?? {};
		const words = ["Player " + seat, ...(team === undefined ? [] : [team]), ...(score === undefined ? [] : [String(score)]), ...(seen.ending?.winners.includes(seat) ? ["has won"] : [])];
		return made("p", words.join(" · "), { className: seat === seen.waitingFor ? "turn" : "", title: players[at] ? describe(players[at]) : "" });
	}));
}

// Where a track counts seconds, how long an answer took is measured here, for the rules know no clock.
let clock = null;

/** Measures from when a question is first seen, and tells when its time is up. */
function time(seen) {
	const question = seen.question;
	const asked = question && [seen.game, seen.run, seen.events, question.decision].join(" ");
	if (clock?.asked === asked) {
		return;
	}
	clearInterval(clock?.ticking);
	clock = question?.secondsLeft === undefined ? null : { asked, from: performance.now(), left: question.secondsLeft };
	if (clock) {
		clock.ticking = setInterval(tick, 250);
		tick();
	}
}

const measured = () => clock ? { seconds: Math.floor((performance.now() - clock.from) / 1000) } : {};

function tick() {
	const left = clock.left - measured().seconds;
	$("seconds").textContent = Math.max(0, left) + " seconds";
	if (left <= 0) {
		clearInterval(clock.ticking);
		answer(0); // comes too late to be taken, so what the time brings happens
	}
}

function showQuestion(seen, choices) {
	time(seen);
	$("seconds").hidden = !clock;
	const place = $("decision");
	if (!seen.question) {
		const over = seen.ending && (seen.ending.reason || "The game is over") + ": "
			+ (seen.ending.winners.length > 0 ? "won by player " + seen.ending.winners.join(", ") : "won by nobody") + ".";
		place.replaceChildren(made("h2", seen.failure ?? over ?? (seen.waitingFor ? "Player " + seen.waitingFor + " decides" : "The programs decide …")));
		return;
	}
	place.replaceChildren(made("h2", "Player " + seen.question.seat + ": " + (seen.question.prompt || "what now?")),
		...choices.map((option, at) => optionButton(option, at, seen)));
	if (choices.length < seen.question.options.length) {
		place.append(made("button", "All options", { onclick: () => showQuestion(seen, seen.question.options) }));
	}
	if (seen.question.notOffered.length > 0) {
		const why = made("details");
		why.append(made("summary", "What is not possible"), ...seen.question.notOffered.map(barred => made("p", barred.label + ": " + barred.reason)));
		place.append(why);
	}
}

const capital = words => words.charAt(0).toUpperCase() + words.slice(1);

/** What lies with the player whose eyes these are. */
function showHand(seen, options) {
	const player = seen.scene.pieces.find(piece => piece.kind === "player" && piece.owner === seen.seat);
	const figures = seen.scene.pieces.filter(piece => seen.seat && piece.owner === seen.seat && piece.kind !== "card");
	const holders = new Set([player, ...figures].filter(Boolean).map(piece => piece.piece));
	const zones = seen.scene.zones.filter(zone => holders.has(zone.holder) && zone.count > 0 && zone.role !== "contents");
	const cards = new Map(seen.scene.pieces.map(piece => [piece.piece, piece]));
	$("hand").replaceChildren(...zones.flatMap(zone => [made("h2", capital(zone.title) + (zone.pieces.length > 0 ? "" : ", face down") + " (" + zone.count + ")"), ...zone.pieces.map(number => {
		const card = cards.get(number), choices = options.get(number);
		const shown = made("article", "", { className: choices ? "card open" : "card" });
		shown.append(made("h3", card.title), ...written(card));
		if (choices) {
			shown.append(made("button", choices.length === 1 ? choices[0].label : "Choose", { onclick: () => choices.length === 1 ? answer(choices[0].option) : showQuestion(seen, choices) }));
		}
		return shown;
	})]));
}

async function tellStory(seen) {
	const list = $("story").querySelector("ol");
	const news = await ask("game/events", { key: game.key, run: game.told.run, after: game.told.after });
	if (news.run !== game.told.run || game.told.key !== game.key) {
		list.replaceChildren();
		if (game.told.after > 0 && news.run === game.told.run) { // other eyes, other story
			game.told = { run: 0, after: 0, key: game.key };
			return tellStory(seen);
		}
	}
	game.told = { run: news.run, after: news.next, key: game.key };
	list.append(...news.events.map(line).filter(Boolean));
	list.scrollTop = list.scrollHeight;
}

function line(event) {
	switch (event.event) {
		case "round": return made("li", "Round " + event.round, { className: "round" });
		case "phase": case "step": return made("li", event.text, { className: event.event });
		case "decided": return made("li", "Player " + event.seat + ": " + (event.chosen ?? "decides in secret"), { className: "decided" });
		case "rolled": return made("li", event.die + ": " + event.text);
		case "takenBack": return made("li", "That cannot be done, and nothing of it stays.");
		case "ended": return made("li", "The game ends" + (event.text ? ": " + event.text : "."), { className: "round" });
		default: return made("li", event.text);
	}
}

// --- Deciding ---------------------------------------------------------------------------------------------------------------

const answer = attempt(async option => {
	const question = game.seen.question;
	$("decision").replaceChildren(made("h2", "…"));
	try {
		await show(await ask("game/answer", { key: game.key, decision: question.decision, option, ...measured() }));
		if (game.seen.question?.decision !== question.decision) {
			game.decisions.push(question.decision);
		}
	} catch (refused) {
		await look(); // somebody else may have been faster
		throw refused;
	}
});

addEventListener("keydown", event => {
	const options = game?.seen?.question?.options;
	if (options && /^[1-9]$/.test(event.key) && options[event.key - 1] && !event.ctrlKey && !event.metaKey) {
		answer(options[event.key - 1].option);
	}
});

$("back").onclick = attempt(async () => {
	if (game.decisions.length > 0) {
		await ask("game/undo", { key: game.begun.key, decision: game.decisions.pop() });
		await look();
	}
});
$("save").onclick = attempt(async () => {
	const saved = await ask("game/save", { key: game.begun.key });
	made("a", "", { href: URL.createObjectURL(new Blob([JSON.stringify(saved)], { type: "application/json" })), download: "game.json" }).click();
});
$("leave").onclick = attempt(async () => {
	game.news.close();
	await ask("game/leave", { key: game.begun.key });
	game = null;
	$("title").textContent = "A table to play at";
	$("where").textContent = "";
	form.hidden = false;
	$("table").hidden = $("game").hidden = true;
});
$("eyes").onchange = attempt(async () => {
	game.key = $("eyes").value;
	await look();
});
form.onsubmit = start;
form.pack.onchange = offerPlayers;
attempt(offerPacks)();
