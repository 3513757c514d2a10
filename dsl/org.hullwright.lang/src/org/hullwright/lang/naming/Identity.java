package org.hullwright.lang.naming;

import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.model.Board;
import org.hullwright.model.Chapter;
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
import org.hullwright.model.expansions.Changes;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.types.EnumerationWords;

/**
 * The stable identifier of what is declared: {@code pack:sort/Name}. It is made of names alone and never of a position, so that it stays
 * when other things are added.
 */
public final class Identity {

	/** Words before the stroke that are not names of kinds. */
	private static final Set<String> TAKEN = Set.of("kind", "property", "slot", "values", "word", "zone", "board", "space", "path", "track",
			"die", "procedure", "phase",
			"mode", "scenario", "game", "expansion", "former", "watch", "chapter");

	private Identity() {}

	/** The pack that an identity belongs to. */
	public static String packOf(String identity) {
		return identity.substring(0, identity.indexOf(':'));
	}

	/** The name that an identity ends with. */
	public static String nameOf(String identity) {
		return identity.substring(identity.indexOf('/') + 1);
	}

	/** A component, whose kind stands before its name. */
	public static String of(Component component, Kind kind) {
		return Expansions.packOf(component) + ":" + (TAKEN.contains(kind.getName()) ? "element" : kind.getName()) + "/"
				+ component.getName();
	}

	/**
	 * What is declared by a name of its own, components left out.
	 *
	 * @throws IllegalArgumentException when it is of a sort that has no identity
	 */
	public static String of(EObject declared) {
		String local = local(declared);
		if (local == null) {
			throw new IllegalArgumentException(declared.eClass().getName() + " has no identity");
		}
		return Expansions.packOf(declared) + ":" + local;
	}

	/** The same; empty for what has no identity, is linked to nothing, or is in a text that is still being written. */
	public static Optional<String> find(EObject declared) {
		String pack = Expansions.packOf(declared);
		boolean whole = !declared.eIsProxy() && !pack.isEmpty()
				&& !(declared instanceof KindMember member && member.eContainer() instanceof KindExtension extension
						&& extension.getKind() == null);
		String local = whole ? local(declared) : null;
		return local == null ? Optional.empty() : Optional.of(pack + ":" + local);
	}

	private static @Nullable String local(EObject declared) {
		return switch (declared) {
			case Kind kind -> "kind/" + kind.getName();
			case Property property -> "property/" + memberOf(property);
			case DefinitionChange change -> former(change);
			case EffectSlot slot -> "slot/" + memberOf(slot);
			case Zone zone -> "zone/" + memberOf(zone);
			case Enumeration values -> "values/" + values.getName();
			case EnumerationLiteral word ->
				EnumerationWords.enumerationOf(word).<@Nullable String>map(values -> "word/" + values.getName() + "." + word.getName())
						.orElse(null);
			case Die die -> "die/" + die.getName();
			case Board board -> "board/" + board.getName();
			case Track track -> "track/" + track.getName();
			case Mode mode -> "mode/" + mode.getName();
			case Phase phase -> "phase/" + phase.getName();
			case Procedure procedure -> "procedure/" + procedure.getName();
			case Scenario scenario -> "scenario/" + scenario.getName();
			case Game game -> "game/" + game.getName();
			case Expansion expansion -> "expansion/" + expansion.getName();
			case Chapter chapter -> chapter.getName() == null ? null : "chapter/" + chapter.getName();
			default -> null;
		};
	}

	/** Changes of one property have nothing of their own but their order in the text to be told apart by. */
	private static String former(DefinitionChange change) {
		int before = 0;
		for (DefinitionChange other : Changes.in((HullFile) EcoreUtil2.getRootContainer(change), DefinitionChange.class).toList()) {
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
}
