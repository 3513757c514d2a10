package org.hullwright.engine.agent;

import java.util.List;
import java.util.function.BooleanSupplier;

import org.hullwright.engine.random.RandomStreams;

/**
 * Information Set Monte Carlo Tree Search: plays on from a decision again and again, each time on another determinization of what its
 * player cannot know, and goes more often where it went well by UCB1 (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search,
 * 2012). All players are taken to play for their own goals. It takes the option it has visited most.
 */
public final class SearchAgent implements DeliberatingAgent {

	/** How often it plays on before it decides, unless it is told otherwise. */
	public static final int ITERATIONS = 200;

	private static final int CHANCES = Integer.MAX_VALUE;

	private final long seed;
	private final long stream;
	private final int iterations;
	private final BooleanSupplier cancelled;
	private int drawn;

	/**
	 * An agent that decides the same way whenever it is made the same way and not cancelled.
	 *
	 * @param name tells agents of one game apart
	 * @param iterations how often it plays on before it decides, at least 1
	 * @param cancelled whether it shall decide at once with what it knows by then; asked after each iteration
	 */
	public SearchAgent(long seed, String name, int iterations, BooleanSupplier cancelled) {
		if (iterations < 1) {
			throw new IllegalArgumentException("a search takes at least 1 iteration, not " + iterations);
		}
		this.seed = seed;
		this.stream = RandomStreams.named("agent " + name);
		this.iterations = iterations;
		this.cancelled = cancelled;
	}

	@Override
	public Deliberation deliberate(Decision decision) {
		ForwardModel forwardModel = decision.forwardModel();
		SearchTree tree = new SearchTree();
		for (int iteration = 0; iteration < iterations; iteration++) {
			if (iteration > 0 && cancelled.getAsBoolean()) {
				break;
			}
			long chance = RandomStreams.below(seed, stream, drawn++, CHANCES);
			SearchTree.Iteration descent = tree.iterate(chance);
			descent.backpropagate(forwardModel.rollout(chance, descent));
		}
		List<Deliberation.Weighed> weighed = tree.options().entrySet().stream()
				.map(tried -> new Deliberation.Weighed(optionOf(tried.getKey(), decision), tried.getValue().average(),
						tried.getValue().average(), tried.getValue().average(), tried.getValue().visits()))
				.toList();
		List<String> line = tree.line();
		return new Deliberation(weighed, optionOf(line.getFirst(), decision), () -> line.subList(1, line.size()));
	}

	/** What an option says may depend on the determinization; then the first option is as good as any. */
	private static int optionOf(String label, Decision decision) {
		for (int option = 0; option < decision.size(); option++) {
			if (decision.label(option).equals(label)) {
				return option;
			}
		}
		return 0;
	}
}
