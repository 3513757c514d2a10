package org.hullwright.cluster;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;

import org.hullwright.cli.cluster.ClusterAddress;
import org.hullwright.cli.cluster.ClusterProblem;
import org.hullwright.cli.cluster.PackArchive;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.simulate.PlanRequest;
import org.hullwright.cli.simulate.PlannedGames;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.simulation.rules.Exposure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is not played: something else than what was asked for, or where nobody is. */
class RefusalTest {

	private static final String GAME = """
		pack toss { version 1.0.0 }
		die Penny { 0, 1 }
		procedure SetUp { }
		phase Toss { let tossed be roll Penny  if tossed's number = 1 { end game "heads" } }
		game Penny_Toss { players 1 to 2  setup SetUp  round Toss }
		""";

	@TempDir
	private Path home;

	@Test
	void a_worker_with_another_program_says_so_and_plays_nothing() throws Exception {
		PlayParts task = new PlayParts(new RemotePlan("hash", "request", List.of()), new ProgramIdentity("9.9.9", "0123456789abcdef"));
		Iterator<Answer> answers = task.call(0, List.of(new Part(0, 10)).iterator());
		String reason = ((Answer.Refused) answers.next()).reason();
		assertFalse(answers.hasNext());
		assertTrue(reason.startsWith("The worker on "), reason);
		assertTrue(reason.contains(" has " + ProgramIdentity.ofThisProcess() + ", and here is Hullwright 9.9.9 (01234567), "), reason);
		assertTrue(reason.endsWith("it gets this one by itself"), reason);
	}

	@Test
	void packs_that_changed_while_they_were_sent_are_known_by_their_rules() throws Exception {
		Path folder = Files.createDirectories(home.resolve("toss"));
		Files.writeString(folder.resolve("toss.hull"), GAME);
		PlanRequest request = new PlanRequest(folder.toString(), PackSelection.NONE,
				new PlanRequest.Setup(null, List.of(), List.of(), List.of()),
				new PlanRequest.Comparisons(null, Exposure.MET, false, List.of(), List.of()),
				new PlanRequest.Games(List.of(1), 10, 1, List.of("random")));
		PlannedGames here = PlannedGames.of(request, new Workshop());
		assertTrue(isSamePlan(here, request), "nothing has changed");
		Files.writeString(folder.resolve("toss.hull"), GAME.replace("= 1", "= 0"));
		assertFalse(isSamePlan(here, request), "another rule");
	}

	private boolean isSamePlan(PlannedGames here, PlanRequest request) throws IOException {
		PackArchive archive = PackArchive.of(here.packs().stream().map(pack -> pack.opened().loaded()).toList());
		PlanRequest there = request.moved(folder -> archive.placeOf(Path.of(folder)));
		RemotePlan remote = RemotePlan.of(archive, there.json(), here.plan());
		Path file = Files.write(home.resolve(remote.fileName()), archive.zip());
		return remote.isOf(remote.plan(file));
	}

	@Test
	void where_no_master_is_that_is_told_at_once() throws IOException {
		int free;
		try (ServerSocket socket = new ServerSocket(0)) {
			free = socket.getLocalPort();
		}
		String address = "spark://127.0.0.1:" + free;
		ClusterProblem problem = assertThrows(ClusterProblem.class, () -> new Masters(new ClusterAddress(address)).reach());
		assertTrue(
				problem.getMessage()
						.startsWith("There is no master of Spark at " + address + ": 127.0.0.1 does not answer at port " + free),
				problem.getMessage());
		assertTrue(problem.getMessage().endsWith(". Start it, or say --on with the address that its page shows"), problem.getMessage());
	}
}
