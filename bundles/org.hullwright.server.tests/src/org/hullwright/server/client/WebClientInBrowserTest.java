package org.hullwright.server.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.hullwright.server.fixture.Bluff;
import org.hullwright.server.protocol.HostedGames;
import org.hullwright.server.transport.HttpTransport;
import org.hullwright.testing.browser.Accessibility;
import org.hullwright.testing.browser.Browser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example of a web client, as somebody plays with it who opens its address in a browser. */
class WebClientInBrowserTest {

	private static final Path CLIENT = Path.of("../../examples/web-client");
	private static final String DECISION = "#decision h2";
	private static final String OPTION = "#decision .option";

	@TempDir
	private Path home;
	private HttpTransport transport;
	private Browser browser;

	@BeforeEach
	void open() throws IOException, InterruptedException {
		Optional<Path> program = Browser.installed();
		assumeTrue(program.isPresent(), "there is no Chromium or Chrome on this machine to open pages in");
		transport = new HttpTransport(new HostedGames(new Bluff()), 0, CLIENT);
		browser = Browser.start(program.get(), Files.createDirectories(home.resolve("profile")), transport.address(), "data:,");
		browser.open(URI.create(transport.address()));
		browser.await("document.querySelector('[name=pack]').options.length > 0");
	}

	@AfterEach
	void close() {
		if (browser != null) {
			assertEquals(List.of(), browser.complaints());
			browser.close();
		}
		if (transport != null) {
			transport.close();
		}
	}

	@Test
	void packs_are_offered_with_their_players_and_modes() {
		assertEquals("Bluff", texts("[name=pack] option"));
		assertEquals("2|3", texts("[name=players] option"));
		assertEquals("Modes|Windy nights", texts("#modes legend, #modes label").replaceAll("\\s*\\|\\s*", "|"));
	}

	@Test
	void a_game_shows_its_board_the_cards_of_the_seat_and_what_can_be_chosen() {
		begin();

		assertEquals("The place", browser.evaluate("document.querySelector('#boards svg').getAttribute('aria-label')").getAsString());
		assertEquals("Porch|Tower", texts("#boards .name"));
		assertEquals(2, browser.evaluate("document.querySelectorAll('#hand .card').length").getAsInt());
		assertEquals("Player 1: How much do you bid?", texts(DECISION));
		assertEquals("1  Little|2  Much", texts(OPTION));
	}

	@Test
	void a_space_tells_what_lies_on_it_by_mouse_and_by_key() {
		begin();

		browser.evaluate("document.querySelectorAll('#boards .space')[1].dispatchEvent(new MouseEvent('click', { bubbles: true }))");
		assertTrue(texts("#about h2").contains("Tower"), texts("#about h2"));
		browser.evaluate("document.querySelector('#boards .space').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))");
		assertTrue(texts("#about h2").contains("Porch"), texts("#about h2"));
	}

	@Test
	void players_are_shown_with_their_teams_and_whose_turn_it_is() {
		begin();

		assertEquals("Player 1 · The odd ones|Player 2 · The even ones", texts("#players p"));
		assertEquals("Player 1 · The odd ones", texts("#players .turn"));
	}

	@Test
	void a_key_decides_and_the_decision_can_be_taken_back() {
		begin();

		browser.press("2");
		browser.await("document.querySelector('" + DECISION + "').textContent === 'Player 1: what now?'");
		browser.await("[...document.querySelectorAll('#story li')].some(line => line.textContent === 'Player 1: Much')");

		browser.evaluate("document.getElementById('back').click()");
		browser.await("document.querySelector('" + DECISION + "').textContent === 'Player 1: How much do you bid?'");
	}

	@Test
	void a_game_is_played_to_its_end_by_clicks() {
		begin();

		browser.evaluate("(async () => { let asked = ''; const now = () => document.querySelector('" + DECISION + "').textContent;"
				+ " while (!now().startsWith('All is played')) { document.querySelector('" + OPTION + "')?.click();"
				+ " await new Promise(done => setTimeout(done, 10)); } })()");

		assertEquals("All is played: won by player 1.", texts(DECISION));
		assertTrue(texts("#players p").matches("Player 1 · The odd ones · \\d · has won\\|Player 2 · The even ones · \\d"),
				texts("#players p"));
		browser.await("[...document.querySelectorAll('#story li')].some(line => line.textContent === 'The game ends: All is played')");
		browser.evaluate("document.getElementById('leave').click()");
		browser.await("!document.getElementById('start').hidden");
	}

