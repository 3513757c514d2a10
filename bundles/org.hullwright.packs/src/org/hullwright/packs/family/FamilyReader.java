package org.hullwright.packs.family;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.index.Viewpoint;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackCatalog;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Declaration;
import org.hullwright.model.Expansion;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Mode;
import org.hullwright.model.Named;
import org.hullwright.model.PackClause;
import org.hullwright.model.Scenario;
import org.hullwright.model.Test;
import org.hullwright.model.expansions.OpenProcedures;
import org.hullwright.model.expansions.RequiredPacks;
import org.hullwright.model.icons.Appearances;
import org.hullwright.model.types.FileUniverse;
import org.hullwright.model.types.Kinds;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackFolders;
import org.hullwright.packs.ToolChain;
import org.hullwright.packs.family.FamilyPack.Contents;
import org.hullwright.packs.family.FamilyPack.Declarations;
import org.hullwright.packs.family.FamilyPack.Players;

/** Counts what packs declare. They are read and neither checked nor compiled, so that also one with mistakes is told of. */
public final class FamilyReader {

	private static final String RACE = "race"; // a kind of the core library

	private final ToolChain tools;

	/** @param tools read packs */
	public FamilyReader(ToolChain tools) {
		this.tools = tools;
	}

	/**
	 * Reads packs and sorts them by games.
	 *
	 * @param folders of packs, each once; a folder in which no pack lies is passed over
	 * @param libraries folders in which required packs are looked for, besides those in which the packs lie
	 * @param progress is told of each folder before it is read
	 * @param cancelled whether to come to an end; what was read till then is told
	 */
	public GameFamily read(Collection<Path> folders, Collection<Path> libraries, Consumer<Path> progress, BooleanSupplier cancelled) {
		Map<String, FamilyPack> packs = new LinkedHashMap<>();
		readInto(packs, folders, libraries, progress, cancelled);
		return GameFamily.of(packs.values());
	}

	/**
	 * Reads packs and, of those that lie beside them, what is needed to play them: what they require, and where that brings no game, all
	 * others.
	 *
	 * @param folders of packs
	 * @param progress is told of each folder before it is read
	 * @param cancelled whether to come to an end; what was read till then is told
	 */
	public GameFamily readWithGames(Collection<Path> folders, Consumer<Path> progress, BooleanSupplier cancelled) {
		Map<String, FamilyPack> packs = new LinkedHashMap<>();
		readInto(packs, folders, List.of(), progress, cancelled);
		Set<Path> libraries = librariesOf(folders);
		PackCatalog beside = new PackCatalog();
		libraries.forEach(library -> beside.addIn(library, (unreadable, reason) -> { /* what is not found there is told as missing */ }));
		Set<String> required = packs.values().stream().flatMap(pack -> pack.requires().stream()).filter(name -> !packs.containsKey(name))
				.collect(Collectors.toCollection(LinkedHashSet::new));
		readInto(packs, required.stream().flatMap(name -> beside.find(name).stream()).toList(), List.of(), progress, cancelled);
		GameFamily family = GameFamily.of(packs.values());
		if (family.strays().isEmpty()) {
			return family;
		}
		readInto(packs, packsIn(libraries), List.of(), progress, cancelled);
		return GameFamily.of(packs.values());
	}

