package org.hullwright.server.protocol;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.server.protocol.Responses.Changed;
import org.hullwright.server.table.PendingDecision;
import org.hullwright.server.table.Table;
import org.hullwright.server.table.TableSnapshot;

/**
 * A game that a client started here.
 *
 * @param number to tell it from others
 * @param folder of its pack, as the user wrote it
 * @param expansions that are on
 * @param rules in words
 */
record HostedGame(String number, String folder, List<String> expansions, Table table, RulesWording rules) {

	/** All it takes to play it again up to a moment. It may be sent on, so it does not tell where things lie on this machine. */
	RecordFile saved(GameRecord record) {
		return new RecordFile(relative(Path.of(folder)), expansions, record);
	}

	/** An absolute path becomes one from the working directory, and what lies elsewhere its last name. */
	private static String relative(Path written) {
		Path here = Path.of("").toAbsolutePath();
		Path shown = !written.isAbsolute() ? written : written.startsWith(here) ? here.relativize(written) : written.getFileName();
		return shown == null || shown.toString().isEmpty() ? "." : shown.toString();
	}

	/** What all clients are told when it has stopped there. */
	Changed news(TableSnapshot moment) {
		PendingDecision question = moment.question();
		Integer asked = question == null ? null : question.seat();
		return new Changed(number, moment.run(), moment.events().size(), asked, moment.isOver());
	}

	/** What all clients are told when there is no game to stop: whoever looks at it is told why. */
	Changed newsOfNoGame() {
		return new Changed(number, 0, 0, null, true);
	}
}
