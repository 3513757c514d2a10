package org.hullwright.export.tts;

import java.util.List;
import java.util.stream.Collectors;

/** The script of a table that shuffles decks when it is opened for the first time; a table that was saved while playing stays as it is. */
final class Shuffling {

	private static final String SCRIPT = """
			-- Shuffles the decks once, so that no two games are alike.
			local decks = { %s }

			function onLoad(saved)
				if saved == "" then
					for _, guid in ipairs(decks) do
						local deck = getObjectFromGUID(guid)
						if deck then
							deck.shuffle()
						end
					end
				end
			end

			function onSave()
				return "shuffled"
			end
			""";

	private Shuffling() {}

	/**
	 * The script.
	 *
	 * @param guids of decks; when there is none, the script is empty
	 */
	static String of(List<String> guids) {
		return guids.isEmpty() ? "" : SCRIPT.formatted(guids.stream().map(guid -> "\"" + guid + "\"").collect(Collectors.joining(", ")));
	}
}
