package org.hullwright.packs.family;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;

/**
 * A pack as the page of the games tells of it.
 *
 * @param folder where it lies
 * @param head where it says what it is; {@link Place#NOWHERE} when it does not
 * @param requires what it requires, by itself or through others, without the core library
 * @param players of its own game; null for a pack that brings none
 * @param boards the sides on which its game can be played are boards as well
 * @param declarations what it declares itself
 * @param tests how many it has, whether they pass or not
 * @param broken whether something in it cannot be read, so that some of it may be missing here
 */
public record FamilyPack(String name, String title, String version, Path folder, Place head, Set<String> requires,
		@Nullable Players players,
		Declarations declarations, int tests, RuleCount rules, AuthorText text, boolean broken) {

	/** How many can play; both ends are included. */
	public record Players(int fewest, int most) {}

	/**
	 * What it declares itself, in the order of its files.
	 *
	 * @param characters whom players can lead
	 * @param races whom they can meet
	 */
	public record Contents(List<Titled> boards, List<Titled> modes, List<Titled> scenarios, List<Titled> expansions,
			List<Titled> characters, List<Titled> races) {}

	/**
	 * What it declares itself, by where that counts.
	 *
	 * @param always in files that always count
	 * @param beside in files that count only beside a certain pack, by the name of that
	 * @param looks whether it is nothing but how things look
	 * @param open whether it leaves something open, so that it is not played where no game says that
	 */
	public record Declarations(Contents always, Map<String, Contents> beside, boolean looks, boolean open) {

		public Declarations {
			beside = Map.copyOf(beside);
		}

		/** What counts where some packs are there; each once. */
		List<Titled> in(Collection<String> packs, Function<Contents, List<Titled>> part) {
			return Stream.concat(Stream.of(always), packs.stream().sorted().flatMap(pack -> Stream.ofNullable(beside.get(pack)))).map(part)
					.flatMap(List::stream).distinct().toList();
		}

		private Contents all() {
			Set<String> everywhere = beside.keySet();
			return new Contents(in(everywhere, Contents::boards), in(everywhere, Contents::modes), in(everywhere, Contents::scenarios),
					in(everywhere, Contents::expansions), in(everywhere, Contents::characters), in(everywhere, Contents::races));
		}
	}

	/** All that it declares, wherever that counts. */
	public Contents declared() {
		return declarations.all();
	}

	/** Whether it says nothing but how things look, so that it can be put to any game. */
	public boolean isTheme() {
		return declarations.looks();
	}

	/** Whether it brings a game, so that it is played by itself. */
	public boolean isGame() {
		return players != null;
	}
}
