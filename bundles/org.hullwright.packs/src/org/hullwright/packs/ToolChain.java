package org.hullwright.packs;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;

import com.google.inject.Inject;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;

/** The way from the folder of a pack to its programs, for the command line, the workbench and all others: load, check, compile, plan. */
public final class ToolChain {

	private final PackLoader loader;
	private final PackChecker checker;

	/**
	 * @param loader reads packs
	 * @param checker tells all that is wrong with them
	 */
	@Inject
	public ToolChain(PackLoader loader, PackChecker checker) {
		this.loader = loader;
		this.checker = checker;
	}

	/** Opens the pack in a folder; what it requires lies beside it. */
	public OpenedPack open(Path folder) {
		return open(folder, List.of());
	}

	/**
	 * Opens the pack in a folder.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 */
	public OpenedPack open(Path folder, Collection<Path> libraries) {
		return open(folder, libraries, Map.of());
	}

	/**
	 * Opens the pack in a folder as it is played in a game that it does not require by itself.
	 *
	 * @param game the name of the pack that brings the game and lies beside it; empty for none
	 */
	public OpenedPack open(Path folder, String game) {
		return open(folder, List.of(), Map.of(), game);
	}

	/**
	 * Opens the pack in a folder as it would be if some of its files were written.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 * @param unwritten the texts of files of the pack that may say something else on disk, or not be there yet
	 */
	public OpenedPack open(Path folder, Collection<Path> libraries, Map<Path, String> unwritten) {
		return open(folder, libraries, unwritten, "");
	}

	/**
	 * The same, as the pack is played in a game that it does not require by itself.
	 *
	 * @param game the name of the pack that brings the game; empty for none
	 */
	public OpenedPack open(Path folder, Collection<Path> libraries, Map<Path, String> unwritten, String game) {
		return new OpenedPack(loader.load(folder, libraries, unwritten, game), checker);
	}
}
