package org.hullwright.cli.cluster;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** Service provider interface for clusters: whoever brings the libraries of one along implements it. */
public interface ClusterProvider {

	/** The one on the class path; empty when there is none. */
	static Optional<ClusterProvider> find() {
		return ServiceLoader.load(ClusterProvider.class, ClusterProvider.class.getClassLoader()).findFirst();
	}

	/**
	 * Asks a cluster for machines, and sends them what is played.
	 *
	 * @param packs all that are played
	 * @param remarks hears, for people, what they may want to know while games are played
	 * @throws ClusterProblem when it is not there or does not want to
	 */
	Cluster connect(ClusterAddress address, PackArchive packs, Consumer<String> remarks) throws ClusterProblem;
}
