package org.hullwright.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function2;
import org.hullwright.cli.simulate.WrongChoice;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.simulation.play.PerformedBefore;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.PlanPlayer;
import org.hullwright.simulation.results.PlanResults;

/**
 * What a worker does with its partition: plays the games of its parts and sends their results as text. Each result tells what its game
 * performed, without what games of the same part performed before: the driver, which hears of all in their order, takes off the rest.
 *
 * @param task what is played
 * @param program that has to be the one of the worker
 */
record PlayParts(RemotePlan task, ProgramIdentity program) implements Function2<Integer, Iterator<Part>, Iterator<Answer>> {

	private static final String CHANGED = "reads other rules in the packs that it was sent than this machine has read: they were changed just then. "
			+ "Simulate once more";

	@Override
	public Iterator<Answer> call(Integer partition, Iterator<Part> parts) throws IOException {
		List<Answer> answers = new ArrayList<>();
		while (parts.hasNext()) {
			answers.add(answer(parts.next(), ProgramIdentity.ofThisProcess(), TaskContext.get()));
		}
		return answers.iterator();
	}

	private Answer answer(Part part, ProgramIdentity here, TaskContext context) throws IOException {
		if (!here.equals(program)) {
			return refused(
					"has " + here + ", and here is " + program + ", so its games could be others. Take Hullwright off the class path "
							+ "of the worker (spark.executor.extraClassPath): it gets this one by itself");
		}
		try {
			Plan plan = task.plan(Path.of(SparkFiles.get(task.fileName())));
			return task.isOf(plan) ? played(part, plan, context) : refused(CHANGED);
		} catch (ContentProblem | WrongChoice otherPacks) {
			return refused(CHANGED);
		}
	}

	private static Answer played(Part part, Plan plan, TaskContext context) {
		long began = System.nanoTime();
		PlanPlayer player = new PlanPlayer(plan, context::isInterrupted);
		PerformedBefore performed = new PerformedBefore(plan);
		List<String> results = new ArrayList<>();
		for (long number = part.first(); number < part.end() && !context.isInterrupted(); number++) {
			results.add(PlanResults.line(performed.count(player.play(number))));
		}
		return new Answer.Played(results, System.nanoTime() - began);
	}

	private static Answer refused(String reason) {
		String host;
		try {
			host = InetAddress.getLocalHost().getHostName();
		} catch (UnknownHostException nameless) {
			host = "a machine of the cluster";
		}
		return new Answer.Refused("The worker on " + host + " " + reason);
	}
}
