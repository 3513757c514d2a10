package org.hullwright.packs.together;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.tree.Place;
import org.hullwright.model.Appearance;
import org.hullwright.model.Change;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullFactory;
import org.hullwright.model.HullFile;
import org.hullwright.model.Mode;
import org.hullwright.model.PackClause;
import org.hullwright.model.Rule;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Replacement;
import org.hullwright.model.expansions.Replacements;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackCompiler;
import org.hullwright.packs.PackProblem;
import org.hullwright.packs.ToolChain;

/**
 * A game with one or two packs that are played in it, loaded together by a pack that is nowhere but in memory and requires all of them. Not
 * for several threads at once.
 */
final class JoinedPacks {

	private static final String NAME = "joinedPacks";

	private final OpenedPack opened;
	private final PackCompiler compiler;
	private final Expansions expansions;
	private final Map<String, Optional<PackProblem>> problems = new HashMap<>();

	private JoinedPacks(OpenedPack opened) {
		this.opened = opened;
		this.compiler = opened.compiler();
		this.expansions = compiler.expansions().expansions();
	}

	/**
	 * Loads packs.
	 *
	 * @param names of the packs, the game first
	 * @param libraries folders in which they lie
	 */
	static JoinedPacks of(Collection<String> names, List<Path> libraries, ToolChain tools) {
		String name = NAME;
		while (names.contains(name)) {
			name += "_";
		}
		StringBuilder head = new StringBuilder("pack ^" + name + " { version 1.0.0 ");
		new LinkedHashSet<>(names).forEach(pack -> head.append(" requires ^").append(pack));
		// no folder that is there, so that nothing but this text is read of it; beside the packs, by which their files are named
		Path folder = libraries.getFirst().toAbsolutePath().normalize().resolve(".hullwright-" + name);
		Map<Path, String> texts = Map.of(folder.resolve(name + ".hull"), head + " }\n");
		return new JoinedPacks(tools.open(folder, libraries, texts));
	}

	/**
	 * What a pack can add to the game, in the order of its files: its expansions and modes, and itself where it changes something always.
	 */
	List<Unit> unitsOf(String pack) {
		List<Unit> units = new ArrayList<>();
		List<HullFile> files = filesOf(pack);
		files.stream().map(HullFile::getPack).filter(PackClause::isManifest).findFirst()
				.map(head -> new Unit(Unit.Sort.PACK, pack, pack, titleOf(head), placeOf(head))).ifPresent(units::add);
		expansions.all().stream().filter(expansion -> Expansions.packOf(expansion).equals(pack)).forEach(expansion -> units
				.add(new Unit(Unit.Sort.EXPANSION, pack, expansion.getName(), Expansions.titleOf(expansion), placeOf(expansion))));
		modesOf(files).forEach(mode -> units.add(new Unit(Unit.Sort.MODE, pack, mode.getName(),
				mode.getTitle() == null ? mode.getName() : mode.getTitle(), placeOf(mode))));
		return units.size() > 1 && !isAlwaysChanging(files) ? List.copyOf(units.subList(1, units.size())) : List.copyOf(units);
	}

	private static String titleOf(PackClause head) {
		return head.getTitle() == null ? head.getName() : head.getTitle();
	}

	private static boolean isAlwaysChanging(List<HullFile> files) {
		return files.stream().filter(file -> Expansions.expansionAround(file).isEmpty()).flatMap(file -> file.getDeclarations().stream())
				.anyMatch(declared -> declared instanceof Change && !(declared instanceof Appearance) || declared instanceof Rule);
	}

	private static Stream<Mode> modesOf(List<HullFile> files) {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Mode.class::isInstance).map(Mode.class::cast)
				.filter(mode -> mode.getName() != null);
	}

	private List<HullFile> filesOf(String pack) {
		return compiler.files().stream().filter(file -> file.getPack() != null && pack.equals(file.getPack().getName())).toList();
	}

	/** The first error that the checks find in the pack of a unit; empty when there is none. */
	Optional<PackProblem> problemOf(Unit unit) {
		return problems.computeIfAbsent(unit.pack(), pack -> opened.errorsOf(pack).stream().findFirst());
	}

	/** Where something is declared. */
	Place placeOf(EObject object) {
		return compiler.locator().placeOf(object);
	}

	/** Names of the expansions that are on with some units. */
	Set<String> expansionsOf(Collection<Unit> units) {
		Set<String> names = new LinkedHashSet<>();
		needed(units).forEach(expansion -> names.add(expansions.nameOf(expansion)));
		return names;
	}

	/** The expansions that are on with some units, with all that these require. */
	SequencedSet<Expansion> needed(Collection<Unit> units) {
		SequencedSet<Expansion> on = new LinkedHashSet<>();
		units.stream().flatMap(this::ownOf).forEach(expansion -> on.addAll(expansions.neededBy(expansion)));
		return on;
	}

	private Stream<Expansion> ownOf(Unit unit) {
		return switch (unit.sort()) {
			case PACK -> Stream.empty();
			case EXPANSION -> expansions.all().stream()
					.filter(expansion -> Expansions.packOf(expansion).equals(unit.pack()) && unit.name().equals(expansion.getName()));
			case MODE -> modesOf(filesOf(unit.pack())).filter(mode -> unit.name().equals(mode.getName()))
					.flatMap(mode -> mode.getRequires().stream());
		};
	}

	/** How the expansions stand to each other. */
	Expansions expansions() {
		return expansions;
	}

	/** What a pack replaces whatever is on, told as of an expansion that is called like the pack. */
	List<Replacement> alwaysReplacedBy(String pack) {
		Expansion standsForPack = HullFactory.eINSTANCE.createExpansion();
		standsForPack.setName(pack);
		return Replacements.always(standsForPack, filesOf(pack));
	}

	/**
	 * The program with what belongs to some units.
	 *
	 * @throws org.hullwright.engine.lower.source.LoweringException when it cannot be compiled
	 */
	Program program(Collection<Unit> units) {
		return compiler.probedProgram(expansionsOf(units), "");
	}
}
