package org.hullwright.packs;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;

import com.google.inject.Inject;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.lang.pack.PackSelection;

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

	/** Opens the pack in a folder with others that lie beside it. */
	public OpenedPack open(Path folder, PackSelection selection) {
		return open(folder, List.of(), Map.of(), selection);
	}

	/**
	 * Opens the pack in a folder as it would be if some of its files were written.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 * @param unwritten the texts of files of the pack, and of those it requires, that may say something else on disk, or not be there yet
	 */
	public OpenedPack open(Path folder, Collection<Path> libraries, Map<Path, String> unwritten) {
		return open(folder, libraries, unwritten, PackSelection.NONE);
	}

	/**
	 * The same, with packs that it does not require.
	 *
	 * @param selection the game in which it is played, and what is on as well; one that is not there is left out
	 */
	public OpenedPack open(Path folder, Collection<Path> libraries, Map<Path, String> unwritten, PackSelection selection) {
		return new OpenedPack(loader.load(folder, libraries, unwritten, selection),
				words -> loader.loadAmongNeighbours(folder, libraries, unwritten, selection, words), checker);
	}
}
