package org.hullwright.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.hullwright.cli.cluster.PackArchive;
import org.hullwright.cli.cluster.PackArchiveReader;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.simulate.PlanRequest;
import org.hullwright.cli.simulate.PlannedGames;
import org.hullwright.engine.file.FolderRemoval;
import org.hullwright.simulation.play.Plan;

/**
 * A plan as a worker makes it once more, of the packs that it was sent.
 *
 * @param hash of the archive of packs, in SHA-256
 * @param request what is to be played, as text
 * @param fingerprints of the rules of each ruleset, as the driver has them
 */
record RemotePlan(String hash, String request, List<String> fingerprints) implements Serializable {

	/**
	 * Memo table: the tasks of one process share programs, which are immutable. A process of workers serves one command only, whose plans
	 * are played one after the other, so that the last one is enough.
	 */
	private static final Map<RemotePlan, Plan> PLANS = new ConcurrentHashMap<>();

	/** @param plan as the driver has it */
	static RemotePlan of(PackArchive packs, String request, Plan plan) {
		return new RemotePlan(packs.hash(), request, fingerprints(plan));
	}

	/** Name of the file that the archive of packs is sent in. */
	String fileName() {
		return hash + ".zip";
	}

	/** Whether a plan is by the same rules as the driver's. */
	boolean isOf(Plan plan) {
		return fingerprints.equals(fingerprints(plan));
	}

	private static List<String> fingerprints(Plan plan) {
		return plan.rulesets().stream().map(ruleset -> ruleset.world().fingerprint()).toList();
	}

	/** The plan, made of the packs in an archive when it is first asked for. */
	Plan plan(Path archive) {
		PLANS.keySet().retainAll(Set.of(this));
		return PLANS.computeIfAbsent(this, task -> {
			try {
				return task.made(archive);
			} catch (IOException unreadable) {
				throw new UncheckedIOException(unreadable);
			}
		});
	}

	/** What was unpacked is not needed any longer once it was read. */
	private Plan made(Path archive) throws IOException {
		Path folder = Files.createTempDirectory("hullwright-packs-").toRealPath();
		try {
			PackArchiveReader.unpack(Files.readAllBytes(archive), hash, folder);
			PlanRequest wanted = PlanRequest.of(request).moved(place -> folder.resolve(place).toString());
			return PlannedGames.of(wanted, Workshop.ofCheckedPacks(wanted.selection())).plan();
		} finally {
			FolderRemoval.remove(folder);
		}
	}
}
