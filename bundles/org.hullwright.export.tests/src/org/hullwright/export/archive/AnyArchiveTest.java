package org.hullwright.export.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterTry;
import net.jqwik.api.lifecycle.BeforeTry;

/** What holds for every pack, and for every archive however it was spoilt. */
class AnyArchiveTest {

	private Home home;

	@BeforeTry
	void begin() throws IOException {
		home = new Home(Files.createTempDirectory("archives"));
	}

	@AfterTry
	void cleanUp() throws IOException {
		List<Path> paths;
		try (var walk = Files.walk(home.folder())) {
			paths = walk.sorted((one, other) -> other.compareTo(one)).toList();
		}
		for (Path path : paths) {
			Files.delete(path);
		}
	}

	@Property(tries = 60)
	void every_pack_comes_back_as_it_was(@ForAll("packs") Map<String, byte[]> files) throws Exception {
		Path pack = home.pack("pack", files);
		Path archive = home.archive(pack);
		Home.importer().unpack(archive, home.path("copy"), Progress.UNWATCHED);
		assertEquals(Home.everythingIn(pack), Home.everythingIn(home.path("copy")));
		Files.move(archive, home.path("first.hullpack"));
		assertEquals(-1, Files.mismatch(home.path("first.hullpack"), home.archive(pack)));
	}

	@Property(tries = 400)
	void a_spoilt_archive_is_the_same_pack_or_refused(@ForAll("damages") Damage damage) throws Exception {
		Path pack = home.pack("pack", Home.LIGHTHOUSE);
		byte[] whole = Files.readAllBytes(home.archive(pack));
		Path archive = Files.write(home.path("pack.hullpack"), damage.done(whole));
		var before = home.everything();
		try {
			Home.importer().unpack(archive, home.path("copy"), Progress.UNWATCHED);
			assertEquals(Home.everythingIn(pack), Home.everythingIn(home.path("copy")));
		} catch (ArchiveRefusal refused) {
			assertTrue(refused.getMessage().startsWith(archive + " is not imported: "), refused.getMessage());
			assertEquals(before, home.everything());
		}
	}

	@Provide
	Arbitrary<Map<String, byte[]>> packs() {
		Arbitrary<String> name = Arbitraries.strings().withChars("abcdefgäß漢 -_0123").ofMinLength(1).ofMaxLength(8)
				.filter(text -> !text.endsWith(" "));
		Arbitrary<String> path = Combinators.combine(name.list().ofMinSize(1).ofMaxSize(4), Arbitraries.of(".hull", ".md", ".png"))
				.as((parts, ending) -> "x" + String.join("/", parts) + ending);
		Arbitrary<byte[]> content = Arbitraries.strings().ofMaxLength(200).map(text -> text.getBytes(StandardCharsets.UTF_8));
		return Arbitraries.maps(path, content).ofMaxSize(12).filter(AnyArchiveTest::fits).map(files -> {
			var pack = new HashMap<>(files);
			pack.put("0manifest.hull", Home.bytes("pack any { version 0.1.0 }\n"));
			return pack;
		});
	}

	/** Whether the files can lie in one folder on every system. */
	private static boolean fits(Map<String, byte[]> files) {
		return files.keySet().stream().map(PathRules::folded).distinct().count() == files.size() && files.keySet().stream()
				.noneMatch(file -> files.keySet().stream()
						.anyMatch(other -> PathRules.folded(other).startsWith(PathRules.folded(file) + "/")));
	}

	@Provide
	Arbitrary<Damage> damages() {
		return Combinators
				.combine(Arbitraries.of(Damage.Sort.values()), Arbitraries.doubles().between(0, 1), Arbitraries.integers().between(1, 40),
						Arbitraries.bytes())
				.as(Damage::new);
	}

	/**
	 * Something that happens to an archive on its way: where, between its beginning (0) and its end (1), how many bytes long, and with
	 * which byte.
	 */
	record Damage(Sort sort, double where, int length, byte by) {

		enum Sort {
			OVERWRITTEN, CUT_OUT, PUT_IN, CUT_OFF, DOUBLED
		}

		byte[] done(byte[] archive) {
			int from = (int) (where * (archive.length - 1));
			int to = Math.min(archive.length, from + length);
			byte[] head = Arrays.copyOfRange(archive, 0, from);
			byte[] tail = Arrays.copyOfRange(archive, to, archive.length);
			return switch (sort) {
				case OVERWRITTEN -> joined(head, filled(to - from), tail);
				case CUT_OUT -> joined(head, tail);
				case PUT_IN -> joined(head, filled(length), Arrays.copyOfRange(archive, from, archive.length));
				case CUT_OFF -> head;
				case DOUBLED -> joined(archive, Arrays.copyOfRange(archive, from, to));
			};
		}

		private byte[] filled(int count) {
			var bytes = new byte[count];
			Arrays.fill(bytes, by);
			return bytes;
		}

		private static byte[] joined(byte[]... parts) {
			var all = new ByteArrayOutputStream();
			for (byte[] part : parts) {
				all.writeBytes(part);
			}
			return all.toByteArray();
		}
	}
}
