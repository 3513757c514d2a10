package org.hullwright.cli.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.hullwright.cli.Cli;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.simulate.PlanRequest;
import org.hullwright.cli.simulate.PlannedGames;
import org.hullwright.export.archive.Digest;
import org.hullwright.lang.pack.PackSelection;
import org.hullwright.simulation.play.Plan;
import org.hullwright.simulation.play.PlanPlayer;
import org.hullwright.simulation.results.PlanResults;
import org.hullwright.simulation.rules.Exposure;
import org.hullwright.testing.pack.CoinGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs that are sent to machines of a cluster. */
class PackArchiveTest {

	@TempDir
	private Path home;
	@TempDir
	private Path elsewhere;
	private Cli cli;
	private String luck;

	@BeforeEach
	void packsThatLieSideBySide() {
		cli = new Cli(home);
		cli.pack("coin", "pack coin { version 1.0.0 }\n" + CoinGame.endingWhen("tosses >= most") + "derived most: number = 3\n");
		cli.pack("unrelated", "pack unrelated { version 1.0.0 }\n");
		luck = cli.pack("luck", """
			pack luck { version 1.0.0 requires coin }
			expansion Patience { after SetUp { set tosses to -5 } }
			""");
	}

	@Test
	void it_has_the_pack_and_what_that_requires_and_what_was_learned_and_nothing_else() throws IOException {
		Files.createDirectories(home.resolve("coin/learned"));
		Files.writeString(home.resolve("coin/learned/Coin.json"), "{}");
		Files.writeString(home.resolve("coin/picture.png"), "large");
		Files.writeString(home.resolve("coin/notes.json"), "{}");
		PackArchive archive = archive(luck);

		PackArchiveReader.unpack(archive.zip(), archive.hash(), elsewhere);

		assertEquals("0/luck", archive.placeOf(Path.of(luck)));
		assertEquals(List.of("0/coin/coin.hull", "0/coin/learned/Coin.json", "0/luck/luck.hull"), files());
		assertEquals(Files.readString(home.resolve("luck/luck.hull")), Files.readString(elsewhere.resolve("0/luck/luck.hull")));
	}

	@Test
	void its_hash_is_that_of_the_content() throws IOException {
		String before = archive(luck).hash();
		assertEquals(before, archive(luck).hash());
		cli.pack("coin", Files.readString(home.resolve("coin/coin.hull")) + "// changed\n");
		assertNotEquals(before, archive(luck).hash());
	}

	@Test
	void versions_of_one_pack_lie_apart_and_give_the_same_games_elsewhere() throws IOException {
		Path other = Files.createDirectories(home.resolve("other"));
		Cli others = new Cli(other);
		others.pack("coin", Files.readString(home.resolve("coin/coin.hull")).replace("most: number = 3", "most: number = 6"));
		String version = others.pack("luck", Files.readString(home.resolve("luck/luck.hull")));
		PlanRequest request = new PlanRequest(luck, PackSelection.NONE,
				new PlanRequest.Setup(null, List.of(), List.of("Patience"), List.of()),
				new PlanRequest.Comparisons(null, Exposure.MET, false, List.of(new PlanRequest.Opponent(version, version)),
						List.of("most=4")),
				new PlanRequest.Games(List.of(1, 2), 20, 7, List.of("random@10-20")));
		PlannedGames here = PlannedGames.of(request, new Workshop());
		PackArchive archive = PackArchive.of(here.packs().stream().map(pack -> pack.opened().loaded()).toList());

		PackArchiveReader.unpack(archive.zip(), archive.hash(), elsewhere);
		PlanRequest sent = PlanRequest.of(request.moved(folder -> archive.placeOf(Path.of(folder))).json());
		PlannedGames there = PlannedGames.of(sent.moved(place -> elsewhere.resolve(place).toString()),
				Workshop.ofCheckedPacks(sent.selection()));

		assertEquals(3, here.plan().rulesets().size());
		assertEquals(results(here.plan()), results(there.plan()));
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "../evil.hull", "0/../../evil.hull", "0/coin/../../../evil.hull", "0/coin/../coin.hull", "/tmp/evil.hull", "..",
					"./coin.hull" })
	void a_path_that_leads_elsewhere_is_refused(String path) throws IOException {
		byte[] zip = zip(Map.of(path, "pack evil\n"));
		Path folder = Files.createDirectories(elsewhere.resolve("deep/folder"));
		IOException refused = assertThrows(IOException.class, () -> PackArchiveReader.unpack(zip, Digest.of(zip), folder));
		assertEquals("the archive of the packs has a path that leads out of its folder: " + path, refused.getMessage());
		assertEquals(List.of(), files());
	}

	@Test
	void an_archive_that_is_not_what_its_hash_says_is_refused() throws IOException {
		byte[] zip = zip(Map.of("0/coin/coin.hull", "pack coin\n"));
		IOException refused = assertThrows(IOException.class,
				() -> PackArchiveReader.unpack(zip, archive(luck).hash(), elsewhere));
		assertTrue(refused.getMessage().startsWith("the archive of the packs has the SHA-256 " + Digest.of(zip) + " and not "),
				refused.getMessage());
		assertEquals(List.of(), files());
	}

	private static PackArchive archive(String folder) throws IOException {
		OpenPack pack = new Workshop().open(Path.of(folder));
		return PackArchive.of(List.of(pack.opened().loaded()));
	}

	private static List<String> results(Plan plan) {
		PlanPlayer player = new PlanPlayer(plan, () -> false);
		return Stream.iterate(0L, number -> number < plan.total(), number -> number + 1)
				.map(number -> PlanResults.line(player.play(number))).toList();
	}

	private List<String> files() throws IOException {
		try (Stream<Path> files = Files.walk(elsewhere)) {
			return files.filter(Files::isRegularFile).map(file -> elsewhere.relativize(file).toString().replace('\\', '/')).sorted()
					.toList();
		}
	}

	private static byte[] zip(Map<String, String> files) throws IOException {
		var bytes = new ByteArrayOutputStream();
		try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
			for (Map.Entry<String, String> file : new TreeMap<>(files).entrySet()) {
				zip.putNextEntry(new ZipEntry(file.getKey()));
				zip.write(file.getValue().getBytes());
			}
		}
		return bytes.toByteArray();
	}
}
