package org.hullwright.cluster;

import java.util.ArrayList;
import java.util.List;

import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.hullwright.cli.cluster.ClusterAddress;

/**
 * A job of Spark: games that follow each other, as parts of equal length that are played at once.
 *
 * @param games how many
 * @param answers one for each part, in the order of the parts
 */
record Wave(long games, JavaFutureAction<List<Answer>> answers) {

	/**
	 * Hands jobs to a cluster.
	 *
	 * @param address of the cluster
	 * @param group name that its jobs have in common, by which they are cancelled
	 */
	record Launcher(JavaSparkContext context, ClusterAddress address, PlayParts task, String group) {

		/** How many tasks the cluster runs at once, as far as is known now. */
		int slots() {
			return Math.max(1, context.defaultParallelism());
		}

		/** Lets the games of a range be played, with so many in a part. */
		Wave launch(long first, long end, long inPart) {
			List<Part> parts = new ArrayList<>();
			for (long number = first; number < end; number += inPart) {
				parts.add(new Part(number, Math.min(number + inPart, end)));
			}
			context.setJobGroup(group, "games " + first + " to " + (end - 1), true);
			return new Wave(end - first, context.parallelize(parts, parts.size()).mapPartitionsWithIndex(task, true).collectAsync());
		}

		/** Whether the connection to the cluster is over. */
		boolean isStopped() {
			return context.sc().isStopped();
		}

		/** Ends all that is under way. */
		void cancel() {
			try {
				context.cancelJobGroup(group);
			} catch (IllegalStateException stopped) {
				// the connection is over, and its jobs with it
			}
		}
	}
}
