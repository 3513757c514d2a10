package org.hullwright.engine.lower.declaration;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.symbol.Symbols;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;
import org.hullwright.model.Property;
import org.hullwright.model.Requirement;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.RequiredPacks;

/** Refuses a game in which something stays open: what a pack leaves to those that build on it, and none of them says. */
public final class OpenDeclarations {

	private final Pack pack;
	private final RuleWeaving rules;
	private final List<HullFile> files;

	/** @param files of all packs that are played together */
	public OpenDeclarations(Pack pack, RuleWeaving rules, List<HullFile> files) {
		this.pack = pack;
		this.rules = rules;
		this.files = List.copyOf(files);
	}

	/** Something that nobody says, and how it is said. */
	private record Open(Named declared, String said) {

		String pack() {
			return Expansions.packOf(declared);
		}

		String saidForPack() {
			return "%s (%s)".formatted(said, pack());
		}
	}

	/**
	 * @throws LoweringException at the game, with everything that has to be said yet; at the declaration where it is one of a pack on which
	 * nothing builds, and which the game does not know
	 */
	public void refuseIn(Game game) {
		List<Open> open = Stream.concat(procedures(), properties()).toList();
		Set<String> known = RequiredPacks.of(Expansions.packOf(game), files);
		open.stream().filter(one -> !known.contains(one.pack())).findFirst().ifPresent(one -> refuseUnknown(game, one, open));
		if (!open.isEmpty()) {
			throw pack.sources().refuse(game, "this is left open, and has to be said for " + game.getName() + ": "
					+ open.stream().map(Open::saidForPack).collect(Collectors.joining(", ")));
		}
	}

	/** Of a pack that the game does not build on: everything of a shared one would have to be said, and one thing of any other. */
	private void refuseUnknown(Game game, Open first, List<Open> open) {
		String named = Expansions.packOf(game);
		List<String> above = packsThatRequire(first.pack(), named);
		if (above.isEmpty()) {
			throw pack.sources().refuse(first.declared(),
					"%s is left open here, and %s does not say it: say %s in a file that begins with “pack %s where there is %s”"
							.formatted(first.declared().getName(), named, first.said(), first.pack(), named));
		}
		long others = open.stream().filter(one -> one.pack().equals(first.pack())).count() - 1;
		throw pack.sources().refuse(game, "%s does not build on %s, where %s is left open%s: %s, which %s it, cannot be played in this game"
				.formatted(named, first.pack(), first.declared().getName(), others == 0 ? "" : " with " + others + " other things",
						String.join(" and ", above), above.size() == 1 ? "requires" : "require"));
	}

	/** Those that require a pack, and do not know the game. */
	private List<String> packsThatRequire(String required, String game) {
		return files.stream().map(HullFile::getPack).filter(head -> head != null && head.getName() != null)
				.filter(head -> head.getRequirements().stream().map(Requirement::getPack).anyMatch(required::equals))
				.map(Named::getName).distinct().filter(name -> !RequiredPacks.of(name, files).contains(game)).sorted().toList();
	}

	private Stream<Open> procedures() {
		return pack.symbols().procedures().stream().filter(procedure -> procedure.getBody().isOpen())
				.filter(procedure -> rules.fillerOf(procedure).isEmpty())
				.map(procedure -> new Open(procedure, "“instead of %s { … }”".formatted(procedure.getName())));
	}

	private Stream<Open> properties() {
		Symbols symbols = pack.symbols();
		return symbols.properties().stream().filter(Property.class::isInstance).map(Property.class::cast)
				.filter(property -> property.isOpen() && pack.switchedOn().definitionOf(property) == null)
				.map(property -> new Open(property, "“change derived %s to …”".formatted(nameOf(property))));
	}

	private String nameOf(Property property) {
		int owner = pack.symbols().ownerOf(property);
		return owner < 0 ? property.getName() : pack.symbols().kinds().get(owner).getName() + "." + property.getName();
	}
}
