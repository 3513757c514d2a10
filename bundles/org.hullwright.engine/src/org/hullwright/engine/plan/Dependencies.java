package org.hullwright.engine.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.Dependence;
import org.hullwright.engine.state.Aspects;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.World;

/**
 * A dependency analysis: tells which aspects of a state each derived property reads, such as what lies on rooms, or where characters are.
 * It stays in the memo table while only other things change. Where the analysis is not sure, the property depends on everything.
 */
final class Dependencies {

	/** A longer chain of definitions is not followed: it may be longer than the stack is deep. */
	private static final int DEEPEST = 200;

	private final World world;
	private final Aspects aspects;
	private final KindInference inference;
	private final Map<Integer, Dependence> known = new HashMap<>();
	private final Map<Integer, Reads> ofProperties = new HashMap<>();
	private final Map<Call, Reads> ofCalls = new HashMap<>();
	private final Map<Guards, Reads> ofGuards = new HashMap<>();
	private int depth;

	Dependencies(World world) {
		this.world = world;
		this.aspects = new Aspects(world);
		this.inference = new KindInference(world);
	}

	/** What a derived property depends on. */
	Dependence of(int property) {
		return known.computeIfAbsent(property, any -> dependence(ofProperty(property)));
	}

	/** The aspects that something reads. */
	static final class Reads {

		private final BitSet aspects = new BitSet();
		private boolean everything;

		void add(Reads other) {
			aspects.or(other.aspects);
			everything |= other.everything;
		}

		void add(int aspect) {
			aspects.set(aspect);
		}

		void addEverything() {
			everything = true;
		}

		boolean isEverything() {
			return everything;
		}
	}

	/** What a derived property reads. */
	Reads ofProperty(int property) {
		return find(ofProperties, property, found -> {
			ReadCollector collector = new ReadCollector(world, aspects, this, found, inference.of(property));
			switch (world.properties().get(property).definition()) {
				case Definition.Derived(Argument argument, int slots) -> collector.read(argument);
				case Definition other -> throw new IllegalStateException("only derived properties are computed");
			}
		});
	}

	/** Calls of a procedure with arguments of the same kinds, as far as those are known. */
	private record Call(int procedure, List<Optional<Integer>> kinds) {}

	/**
	 * What a procedure and the rules around it read, besides their arguments; everything when one of them may change anything.
	 *
	 * @param kinds those of its arguments, or of what its arguments list; empty for those of which it is not known
	 */
	Reads ofProcedure(int procedure, List<Optional<Integer>> kinds) {
		World.Procedure called = world.procedures().get(procedure);
		List<Optional<Integer>> known = narrower(kinds, called.parameters());
		return find(ofCalls, new Call(procedure, known), found -> {
			new ReadCollector(world, aspects, this, found, inference.ofArguments(known)).read(called.body());
			for (World.Rule rule : called.rules()) {
				ReadCollector collector = new ReadCollector(world, aspects, this, found, inference.ofArguments(known));
				Condition condition = rule.condition();
				if (condition != null) {
					collector.read(condition);
				}
				collector.read(rule.effect());
			}
		});
	}

	/** What is known of arguments, and else of the parameters that they are passed to. */
	private static List<Optional<Integer>> narrower(List<Optional<Integer>> arguments, List<Optional<Integer>> parameters) {
		return IntStream.range(0, arguments.size())
				.mapToObj(at -> arguments.get(at).or(() -> at < parameters.size() ? parameters.get(at) : Optional.empty())).toList();
	}

	/** The guards of an effect slot, for the kinds of the thing and of the arguments. */
	private record Guards(int slot, List<Optional<Integer>> kinds) {}

	/**
	 * What it depends on whether something fills an effect slot and its guard holds.
	 *
	 * @param kinds that of the thing, and then those of the arguments, or of what these list; empty where it is not known
	 */
	Reads ofGuards(int slot, List<Optional<Integer>> kinds) {
		List<Optional<Integer>> parameters = new ArrayList<>(List.of(Optional.empty()));
		parameters.addAll(world.slots().get(slot).parameters());
		List<Optional<Integer>> known = narrower(kinds, parameters);
		return find(ofGuards, new Guards(slot, known), found -> {
			for (World.Sort sort : world.sorts()) {
				World.Body body = sort.bodies().get(slot);
				Condition guard = body == null ? null : body.guard();
				if (guard != null && known.getFirst().filter(kind -> !world.isA(sort.kind(), kind)).isEmpty()) {
					List<Optional<Integer>> locals = new ArrayList<>(known);
					locals.set(0, Optional.of(sort.kind()));
					new ReadCollector(world, aspects, this, found, inference.ofArguments(locals)).read(guard);
				}
			}
		});
	}

	/** What a goal depends on, whose piece is in the first local. */
	Dependence of(World.Goal goal) {
		Reads found = new Reads();
		ReadCollector collector = new ReadCollector(world, aspects, this, found, inference.ofArguments(List.of(Optional.of(goal.kind()))));
		collector.read(goal.worth());
		Condition condition = goal.condition();
		if (condition != null) {
			collector.read(condition);
		}
		return dependence(found);
	}

	/** Numbers of the procedures that were looked into so far. */
	Set<Integer> procedures() {
		return ofCalls.keySet().stream().map(Call::procedure).collect(Collectors.toUnmodifiableSet());
	}

	/** What the result of a procedure depends on, with the rules around it and besides its arguments; null when it may change anything. */
	@Nullable
	Dependence ofResult(int procedure, List<Optional<Integer>> kinds) {
		Reads reads = ofProcedure(procedure, kinds);
		return reads.isEverything() ? null : Dependence.on(reads.aspects);
	}

	private static Dependence dependence(Reads reads) {
		return reads.isEverything() ? Dependence.ON_EVERYTHING : Dependence.on(reads.aspects);
	}

	private <K> Reads find(Map<K, Reads> known, K key, Consumer<Reads> collect) {
		Reads answer = known.get(key);
		if (answer != null) {
			return answer;
		}
		Reads unsure = new Reads();
		unsure.addEverything();
		if (depth == DEEPEST) {
			return unsure;
		}
		depth++;
		known.put(key, unsure); // what uses itself comes back here before it is known
		Reads found = new Reads();
		collect.accept(found);
		known.put(key, found);
		depth--;
		return found;
	}
}