	/** The folders around some packs. */
	public static Set<Path> librariesOf(Collection<Path> packs) {
		return packs.stream().map(folder -> folder.toAbsolutePath().normalize().getParent()).filter(folder -> folder != null)
				.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private static List<Path> packsIn(Collection<Path> libraries) {
		try {
			return PackFolders.in(libraries);
		} catch (IOException unreadable) {
			return List.of(); // they only help to find a game; what goes with none is told
		}
	}

	/** Of two packs with the same name the first counts. */
	private void readInto(Map<String, FamilyPack> packs, Collection<Path> folders, Collection<Path> libraries, Consumer<Path> progress,
			BooleanSupplier cancelled) {
		for (Path folder : folders) {
			if (cancelled.getAsBoolean()) {
				return;
			}
			progress.accept(folder);
			OpenedPack opened = tools.open(folder, libraries);
			if (!opened.loaded().own().isEmpty()) {
				packs.putIfAbsent(opened.loaded().name(), of(opened, folder));
			}
		}
	}

	private static FamilyPack of(OpenedPack opened, Path folder) {
		LoadedPack pack = opened.loaded();
		Map<String, List<HullFile>> files = pack.allOwnFiles().stream().collect(
				Collectors.groupingBy(file -> Viewpoint.companionOf(file.eResource()), LinkedHashMap::new, Collectors.toList()));
		FileUniverse universe = new FileUniverse(pack.files());
		Map<String, Contents> beside = new LinkedHashMap<>();
		files.forEach((other, own) -> beside.put(other, contents(declaredIn(own), universe)));
		Contents always = Objects.requireNonNullElseGet(beside.remove(""), () -> contents(List.of(), universe));
		List<Test> tests = only(Test.class, declaredIn(pack.allOwnFiles())).toList();
		Set<String> covered = tests.stream().flatMap(test -> test.getCovers().stream()).collect(Collectors.toCollection(HashSet::new));
		PackClause head = headOf(pack);
		return new FamilyPack(pack.name(), head == null || head.getTitle() == null ? pack.name() : head.getTitle(),
				head == null || head.getVersion() == null ? "" : head.getVersion(), folder,
				head == null ? Place.NOWHERE : opened.compiler().locator().placeOf(head), requiredBy(pack),
				pack.ownGame().<@Nullable Players>map(FamilyReader::playersOf).orElse(null),
				new Declarations(always, beside, isTheme(pack.allOwnFiles()), pack.allOwnFiles().stream().anyMatch(OpenProcedures::areIn)),
				tests.size(), RuleCount.of(folder, covered), AuthorText.in(folder, PackIcon.in(declaredIn(pack.allOwnFiles()))),
				isBroken(pack));
	}

	private static List<Declaration> declaredIn(List<HullFile> files) {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).toList();
	}

	private static @Nullable PackClause headOf(LoadedPack pack) {
		return pack.ownFiles().stream().map(HullFile::getPack).filter(head -> head != null && head.isManifest())
				.<@Nullable PackClause>map(head -> head).findFirst().orElse(null);
	}

	private static Players playersOf(Game game) {
		return new Players(game.getFewestPlayers(), game.getMostPlayers());
	}

	private static Set<String> requiredBy(LoadedPack pack) {
		Set<String> required = new LinkedHashSet<>(RequiredPacks.of(pack.name(), pack.files()));
		required.remove(pack.name());
		required.remove(CoreLibrary.PACK);
		return required;
	}

	/** Whether all that files declare is how things look, and they declare anything. */
	private static boolean isTheme(List<HullFile> files) {
		return files.stream().allMatch(Appearances::isOfTheme) && !declaredIn(files).isEmpty();
	}

	private static boolean isBroken(LoadedPack pack) {
		return !pack.issues().isEmpty() || pack.own().stream().map(Resource::getErrors).anyMatch(errors -> !errors.isEmpty());
	}

	private static Contents contents(List<Declaration> declared, FileUniverse universe) {
		Kinds kinds = new Kinds(universe);
		return new Contents(
				only(Board.class, declared).map(board -> Titled.of(board.getName(), board.getTitle())).toList(),
				only(Mode.class, declared).map(mode -> Titled.of(mode.getName(), mode.getTitle())).toList(),
				only(Scenario.class, declared).map(scenario -> Titled.of(scenario.getName(), scenario.getTitle())).toList(),
				only(Expansion.class, declared).map(expansion -> Titled.of(expansion.getName(), expansion.getTitle())).toList(),
				components(Kinds.CHARACTER, declared, kinds), components(RACE, declared, kinds));
	}

	private static List<Titled> components(String kind, List<Declaration> declared, Kinds kinds) {
		return kinds.core(kind).stream()
				.flatMap(wanted -> only(Component.class, declared)
						.filter(component -> kinds.of(component).filter(own -> kinds.isA(own, wanted)).isPresent()))
				.map(component -> Titled.of(component.getName(), component.getTitle())).toList();
	}

	/** Those of a sort that have got as far as a name, where they have one. */
	private static <D> Stream<D> only(Class<D> sort, List<Declaration> declared) {
		return declared.stream().filter(sort::isInstance).map(sort::cast)
				.filter(one -> !(one instanceof Named named) || named.getName() != null);
	}
}
