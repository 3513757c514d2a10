package org.hullwright.benchmarks.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Twenty thousand elements in forty packs, and one pack with the game that they belong to.
 *
 * @param packs folders of all packs
 * @param typedIn a file of fifty rooms, in a pack that others require
 */
public record LargeWorkspace(List<Path> packs, Path typedIn) {

	/** Packs beside the one with the game. */
	static final int PACKS = 40;

	/** Elements in all packs. */
	public static int elements() {
		return PACKS * PackText.ELEMENTS;
	}

	/** Writes it into an empty folder. */
	public static LargeWorkspace in(Path folder) throws IOException {
		return in(folder, PACKS);
	}

	/** The same with fewer packs. */
	static LargeWorkspace in(Path folder, int count) throws IOException {
		List<Path> packs = new ArrayList<>();
		packs.add(written(folder.resolve(PackText.BASE), Map.of("pack.hull", PackText.base())));
		for (int number = 1; number <= count; number++) {
			PackText pack = new PackText(number, number / 2);
			packs.add(written(folder.resolve(pack.name()), pack.files()));
		}
		return new LargeWorkspace(packs, folder.resolve(new PackText(Math.max(1, count / 4), 0).name()).resolve("rooms51.hull"));
	}

	private static Path written(Path folder, Map<String, String> files) throws IOException {
		Files.createDirectories(folder);
		for (Map.Entry<String, String> file : files.entrySet()) {
			Files.writeString(folder.resolve(file.getKey()), file.getValue());
		}
		return folder;
	}
}
