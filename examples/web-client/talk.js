// The conversation with Hullwright: JSON-RPC 2.0, posted; and news of what goes on elsewhere.

let asked = 0;

/** What cannot be done, in words for people; `reason` is a word for programs. */
export class Refused extends Error {
	constructor(error) {
		super(error.message);
		this.reason = error.data?.reason;
	}
}

/** Asks, and waits for the answer. */
export async function ask(method, params = {}) {
	const response = await fetch("rpc", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ jsonrpc: "2.0", id: ++asked, method, params }),
	});
	const answer = await response.json();
	if (answer.error) {
		throw new Refused(answer.error);
	}
	return answer.result;
}

/** Has something done whenever the game that a key opens has stopped somewhere else. Ends with `close()` of what is returned. */
export function listen(key, changed) {
	const news = new EventSource("changes?key=" + encodeURIComponent(key));
	news.addEventListener("changed", event => changed(JSON.parse(event.data)));
	return news;
}
