package org.hullwright.export.vassal;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.export.table.Die;
import org.hullwright.export.table.Track;

/** Writes what has a button, or is done by itself: dice, tracks and shuffling. */
final class Controls {

	/** The command that all decks obey that are shuffled when a game begins; none of a keyboard's. */
	static final String SHUFFLE = "0,0,ShuffleAtStart";

	private static final String MODULE = "VASSAL.build.module.";

	private Controls() {}

	/** What shuffles decks when a game begins, once, so that no two games are alike. */
	static Element shuffleAtStart() {
		return Element.of(MODULE + "StartupGlobalKeyCommand").with("name", "Shuffle the decks").with("whenToApply", "startOfGameOnly")
				.with("hotkeyOrKeyCommand", "sendHotkey").with("globalHotkey", SHUFFLE);
	}

	/** A button that rolls a die. */
	static Element die(Die die) {
		Element faces = Element.of(MODULE + "SpecialDie").with("name", die.title()).with("format", "$result$");
		List<String> texts = die.faces();
		for (int face = 0; face < texts.size(); face++) {
			faces.add(Element.of(MODULE + "SpecialDieFace").with("text", texts.get(face)).with("value", number(texts.get(face), face + 1))
					.with("icon", ""));
		}
		return Element.of(MODULE + "SpecialDiceButton").with("name", die.title()).with("text", die.title())
				.with("tooltip", "Roll " + die.title())
				.with("format", "** $name$ = $result1$ *** <$PlayerName$>").with("resultChatter", "true").with("resultButton", "false")
				.with("resultWindow", "false")
				.with("windowTitleResultFormat", "$name$").with("backgroundColor", "").with("windowX", 40).with("windowY", 40).add(faces);
	}

	/** A number on a face counts as that number. */
	private static int number(String text, int otherwise) {
		return text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
	}

	/** What keeps the numbers of all tracks, with buttons to change them. */
	static Element tracks(Stream<Track> tracks) {
		Element all = Element.of(MODULE + "properties.GlobalProperties");
		tracks.forEach(track -> all
				.add(Element.of(MODULE + "properties.GlobalProperty").with("name", nameOf(track)).with("initialValue", track.start())
						.with("isNumeric", "true").with("min", track.lowest()).with("max", track.highest()).with("wrap", "false")
						.with("description", description(track))
						.add(change(track, 1, "+1")).add(change(track, -1, "−1"))));
		return all;
	}

	private static Element change(Track track, int by, String shown) {
		return Element.of(MODULE + "properties.ChangePropertyButton").with("text", track.title() + " " + shown)
				.with("tooltip", description(track)).with("icon", "")
				.with("hotkey", "").with("desc", "").with("reportFormat", track.title() + ": $newValue$").with("propChanger", "I," + by);
	}

	/** What the number of a track is called in formulas of VASSAL. */
	static String nameOf(Track track) {
		return track.identity().replaceAll("[^A-Za-z0-9]+", "_");
	}

	private static String description(Track track) {
		var text = new StringBuilder(track.title() + " from " + track.lowest() + " to " + track.highest());
		track.spaces().forEach((number, title) -> text.append("; ").append(number).append(": ").append(title));
		return text.toString();
	}
}
