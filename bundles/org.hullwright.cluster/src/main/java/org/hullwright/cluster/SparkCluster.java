package org.hullwright.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.UUID;
import java.util.function.Consumer;

import org.apache.spark.api.java.JavaSparkContext;
import org.hullwright.cli.cluster.Cluster;
import org.hullwright.cli.cluster.PackArchive;
import org.hullwright.engine.file.FolderRemoval;
import org.hullwright.simulation.play.GameExecutor;

/** A connection to a cluster of Spark, as its driver. */
final class SparkCluster implements Cluster {

	private final JavaSparkContext context;
	private final Masters masters;
	private final PackArchive packs;
	private final Path sent;
	private final Consumer<String> remarks;

	/**
	 * @param sent folder with what workers fetch
	 * @param remarks hears what people may want to know
	 */
	SparkCluster(JavaSparkContext context, Masters masters, PackArchive packs, Path sent, Consumer<String> remarks) {
		this.context = context;
		this.masters = masters;
		this.packs = packs;
		this.sent = sent;
		this.remarks = remarks;
	}

	@Override
	public GameExecutor playing(String request) {
		return (plan, first, stopped) -> {
			PlayParts task = new PlayParts(RemotePlan.of(packs, request, plan), ProgramIdentity.ofThisProcess());
			Wave.Launcher launcher = new Wave.Launcher(context, masters.address(), task, "hullwright-" + UUID.randomUUID());
			return new SparkRun(plan, first, launcher, new ClusterWatch(context, masters, remarks), stopped);
		};
	}

	@Override
	public void close() {
		context.close();
		try {
			FolderRemoval.remove(sent);
		} catch (IOException kept) {
			// a file more among the temporary ones
		}
	}
}
