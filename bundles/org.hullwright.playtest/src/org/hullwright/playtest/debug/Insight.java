package org.hullwright.playtest.debug;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.wording.Sentences;
import org.hullwright.engine.lower.wording.Sentences.Local;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.question.QuestionReader;
import org.hullwright.lang.question.ReadQuestion;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Component;
import org.hullwright.model.Effect;
import org.hullwright.model.Entry;
import org.hullwright.model.NameReference;
import org.hullwright.model.PropertyEntry;

/** What it takes to look into games of a prepared pack. Any thread. */
public final class Insight {

	private static final String NO_CONDITION = "It must be something that is so or not, such as `actor's health < 3`.";
	private static final Logger LOG = System.getLogger(Insight.class.getName());
	private final Compiled compiled;
	private final UnaryOperator<Program> informing;
	private final QuestionReader reader;
	private final CardWriter writer;
	private final Map<Asked, ReadQuestion<CompiledExpression>> questions = new HashMap<>();
	/** Null until it is first needed, as are the sentences. */
	private Planner.@Nullable Watched watched;
	private @Nullable Map<Path, NavigableMap<Integer, Integer>> sentences;

	/**
	 * @param compiled the pack with what it was made of, which belongs to this from now on
	 * @param reader of what is asked in its games
	 * @param writer of its cards
	 * @param informing lets the bots of a program go by what was learned for its game
	 */
	public Insight(Compiled compiled, QuestionReader reader, CardWriter writer, UnaryOperator<Program> informing) {
		this.informing = informing;
		this.compiled = compiled;
		this.reader = reader;
		this.writer = writer;
	}

	/**
	 * What is printed on a design, with what expansions make of it; none where nothing is, as on spaces.
	 *
	 * @param sort its number
	 */
	public synchronized Optional<CardFace> card(int sort) {
		return compiled.origins().sorts().get(sort) instanceof Component component
				? Optional.of(writer.write(meant(component), "", compiled.origins().printing()))
				: Optional.empty();
	}

	/** The design that a component stands for, when that is all it says, as cards for drafting do; else itself. */
	private Component meant(Component component) {
		List<Entry> said = compiled.origins().printing().entriesOf(component);
		boolean isOnlyThat = component.getSides().isEmpty() && said.size() == 1;
		return isOnlyThat && said.getFirst() instanceof PropertyEntry property && property.getValues().size() == 1
				&& property.getValues().getFirst() instanceof NameReference name && name.getTarget() instanceof Component other
						? other
						: component;
	}

	private record Asked(String question, int source) {}

	/** Plays the pack and can be looked into at every sentence; made when it is first needed. */
	public Program program() {
		return informing.apply(watched().program());
	}

	private synchronized Planner.Watched watched() {
		Planner.Watched known = watched;
		if (known == null) {
			known = Planner.watched(compiled.world());
			watched = known;
		}
		return known;
	}

	/** Where something stands in the text. */
	public Place placeOf(int source) {
		return compiled.world().places().of(source);
	}

	/** A text by its number, be it one of the pack or one that was only written into a question. */
	synchronized String text(int number) {
		return compiled.sentences().text(number);
	}

	/** The names that are known at a sentence. */
	public synchronized List<Local> knownAt(int source) {
		return compiled.sentences().knownAt(source);
	}

	/**
	 * Reads a question as if it were written right before a sentence.
	 *
	 * @param source number of the place of the sentence
	 */
	synchronized ReadQuestion<CompiledExpression> question(String question, int source) {
		return questions.computeIfAbsent(new Asked(question, source), this::read);
	}

	/**
	 * Reads a question that is to be so or not.
	 *
	 * @param source number of the place of the sentence that it is asked before
	 */
	ReadQuestion<CompiledExpression> condition(String condition, int source) {
		ReadQuestion<CompiledExpression> read = question(condition, source);
		return read instanceof ReadQuestion.Understood<CompiledExpression>(CompiledExpression question) && !question.isCondition()
				? new ReadQuestion.Refused<>(NO_CONDITION)
				: read;
	}

	/**
	 * Why the condition of a line cannot be one; none when it can, when there is none, and when the line belongs to nothing that is played.
	 */
	public Optional<String> refusalOf(StopLine line) {
		return line.condition().flatMap(condition -> sentenceAt(line).map(source -> condition(condition, source)))
				.flatMap(read -> read instanceof ReadQuestion.Refused<CompiledExpression>(String reason)
						? Optional.of(reason)
						: Optional.empty());
	}

	private ReadQuestion<CompiledExpression> read(Asked asked) {
		Optional<Effect> sentence = compiled.sentences().at(asked.source());
		if (sentence.isEmpty()) {
			return new ReadQuestion.Refused<>("Here nothing can be asked; select a line with a sentence.");
		}
		try {
			return reader.read(asked.question(), sentence.get(), expression -> {
				Sentences.Question question = compiled.sentences().question(asked.source(), expression);
				return new CompiledExpression(watched().questions().apply(question.value()), question.slots(), question.shape());
			});
		} catch (LoweringException noValue) {
			return new ReadQuestion.Refused<>(noValue.getMessage());
		} catch (RuntimeException fault) { // whatever is asked, the game must go on
			LOG.log(Level.ERROR, "A question could not be read: " + asked.question(), fault);
			return new ReadQuestion.Refused<>(
					"This could not be read, which is a fault of the program: " + fault.getClass().getSimpleName() + ".");
		}
	}

	/**
	 * Before which sentences, by the numbers of their places, games are to stand still, and for which line. Files that are not of the pack
	 * are passed over.
	 */
	Map<Integer, StopLine> sentencesAt(Collection<StopLine> lines) {
		Map<Integer, StopLine> found = new HashMap<>();
		lines.forEach(line -> sentenceAt(line).ifPresent(source -> found.put(source, line)));
		return found;
	}

	private Optional<Integer> sentenceAt(StopLine wanted) {
		return Optional.ofNullable(sentences().get(wanted.file())).map(lines -> lines.ceilingEntry(wanted.line())).map(Map.Entry::getValue);
	}

	/** The first sentence of each line of each file. */
	private synchronized Map<Path, NavigableMap<Integer, Integer>> sentences() {
		Map<Path, NavigableMap<Integer, Integer>> known = sentences;
		if (known == null) {
			Map<Path, NavigableMap<Integer, Integer>> found = new HashMap<>();
			program().probed().statements().stream().forEach(source -> {
				Place place = placeOf(source);
				StopLine.of(place)
						.ifPresent(line -> found.computeIfAbsent(line.file(), any -> new TreeMap<>()).merge(line.line(), source,
								(one, other) -> placeOf(one).offset() <= placeOf(other).offset() ? one : other));
			});
			known = found;
			sentences = found;
		}
		return known;
	}
}
