package org.hullwright.server.protocol;

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
 */
record HostedGame(String number, String folder, List<String> expansions, Table table) {

	/** All it takes to play it again up to a moment. */
	RecordFile saved(GameRecord record) {
		return new RecordFile(folder, expansions, record);
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
