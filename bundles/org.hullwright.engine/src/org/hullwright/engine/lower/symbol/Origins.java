package org.hullwright.engine.lower.symbol;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.hullwright.model.Board;
import org.hullwright.model.Die;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Kind;
import org.hullwright.model.Mode;
import org.hullwright.model.Procedure;
import org.hullwright.model.Scenario;
import org.hullwright.model.Zone;
import org.hullwright.model.expansions.Printing;
import org.hullwright.model.types.TypeInference;

/**
 * What the numbers of a world were before they were numbers: in each list, the declarations in the order of the numbers. For passes that
 * tell others about a pack and need what no game does, such as the pack that declares a thing and the names of parameters.
 *
 * @param types of the declarations
 * @param printing what is printed on components in this game
 * @param properties a property, a track or a mode; a {@code DefinitionChange} stands for what a derived property is without that change
 * @param sorts a component, a space or a path, for the players their kind; what a board only draws has the board, or the letter of its
 * picture
 * @param procedures without the empty set-up that a pack without a game gets, which comes last
 */
public record Origins(TypeInference types, Printing printing, List<Kind> kinds, List<EObject> properties, List<Zone> zones,
		List<EffectSlot> slots, List<EObject> sorts,
		List<EnumerationLiteral> words, List<Die> dice, List<Board> boards, List<Procedure> procedures,
		List<Scenario> scenarios) {

	public Origins {
		kinds = List.copyOf(kinds);
		properties = List.copyOf(properties);
		zones = List.copyOf(zones);
		slots = List.copyOf(slots);
		sorts = List.copyOf(sorts);
		words = List.copyOf(words);
		dice = List.copyOf(dice);
		boards = List.copyOf(boards);
		procedures = List.copyOf(procedures);
		scenarios = List.copyOf(scenarios);
	}

	public static Origins of(Symbols symbols, TypeInference types, List<Scenario> scenarios) {
		return new Origins(types, symbols.printing(), symbols.kinds(), symbols.properties(), symbols.zones(), symbols.slots(),
				symbols.designs().stream().map(Origins::of).toList(), symbols.words(), symbols.dice(),
				List.copyOf(symbols.boards().keySet()),
				symbols.procedures(), scenarios);
	}

	/** Those of the properties that are modes. */
	public List<Mode> modes() {
		return properties.stream().filter(Mode.class::isInstance).map(Mode.class::cast).toList();
	}

	private static EObject of(Design design) {
		return switch (design) {
			case Design.Players players -> players.kind();
			case Design.Declared declared -> declared.component();
			case Design.OnSpace site -> site.space().declaration() != null ? site.space().declaration() : site.space().writtenAt();
			case Design.OnPath site -> site.path().writtenAt();
		};
	}
}
