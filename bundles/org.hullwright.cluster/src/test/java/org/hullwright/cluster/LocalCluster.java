package org.hullwright.cluster;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A master of Spark and some workers, each a process on this machine that is reached from nowhere else. */
final class LocalCluster {

	private static final Duration PATIENCE = Duration.ofMinutes(3);
	private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://[0-9.:]+)");
	private static final String[] OWN = { "-h", "127.0.0.1", "--webui-port", "0" };

	private final TestPrograms programs;
	private final List<Process> workers = new ArrayList<>();
	private final String address;

	private LocalCluster(TestPrograms programs, String address) {
		this.programs = programs;
		this.address = address;
	}

	/** Starts a master. */
	static LocalCluster started(TestPrograms programs) throws Exception {
		programs.spark("master.log", "org.apache.spark.deploy.master.Master", OWN[0], OWN[1], OWN[2], OWN[3], "-p", "0");
		await("the master to start", () -> addressIn(programs.written("master.log")).find());
		Matcher address = addressIn(programs.written("master.log"));
		address.find();
		return new LocalCluster(programs, address.group(1));
	}

	private static Matcher addressIn(String log) {
		return ADDRESS.matcher(log);
	}

	/** Starts one more worker, which plays one game at a time. */
	void addWorker() throws Exception {
		String name = "worker" + workers.size();
		workers.add(programs.spark(name + ".log", "org.apache.spark.deploy.worker.Worker", OWN[0], OWN[1], OWN[2], OWN[3], "-c", "1", "-m",
				"2g", "-d", programs.folder(name).toString(), address));
	}

	/** Waits until all workers are known to the master. */
	void awaitWorkers() throws Exception {
		for (int worker = 0; worker < workers.size(); worker++) {
			String log = "worker" + worker + ".log";
			await("a worker to start", () -> programs.written(log).contains("Successfully registered with master"));
		}
	}

	/** Kills a worker with the process that plays for it. */
	void killWorker(int worker) {
		TestPrograms.kill(workers.get(worker));
	}

	/** Where it is. */
	String address() {
		return address;
	}

	/** Waits until something is so. */
	static void await(String what, Callable<Boolean> condition) throws Exception {
		long until = System.nanoTime() + PATIENCE.toNanos();
		while (!condition.call()) {
			if (System.nanoTime() > until) {
				throw new IOException("Waited in vain for " + what);
			}
			Thread.sleep(50);
		}
	}
}
