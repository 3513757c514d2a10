package org.hullwright.server.protocol;

import java.util.concurrent.CompletableFuture;

import com.google.gson.JsonObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.hullwright.server.protocol.RequestParameters.Answer;
import org.hullwright.server.protocol.RequestParameters.EventsAfter;
import org.hullwright.server.protocol.RequestParameters.GoBack;
import org.hullwright.server.protocol.RequestParameters.Held;
import org.hullwright.server.protocol.RequestParameters.Resume;
import org.hullwright.server.protocol.RequestParameters.Start;
import org.hullwright.server.protocol.Responses.EventList;
import org.hullwright.server.protocol.Responses.PackList;
import org.hullwright.server.protocol.Responses.Seen;
import org.hullwright.server.protocol.Responses.Started;
import org.hullwright.server.protocol.Responses.TextList;

/**
 * What a front end may ask. A client that starts a game gets a key to the table and one for the seat of each person; a key is all it takes
 * to look and to decide, and it opens nothing else. What cannot be done is answered with an error of {@link Faults}, and nothing is
 * changed.
 */
public interface GameService {

	/** What can be played. */
	@JsonRequest("packs")
	CompletableFuture<PackList> packs();

	/** Begins a game. */
	@JsonRequest("game/start")
	CompletableFuture<Started> start(Start question);

	/** Takes up a game that was saved, by the rules as they are now, as far as its decisions still fit. */
	@JsonRequest("game/resume")
	CompletableFuture<Started> resume(Resume question);

	/** The game as the holder of a key may see it, and what they have to decide. */
	@JsonRequest("game/view")
	CompletableFuture<Seen> view(Held question);

	/** Takes the decision that is asked; the game where it stops next. */
	@JsonRequest("game/answer")
	CompletableFuture<Seen> answer(Answer question);

	/** What is printed on everything in the game, which is no secret of anybody. */
	@JsonRequest("game/texts")
	CompletableFuture<TextList> texts(Held question);

	/** What has happened, as far as the holder of a key may know. */
	@JsonRequest("game/events")
	CompletableFuture<EventList> events(EventsAfter question);

	/** Goes back to before a decision. For the key to the table. */
	@JsonRequest("game/undo")
	CompletableFuture<Seen> undo(GoBack question);

	/** All it takes to play the game again, for {@code game/resume} or {@code hullwright replay}. For the key to the table. */
	@JsonRequest("game/save")
	CompletableFuture<JsonObject> save(Held question);

	/** Ends the game and forgets it. For the key to the table. */
	@JsonRequest("game/leave")
	CompletableFuture<@Nullable Void> leave(Held question);
}
