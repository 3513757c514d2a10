package org.hullwright.cluster;

import java.util.Optional;

import org.apache.spark.SparkContext;
import org.hullwright.cli.cluster.ClusterAddress;
import org.hullwright.cli.cluster.ClusterProblem;

/** What failures of Spark mean, in words for people. */
final class SparkWords {

	private SparkWords() {}

	/** The version that this program speaks. */
	static String version() {
		return Optional.ofNullable(SparkContext.class.getPackage().getImplementationVersion()).orElse("4.2");
	}

	/** The first line of what an exception says. */
	static String firstLine(Throwable failure) {
		return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
	}

	/**
	 * Why a cluster ended games that nobody here has ended.
	 *
	 * @param isStopped whether the connection to the cluster is over
	 * @throws IllegalStateException when it is a fault of ours
	 */
	static ClusterProblem of(Throwable failure, ClusterAddress address, boolean isStopped) {
		String said = String.valueOf(failure.getMessage());
		if (said.contains("UnsupportedClassVersionError")) {
			return new ClusterProblem(
					"A worker of " + address + " runs on a Java older than 21, which Hullwright needs. Start its workers with"
							+ " JAVA_HOME on a JDK 21 or newer");
		}
		if (said.contains("java.io.InvalidClassException") && said.contains("org.apache.spark")) {
			return new ClusterProblem("A worker of " + address + " has another version of Spark than " + version()
					+ ", the one that plays here. Give all its machines that version");
		}
		if (isStopped) {
			return new ClusterProblem(address + " plays no longer for us: " + firstLine(failure)
					+ ". The pages of its master and workers tell why");
		}
		throw new IllegalStateException("A worker of " + address + " failed", failure);
	}
}
