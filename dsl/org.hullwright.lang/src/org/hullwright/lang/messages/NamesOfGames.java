package org.hullwright.lang.messages;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.IResourceDescription;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.Viewpoint;
import org.hullwright.lang.index.VisiblePacks;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.model.Component;
import org.hullwright.model.Declaration;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Procedure;
import org.hullwright.model.expansions.OpenProcedures;

/**
 * Advice on a name that only some games have, for a pack that requires only what several games share: an optional dependency, in a file for
 * each of these games, and a procedure that is left open.
 */
final class NamesOfGames {

	/** More games than these are not listed. */
	private static final int MOST_LISTED = 3;

	private final PackContext packs;

	/** @param packs knows what else there is */
	NamesOfGames(PackContext packs) {
		this.packs = packs;
	}

	/**
	 * What to do at a place with a name that cannot be seen from there; empty where a requirement is all that is missing.
	 *
	 * @param declaring files that declare the name
	 */
	Optional<String> advice(EObject place, Collection<IResourceDescription> declaring) {
		String pack = PackContext.packOf(place.eResource());
		List<IResourceDescription> files = packs.filesSeenFrom(place.eResource());
		VisiblePacks all = packs.packs(place.eResource());
		Set<String> seen = all.from(pack);
		List<String> others = declaring.stream().flatMap(file -> VisiblePacks.packOf(file).stream()).distinct().sorted()
				.filter(other -> !seen.contains(other)).toList();
		if (others.isEmpty() || hasGame(seen, files)) {
			return Optional.empty();
		}
		Set<String> shared = sharedWithGames(place);
		if (shared.isEmpty()) {
			return Optional.empty();
		}
		List<String> having = others.stream().filter(other -> all.from(other).containsAll(shared) && hasGame(all.from(other), files))
				.toList();
		List<String> games = having.stream().filter(other -> hasGame(Set.of(other), files)).toList();
		return advice(place, pack, games.isEmpty() ? having : games, all);
	}

	private static Optional<String> advice(EObject place, String pack, List<String> games, VisiblePacks all) {
		if (games.isEmpty()) {
			return Optional.empty();
		}
		String game = games.getFirst();
		String companion = Viewpoint.companionOf(place.eResource());
		String files = "%s “pack %s where there is %s”".formatted(
				games.size() == 1 ? "a file that begins with" : "a file for each of them; one begins with", pack, game);
		String alternative = games.size() > 1 || !companion.isEmpty() || all.from(game).contains(pack)
				? ""
				: "; or add “requires %s”, and the pack is played only there".formatted(game);
		String here = companion.isEmpty() ? "" : ", and this file counts only where there is " + companion;
		return Optional.of(" %s%s: %s%s.".formatted(owners(games), here, move(place, files), alternative));
	}

	private static String owners(List<String> games) {
		return games.size() == 1
				? "Only " + games.getFirst() + " has one"
				: String.join(", ", games.subList(0, Math.min(games.size(), MOST_LISTED) - 1)) + " and "
						+ games.get(Math.min(games.size(), MOST_LISTED) - 1) + " have one each";
	}

	/** What goes into another file: a part of a component, or what an open procedure does there. */
	private static String move(EObject place, String files) {
		@Nullable
		Declaration around = EcoreUtil2.getContainerOfType(place, Declaration.class);
		return switch (around) {
			case Component component when component.getName() != null -> "put this part of %1$s, as “change %1$s { … }”, into %2$s"
					.formatted(component.getName(), files);
			case Procedure procedure when procedure.getName() != null ->
				"leave open here what %1$s does, as “{ ... }”, and say it with “instead of %1$s { … }” in %2$s"
						.formatted(procedure.getName(), files);
			case null, default -> "move what needs it into " + files;
		};
	}

	/** The packs that a game has to build on for the pack of a file to be played in it. */
	private Set<String> sharedWithGames(EObject place) {
		String own = PackContext.packOf(place.eResource());
		VisiblePacks all = packs.packs(place.eResource());
		Set<String> open = packs.files(place.eResource()).stream().filter(OpenProcedures::areIn).map(HullFile::getPack)
				.filter(head -> head != null).map(head -> head.getName()).collect(Collectors.toSet());
		return all.from(own).stream().filter(name -> !name.equals(own) && !name.equals(CoreLibrary.PACK)).filter(name -> open.contains(name)
				|| all.find(name).stream().allMatch(found -> Set.of(CoreLibrary.PACK).containsAll(found.requirements())))
				.collect(Collectors.toSet());
	}

	private static boolean hasGame(Set<String> packs, List<IResourceDescription> files) {
		return files.stream().filter(file -> VisiblePacks.packOf(file).filter(packs::contains).isPresent())
				.anyMatch(file -> StreamSupport
						.stream(file.getExportedObjectsByType(HullPackage.Literals.GAME).spliterator(), false).findAny().isPresent());
	}
}
