package org.hullwright.server.transport;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

import org.hullwright.server.protocol.GameClient;
import org.hullwright.server.protocol.HostedGames;

/** Talks with one front end over two streams, each message after its length as in the language-server protocol, until it hangs up. */
public final class StreamTransport {

	private final HostedGames games;
	private final Conversation conversation;
	private final Frames frames;

	/**
	 * @param in what the front end writes
	 * @param out what it reads; nothing else may be written there
	 */
	public StreamTransport(HostedGames games, InputStream in, OutputStream out) {
		this.games = games;
		conversation = new Conversation(games);
		frames = new Frames(in, out);
	}

	/** Talks until the other side hangs up. */
	public void serve() {
		GameClient client = news -> tell(Conversation.news(GameClient.CHANGED, news));
		games.addListener(client);
		try {
			boolean heard = true;
			while (heard) {
				heard = hear();
			}
		} catch (IOException | UncheckedIOException hungUp) {
			System.getLogger(StreamTransport.class.getName()).log(System.Logger.Level.WARNING, "The front end cannot be heard any more",
					hungUp);
		} finally {
			games.removeListener(client);
			games.close();
		}
	}

	/** Hears the next message, which is answered as soon as there is an answer; whether there was one. */
	private boolean hear() throws IOException {
		try {
			Optional<String> message = frames.read();
			message.ifPresent(text -> conversation.answer(text).thenAccept(answer -> answer.ifPresent(this::tell)));
			return message.isPresent();
		} catch (Frames.NoMessage noMessage) {
			tell(Conversation.noMessage(noMessage.getMessage()));
			return true;
		}
	}

	/** Who no longer reads is told nothing; that they have gone their own stream tells. */
	private void tell(String message) {
		try {
			frames.write(message);
		} catch (IOException gone) {
			throw new UncheckedIOException(gone);
		}
	}
}
