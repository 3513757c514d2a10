package org.hullwright.export.identity;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.naming.Identity;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Kind;
import org.hullwright.model.KindMember;
import org.hullwright.model.expansions.Expansions;

/**
 * What things are called in an export: {@code pack:sort/Name}. An identity comes from names alone and never from a position, so that it
 * stays when other things are added.
 */
public final class Identities {

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
		return Identity.packOf(identity);
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

	/** What is declared by a name of its own, components left out. */
	public static String of(EObject declared) {
		return Identity.of(declared);
	}

	/** The kind that a member belongs to, be it that an extension adds it. */
	public static Kind kindOf(KindMember member) {
		return Identity.kindOf(member);
	}

	private List<String> sorts() {
		List<String> found = new ArrayList<>();
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			found.add(sortOf(compiled.origins().sorts().get(sort), world.sorts().get(sort)));
		}
		return found;
	}

	private String sortOf(EObject origin, World.Sort sort) {
		if (origin instanceof Component component) {
			return Identity.of(component, compiled.origins().kinds().get(sort.kind()));
		}
		String kind = world.kinds().get(sort.kind()).name();
		return Expansions.packOf(origin) + ":" + switch (origin) {
			case Kind players -> kind + "/" + players.getName();
			default -> kind + "/" + World.Board.siteName(EcoreUtil2.getContainerOfType(origin, Board.class).getName(), sort.name());
		};
	}
}
