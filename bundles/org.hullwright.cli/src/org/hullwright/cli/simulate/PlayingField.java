package org.hullwright.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.hullwright.cli.cluster.Cluster;
import org.hullwright.cli.cluster.ClusterAddress;
import org.hullwright.cli.cluster.ClusterProblem;
import org.hullwright.cli.cluster.ClusterProvider;
import org.hullwright.cli.cluster.PackArchive;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.simulation.play.GameExecutor;
import org.hullwright.simulation.play.ThreadExecutor;

/** Where the games of a simulation are played: on this machine or on a cluster. Closing it lets the machines go. */
sealed interface PlayingField extends AutoCloseable {

	/**
	 * What plays the games of a plan.
	 *
	 * @param request that the plan was made of
	 */
	GameExecutor executor(PlanRequest request);

	/** For people, when the packs are no longer what is played; empty when they are, or when that is of no matter. */
	Optional<String> changeSince();

	@Override
	void close();

	/** On threads of this process. */
	static PlayingField here(int threads) {
		return new Here(new ThreadExecutor(threads));
	}

	/**
	 * On a cluster, which is sent all that it needs.
	 *
	 * @param played all packs that are played
	 * @param remarks hears what people may want to know while games are played
	 * @throws ContentProblem when that is not there or does not want to
	 */
	static PlayingField on(ClusterAddress address, List<OpenPack> played, Consumer<String> remarks) {
		ClusterProvider provider = ClusterProvider.find().orElseThrow(() -> new ContentProblem("--on " + address
				+ ": the libraries of Spark are not on the class path. Start the command by ./hullwright, which fetches them"));
		List<LoadedPack> packs = played.stream().map(pack -> pack.opened().loaded()).toList();
		try {
			PackArchive archive = PackArchive.of(packs);
			return new There(provider.connect(address, archive, remarks), packs, archive);
		} catch (IOException unreadable) {
			throw new ContentProblem("the packs cannot be read once more, to be sent to " + address + ": " + unreadable.getMessage());
		} catch (ClusterProblem problem) {
			throw new ContentProblem(problem.getMessage());
		}
	}

	/** On this machine; packs are in memory. */
	record Here(GameExecutor threads) implements PlayingField {

		@Override
		public GameExecutor executor(PlanRequest request) {
			return threads;
		}

		@Override
		public Optional<String> changeSince() {
			return Optional.empty();
		}

		@Override
		public void close() {
			// threads end with what they play
		}
	}

	/**
	 * On a cluster.
	 *
	 * @param packs as they are played
	 * @param sent what the cluster has of them
	 */
	record There(Cluster cluster, List<LoadedPack> packs, PackArchive sent) implements PlayingField {

		@Override
		public GameExecutor executor(PlanRequest request) {
			return cluster.playing(request.moved(folder -> sent.placeOf(Path.of(folder))).json());
		}

		@Override
		public Optional<String> changeSince() {
			try {
				return PackArchive.of(packs).hash().equals(sent.hash()) ? Optional.empty() : Optional.of(changed());
			} catch (IOException gone) {
				return Optional.of(changed());
			}
		}

		private static String changed() {
			return "The files of the pack have changed while it was played; all games were played by what they said before";
		}

		@Override
		public void close() {
			cluster.close();
		}
	}
}
