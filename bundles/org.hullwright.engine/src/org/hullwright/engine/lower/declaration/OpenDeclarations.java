package org.hullwright.engine.lower.declaration;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.symbol.Symbols;
import org.hullwright.model.Game;
import org.hullwright.model.Property;
import org.hullwright.model.expansions.Expansions;

/** Refuses a game in which something stays open: what a pack leaves to those that build on it, and none of them says. */
public final class OpenDeclarations {

	private final Pack pack;
	private final RuleWeaving rules;

	public OpenDeclarations(Pack pack, RuleWeaving rules) {
		this.pack = pack;
		this.rules = rules;
	}

	/** @throws LoweringException at the game, with everything that has to be said yet */
	public void refuseIn(Game game) {
		List<String> open = Stream.concat(procedures(), properties()).toList();
		if (!open.isEmpty()) {
			throw pack.sources().refuse(game,
					"this is left open, and has to be said for " + game.getName() + ": " + String.join(", ", open));
		}
	}

	private Stream<String> procedures() {
		return pack.symbols().procedures().stream().filter(procedure -> procedure.getBody().isOpen())
				.filter(procedure -> rules.fillerOf(procedure).isEmpty())
				.map(procedure -> "“instead of %s { … }” (%s)".formatted(procedure.getName(), Expansions.packOf(procedure)));
	}

	private Stream<String> properties() {
		Symbols symbols = pack.symbols();
		return symbols.properties().stream().filter(Property.class::isInstance).map(Property.class::cast)
				.filter(property -> property.isOpen() && pack.switchedOn().definitionOf(property) == null)
				.map(property -> "“change derived %s to …” (%s)".formatted(nameOf(property), Expansions.packOf(property)));
	}

	private String nameOf(Property property) {
		int owner = pack.symbols().ownerOf(property);
		return owner < 0 ? property.getName() : pack.symbols().kinds().get(owner).getName() + "." + property.getName();
	}
}
