package org.hullwright.lang.repair;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.ParseException;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.hullwright.lang.messages.NextWords;
import org.hullwright.lang.messages.SyntaxMessages;
import org.hullwright.lang.parser.DeclarationStarts;
import org.hullwright.lang.parser.RecoveringParser;

/** Reads a text up to the first mistake, for nothing but to find out where that is. For one thread. */
class ReadingTrial extends RecoveringParser {

	private static final String HEAD = "pack p ";

	private final SyntaxMessages messages;

	@Inject
	ReadingTrial(DeclarationStarts starts, SyntaxMessages messages) {
		super(starts);
		this.messages = messages;
	}

	/**
	 * Where some declarations cannot be read on; empty when they can be read as a whole.
	 *
	 * @param isHead whether the text begins with the name of a pack
	 */
	Optional<Obstacle> obstacle(String text, boolean isHead) {
		String head = isHead ? "" : HEAD;
		try {
			parse(getGrammarAccess().getHullFileRule(), new StringReader(head + text));
			return Optional.empty();
		} catch (ParseException ended) {
			for (Throwable cause = ended; cause != null; cause = cause.getCause()) {
				if (cause instanceof Stopped stopped) {
					return Optional.of(stopped.obstacle(head.length(), text.length()));
				}
			}
			throw ended;
		}
	}

	@Override
	protected ISyntaxErrorMessageProvider messages() {
		return new Stopping(messages);
	}

	/** Ends the reading at the first mistake. */
	private record Stopping(SyntaxMessages messages) implements ISyntaxErrorMessageProvider {

		@Override
		@NonNullByDefault({})
		public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
			String message = messages.getSyntaxErrorMessage(context).getMessage();
			RecognitionException problem = context.getRecognitionException();
			if (problem == null || problem.token == null) { // what the lexer could not read is known by what it left over
				throw new Stopped(context.getCurrentNode().getTotalEndOffset(), message, null);
			}
			int place = problem.token instanceof CommonToken word && word.getType() != Token.EOF ? word.getStartIndex() : Integer.MAX_VALUE;
			throw new Stopped(place, message, messages.following(context));
		}

		@Override
		@NonNullByDefault({})
		public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
			INode node = context.getValueConverterException().getNode();
			throw new Stopped(node == null ? 0 : node.getOffset(), messages.getSyntaxErrorMessage(context).getMessage(), null);
		}
	}

	/** Where the reading has ended. */
	private static final class Stopped extends RuntimeException {

		private static final long serialVersionUID = 1L;

		private final int place;
		private final transient @Nullable NextWords next; // null when that is not known

		Stopped(int place, String message, @Nullable NextWords next) {
			super(message, null, false, false);
			this.place = place;
			this.next = next;
		}

		Obstacle obstacle(int head, int length) {
			Set<String> keywords = next == null ? Set.of() : next.keywords().collect(Collectors.toSet());
			return new Obstacle(Math.clamp((long) place - head, 0, length), getMessage(), next == null ? List.of() : next.told(), keywords);
		}
	}
}
