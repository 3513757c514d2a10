package org.hullwright.cli.mutation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.lang.mutation.Mutation;
import org.hullwright.lang.mutation.PackMutations;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.packs.PackCompiler;
import org.hullwright.packs.ToolChain;

/** Tests a sample of the mutants of a pack, several at once. The same pack, size and seed give the same sample and the same verdicts. */
final class MutationRun {

	private final OpenPack pack;
	private final MutatedFiles files;
	private final Workshop workshop;
	private final Set<String> expansions;
	private final int threads;

	/**
	 * @param pack without errors
	 * @param files that faults are planted in
	 * @param expansions that are on in all tests, besides those that a test asks for
	 * @param threads how many mutants are tested at once
	 */
	MutationRun(OpenPack pack, MutatedFiles files, Workshop workshop, Set<String> expansions, int threads) {
		this.pack = pack;
		this.files = files;
		this.workshop = workshop;
		this.expansions = expansions;
		this.threads = threads;
	}

	/**
	 * Tests mutants.
	 *
	 * @param size how many mutants that compile are tested; all there are when there are fewer
	 * @param seed of the choice
	 * @param progress hears of each mutant, and may end it early
	 * @throws org.hullwright.cli.terminal.ContentProblem when the tests cannot judge, for there are none or one fails already
	 */
	MutationResult run(int size, long seed, MutationProgress progress) {
		Map<Path, String> texts = MutatedFiles.textsOf(pack.opened().loaded());
		ToolChain toolChain = workshop.toolChain();
		PackCompiler compiler = toolChain.open(pack.opened().loaded().folder(), List.of(), texts, workshop.selection()).compiler();
		LoadedPack unchanged = compiler.pack();
		TestProfiles profiles = new TestProfiles(new ProbedPack(compiler, expansions).tests(), pack.name());
		List<Mutation> mutations = new ArrayList<>(PackMutations.of(unchanged, files.of(unchanged)));
		Collections.shuffle(mutations, new Random(seed));
		MutantTester tester = new MutantTester(unchanged.folder(), texts, expansions, workshop, profiles);
		AtomicReferenceArray<Verdict> verdicts = new AtomicReferenceArray<>(mutations.size());
		test(mutations, size, tester, verdicts, progress);
		return new MutationResult(pack, texts, profiles, judged(mutations, size, verdicts), progress.isCancelled());
	}

	/** Mutants are begun in the order of the sample, until enough of them were valid. */
	private void test(List<Mutation> mutations, int size, MutantTester tester, AtomicReferenceArray<Verdict> verdicts,
			MutationProgress progress) {
		AtomicInteger next = new AtomicInteger();
		AtomicInteger valid = new AtomicInteger();
		int wanted = Math.min(size, mutations.size());
		Runnable worker = () -> {
			while (valid.get() < wanted && !progress.isCancelled()) {
				int number = next.getAndIncrement();
				if (number >= mutations.size()) {
					return;
				}
				Verdict verdict = tester.test(mutations.get(number));
				verdicts.set(number, verdict);
				if (!(verdict instanceof Verdict.Invalid)) {
					progress.tested(Math.min(wanted, valid.incrementAndGet()), wanted);
				}
			}
		};
		try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
			List<Future<?>> running = new ArrayList<>();
			for (int thread = 0; thread < threads; thread++) {
				running.add(workers.submit(worker));
			}
			running.forEach(MutationRun::await);
		}
	}

	private static void await(Future<?> worker) {
		try {
			worker.get();
		} catch (ExecutionException failed) {
			throw new IllegalStateException("A mutant could not be tested", failed.getCause());
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
		}
	}

	/** In the order of the sample up to the last one wanted: what other threads began beyond that does not count. */
	private static List<TestedMutant> judged(List<Mutation> mutations, int size, AtomicReferenceArray<Verdict> verdicts) {
		List<TestedMutant> tested = new ArrayList<>();
		int valid = 0;
		for (int number = 0; number < mutations.size() && valid < size; number++) {
			Verdict verdict = verdicts.get(number);
			if (verdict != null) {
				tested.add(new TestedMutant(mutations.get(number), verdict));
				valid += verdict instanceof Verdict.Invalid ? 0 : 1;
			}
		}
		return tested;
	}
}
