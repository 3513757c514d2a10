package org.hullwright.packs.family;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A game with all that goes with it.
 *
 * @param pack the one that brings the game
 * @param base the packs that it builds on
 * @param companions packs that bring no game and can be played in this one: they build on it, or only on what it builds on as well
 */
public record FamilyGame(FamilyPack pack, List<FamilyPack> base, List<FamilyPack> companions) {

	/** What the game has without any companion, its base included. */
	public List<Titled> own(Function<FamilyPack.Contents, List<Titled>> part) {
		List<FamilyPack> packs = Stream.concat(base.stream(), Stream.of(pack)).toList();
		List<String> names = packs.stream().map(FamilyPack::name).toList();
		return packs.stream().flatMap(each -> each.declarations().in(names, part).stream()).toList();
	}
}