	@Test
	void whatever_lies_on_a_short_path_between_neighbours_of_a_row_is_seen() {
		assertEquals(0, browser.evaluate("""
				(async () => {
					const { draw } = await import("./board.js");
					const piece = (number, holder) => ({ piece: number, holder, title: "Noise", component: "Noise", printed: [], states: [] });
					const board = { title: "Hall", spaces: [{ piece: 0, row: 1, column: 1 }, { piece: 1, row: 1, column: 3 }], paths: [{ piece: 2, from: 0, to: 1 }] };
					const drawn = draw(board, { pieces: [piece(0), piece(1), piece(2), piece(3, 2), piece(4, 2), piece(5, 2)] }, new Map(), () => { });
					const number = (shape, name) => Number(shape.getAttribute(name));
					const covers = (space, token) => number(token, "cx") + number(token, "r") > number(space, "x")
						&& number(token, "cx") - number(token, "r") < number(space, "x") + number(space, "width");
					return [...drawn.querySelectorAll(".token circle")].filter(token => [...drawn.querySelectorAll("rect")].some(space => covers(space, token))).length;
				})()""").getAsInt());
	}

	@Test
	void squares_do_not_lie_on_each_other_and_one_way_paths_have_an_arrow() {
		assertEquals("0 of 3, 1 arrow", browser.evaluate("""
				(async () => {
					const { draw } = await import("./board.js");
					const piece = (number, title) => ({ piece: number, title, component: title, printed: [], states: [] });
					const space = (number, row, column) => ({ piece: number, row, column });
					const board = { title: "Field", squares: true, spaces: [space(0, 1, 1), space(1, 1, 2), space(2, 2, 1)], paths: [{ piece: 3, from: 0, to: 1, oneWay: true }] };
					const drawn = draw(board, { pieces: ["Field 1-1", "Home", "Field 2-1", "Way"].map((title, at) => piece(at, title)) }, new Map(), () => { });
					const box = shape => ["x", "y", "width", "height"].map(name => Number(shape.getAttribute(name)));
					const squares = [...drawn.querySelectorAll("rect")].map(box);
					const cover = ([x, y, width, height], [otherX, otherY]) => Math.abs(x - otherX) < width && Math.abs(y - otherY) < height;
					const covered = squares.filter((square, at) => squares.some((other, place) => place !== at && cover(square, other))).length;
					return `${covered} of ${squares.length}, ${drawn.querySelectorAll(".arrow").length} arrow`;
				})()""").getAsString());
	}

	@Test
	void a_disc_shows_the_icon_of_its_component_and_the_number_of_the_seat() {
		assertEquals("M 0 0 on #a0522d, 2; Ro", browser.evaluate("""
				(async () => {
					const { draw } = await import("./board.js");
					const { learn } = await import("./texts.js");
					const answer = { components: [{ component: "Torch", colour: "#a0522d", faces: [{ icon: "torch", facts: [] }] }], icons: { torch: "M 0 0" } };
					const asked = window.fetch;
					window.fetch = async () => new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, result: answer }));
					await learn("any");
					window.fetch = asked;
					const piece = (number, title, holder, owner) => ({ piece: number, holder, owner, title, component: title, printed: [], states: [] });
					const board = { title: "Hall", spaces: [{ piece: 0, row: 1, column: 1 }], paths: [] };
					const drawn = draw(board, { pieces: [piece(0, "Porch"), piece(1, "Torch", 0, 2), piece(2, "Rope", 0)] }, new Map(), () => { });
					const [torch, rope] = drawn.querySelectorAll(".token");
					const disc = torch.querySelector("circle").style.getPropertyValue("--disc");
					return `${torch.querySelector(".icon").getAttribute("d")} on ${disc}, ${torch.querySelector("text").textContent}; ${rope.querySelector("text").textContent}`;
				})()""").getAsString());
	}

	@ParameterizedTest
	@CsvSource({ "390, light", "390, dark", "1440, light", "1440, dark" })
	void nothing_keeps_anybody_from_playing(int width, String colours) {
		browser.resize(width, 900);
		browser.prefer(colours);
		assertEquals(List.of(), Accessibility.violations(browser), "before a game");

		begin();
		browser.evaluate("document.querySelector('#boards .space').dispatchEvent(new MouseEvent('click', { bubbles: true }))");

		assertEquals(List.of(), Accessibility.violations(browser), "in a game");
	}

	/** With chance as the other player. */
	private void begin() {
		browser.evaluate("document.querySelector('[name=seed]').value = '7'; document.getElementById('start').requestSubmit()");
		browser.await("document.querySelector('" + OPTION + "')");
	}

	private String texts(String selector) {
		return browser.evaluate("[...document.querySelectorAll('" + selector + "')].map(each => each.textContent.trim()).join('|')")
				.getAsString();
	}
}
