package org.hullwright.export.table;

import java.util.Optional;

import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.node.ValueWording;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.table.TablePlace.Holder;
import org.hullwright.export.table.TablePlace.Holder.What;

/** What pieces and zones of the engine are called on the table. Names come from names, never from numbers. */
final class TableNames {

	private final Compiled compiled;
	private final World world;
	private final Layout layout;
	private final ValueWording wording;
	private final Identities identities;

	TableNames(Compiled compiled, Layout layout) {
		this.compiled = compiled;
		this.world = compiled.world();
		this.layout = layout;
		this.wording = new ValueWording(layout);
		this.identities = new Identities(compiled);
	}

	/** Names of what is declared. */
	Identities identities() {
		return identities;
	}

	/** A piece as a copy of a component; none for what is no component: spaces, paths and seats. */
	Optional<Piece> component(int piece) {
		int sort = layout.sortOf(piece);
		return isComponent(sort) ? Optional.of(new Piece(identities.sort(sort), copy(piece))) : Optional.empty();
	}

	/** Whether there is something to be touched for a design: spaces and paths are part of a board, and players are people. */
	boolean isComponent(int sort) {
		return compiled.origins().sorts().get(sort) instanceof org.hullwright.model.Component;
	}

	/** What a zone belongs to; none for zones of the game. */
	Optional<Holder> holder(int zone) {
		int piece = layout.holder(zone);
		return piece < 0 ? Optional.empty() : Optional.of(new Holder(holderIdentity(piece), what(piece), titleOfPiece(piece)));
	}

	/** The seat that a player is, from 1; 0 for what is no player. */
	int seat(int piece) {
		return layout.sortOf(piece) == world.game().playerSort() ? copy(piece) : 0;
	}

	/** A place: one of its declaration, or of what it belongs to. */
	String place(int zone) {
		int declaration = layout.declaration(zone);
		int holder = layout.holder(zone);
		return switch (layout.role(zone)) {
			case AREA, DECK, BAG -> identities.zone(declaration) + (holder < 0 ? "" : "@" + holderIdentity(holder));
			case DISCARDS -> place(layout.deckOf(zone)) + "!discards";
			case CONTENTS -> "upon@" + holderIdentity(holder);
			case SUPPLY -> TablePlace.supplyOf(identities.sort(layout.sortOfSupply(zone)));
			case TABLE, BOX, SEATS -> "box";
		};
	}

	/** As people call it. */
	String title(int zone) {
		return switch (layout.role(zone)) {
			case AREA, DECK, BAG ->
				titleOf(world.zones().get(layout.declaration(zone))) + holder(zone).map(holder -> " (" + holder.title() + ")").orElse("");
			case DISCARDS -> "Discarded: " + title(layout.deckOf(zone));
			case CONTENTS -> holder(zone).map(holder -> (holder.what() == What.SEAT ? "Before " : "On ") + holder.title()).orElseThrow();
			case SUPPLY -> "Supply of " + Titles.of(world.sorts().get(layout.sortOfSupply(zone)));
			case TABLE, BOX, SEATS -> "Out of the game";
		};
	}

	private static String titleOf(World.Zone zone) {
		return Titles.of(zone.name(), zone.title());
	}

	private String titleOfPiece(int piece) {
		return seat(piece) > 0 ? wording.piece(piece) : Titles.of(world.sorts().get(layout.sortOf(piece)));
	}

	private String holderIdentity(int piece) {
		return component(piece).map(Piece::identity)
				.orElseGet(() -> identities.sort(layout.sortOf(piece)) + (seat(piece) == 0 ? "" : "#" + copy(piece)));
	}

	private What what(int piece) {
		if (isComponent(layout.sortOf(piece))) {
			return What.PIECE;
		}
		if (seat(piece) > 0) {
			return What.SEAT;
		}
		return world.boards().stream().anyMatch(board -> board.spaces().stream().anyMatch(space -> space.piece() == piece))
				? What.SPACE
				: What.PATH;
	}

	private int copy(int piece) {
		return piece - world.sorts().get(layout.sortOf(piece)).firstPiece() + 1;
	}
}
