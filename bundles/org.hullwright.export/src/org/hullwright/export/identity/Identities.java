package org.hullwright.export.identity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.DefinitionChange;
import org.hullwright.model.Die;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.KindMember;
import org.hullwright.model.Mode;
import org.hullwright.model.Phase;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.Scenario;
import org.hullwright.model.Track;
import org.hullwright.model.Zone;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.types.EnumerationWords;

/**
 * What things are called in an export: {@code pack:sort/Name}. An identity comes from names alone and never from a position, so that it
 * stays when other things are added.
 */
public final class Identities {

	/** Words before the stroke that are not names of kinds. */
	private static final Set<String> TAKEN = Set.of("kind", "property", "slot", "values", "word", "zone", "board", "space", "path", "track",
			"die", "procedure", "phase",
			"mode", "scenario", "game", "expansion", "former", "watch");

	private final Compiled compiled;
	private final World world;
	private final List<String> sorts;

	/** @param compiled whose numbers are told by names */
	public Identities(Compiled compiled) {
		this.compiled = compiled;
		this.world = compiled.world();
		this.sorts = sorts();
	}

	/** The pack that an identity belongs to. */
	public static String packOf(String identity) {
		return identity.substring(0, identity.indexOf(':'));
	}

	public String kind(int kind) {
		return of(compiled.origins().kinds().get(kind));
	}

	/** A property, a track, a mode, or what a derived property is without a change. */
	public String property(int property) {
		return of(compiled.origins().properties().get(property));
	}

	/** A zone, as it is declared. */
	public String zone(int zone) {
		return of(compiled.origins().zones().get(zone));
	}

	/** An effect slot. */
	public String slot(int slot) {
		return of(compiled.origins().slots().get(slot));
	}

	/** A word of an enumeration. */
	public String word(int word) {
		return of(compiled.origins().words().get(word));
	}

	public String die(int die) {
		return of(compiled.origins().dice().get(die));
	}

	public String board(int board) {
		return of(compiled.origins().boards().get(board));
	}

	/** A procedure or a phase. */
	public String procedure(int procedure) {
		return of(compiled.origins().procedures().get(procedure));
	}

	/** A design: a component, a space, a path or the players. */
	public String sort(int sort) {
		return sorts.get(sort);
	}

	/** A piece: its design, and which copy where there are several. */
	public String piece(int piece) {
		int sort = sortOfPiece(piece);
		World.Sort design = world.sorts().get(sort);
		return design.copies() == 1 ? sort(sort) : sort(sort) + "#" + (piece - design.firstPiece() + 1);
	}

	/** The design that a piece is a copy of. */
	public int sortOfPiece(int piece) {
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			World.Sort design = world.sorts().get(sort);
			if (piece >= design.firstPiece() && piece < design.firstPiece() + design.copies()) {
				return sort;
			}
		}
		throw new IllegalArgumentException("there is no piece " + piece);
	}

	public static String of(EObject declared) {
		return Expansions.packOf(declared) + ":" + switch (declared) {
			case Kind kind -> "kind/" + kind.getName();
			case Property property -> "property/" + memberOf(property);
			case DefinitionChange change -> former(change);
			case EffectSlot slot -> "slot/" + memberOf(slot);
			case Zone zone -> "zone/" + memberOf(zone);
			case Enumeration values -> "values/" + values.getName();
			case EnumerationLiteral word -> "word/" + EnumerationWords.enumerationOf(word).orElseThrow().getName() + "." + word.getName();
			case Die die -> "die/" + die.getName();
			case Board board -> "board/" + board.getName();
			case Track track -> "track/" + track.getName();
			case Mode mode -> "mode/" + mode.getName();
			case Phase phase -> "phase/" + phase.getName();
			case Procedure procedure -> "procedure/" + procedure.getName();
			case Scenario scenario -> "scenario/" + scenario.getName();
			case Game game -> "game/" + game.getName();
			case Expansion expansion -> "expansion/" + expansion.getName();
			default -> throw new IllegalArgumentException(declared.eClass().getName() + " has no identity");
		};
	}

	/** Changes of one property have nothing of their own but their order in the text to be told apart by. */
	private static String former(DefinitionChange change) {
		int before = 0;
		for (DefinitionChange other : EcoreUtil2.getAllContentsOfType(EcoreUtil2.getRootContainer(change), DefinitionChange.class)) {
			if (other == change) {
				break;
			}
			before += other.getProperty() == change.getProperty() && expansionAround(other).equals(expansionAround(change)) ? 1 : 0;
		}
		return "former/" + expansionAround(change).map(name -> name + ".").orElse("") + memberOf(change.getProperty())
				+ (before == 0 ? "" : "#" + (before + 1));
	}

	/** The kind that a member belongs to, be it that an extension adds it. */
	public static Kind kindOf(KindMember member) {
		return member.eContainer() instanceof KindExtension extension ? extension.getKind() : (Kind) member.eContainer();
	}

	/** What the whole game has is declared at the top level of a file. */
	private static String memberOf(KindMember member) {
		return (member.eContainer() instanceof HullFile ? "" : kindOf(member).getName() + ".") + member.getName();
	}

	private static Optional<String> expansionAround(EObject change) {
		return Optional.ofNullable(EcoreUtil2.getContainerOfType(change, ExpansionPart.class)).flatMap(Expansions::expansionOf)
				.or(() -> Expansions.expansionAround(change)).map(Expansion::getName);
	}

	private List<String> sorts() {
		List<String> found = new ArrayList<>();
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			found.add(sortOf(compiled.origins().sorts().get(sort), world.sorts().get(sort)));
		}
		return found;
	}

	private String sortOf(EObject origin, World.Sort sort) {
		String kind = world.kinds().get(sort.kind()).name();
		return Expansions.packOf(origin) + ":" + switch (origin) {
			case Component component -> (TAKEN.contains(kind) ? "element" : kind) + "/" + component.getName();
			case Kind players -> kind + "/" + players.getName();
			default -> kind + "/" + World.Board.siteName(EcoreUtil2.getContainerOfType(origin, Board.class).getName(), sort.name());
		};
	}
}
