package org.hullwright.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Zone.Form;

/**
 * Numbers all zones of a world: those that are declared for the game, those that are declared for pieces, what lies on each piece, the
 * supply of each design, and those that every game has.
 */
final class ZoneNumbering {

	/** For each declaration its zone of the game. */
	final int[] ofDeclaration;
	/** For each piece its zones by declaration, -1 for those it has not; null for a piece without any. */
	final int[][] ofPiece;
	/** What lies on the first piece; those of the others follow. */
	final int contents;
	/** The unused copies of the first design; those of the others follow. */
	final int supply;
	/** Where drawn pieces wait. */
	final int table;
	/** Where pieces are that are out of the game. */
	final int box;
	/** Where the players sit. */
	final int seats;

	private final World world;
	private final List<Role> roles = new ArrayList<>();
	private final Numbers holders = new Numbers();
	private final Numbers declarations = new Numbers();
	private final Numbers companions = new Numbers();

	/** Numbers the zones. */
	ZoneNumbering(World world, PieceSorts pieces) {
		this.world = world;
		ofDeclaration = new int[world.zones().size()];
		ofPiece = new int[world.pieceCount()][];
		addThoseOfTheGame();
		addThoseOfPieces(pieces);
		contents = roles.size();
		for (int piece = 0; piece < world.pieceCount(); piece++) {
			add(Role.CONTENTS, piece, -1);
		}
		supply = roles.size();
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			add(Role.SUPPLY, -1, -1);
		}
		table = add(Role.TABLE, -1, -1);
		box = add(Role.BOX, -1, -1);
		seats = add(Role.SEATS, -1, -1);
	}

	private void addThoseOfTheGame() {
		for (int declaration = 0; declaration < world.zones().size(); declaration++) {
			if (world.zones().get(declaration).owner() < 0) {
				ofDeclaration[declaration] = add(declaration, -1);
			}
		}
	}

	private void addThoseOfPieces(PieceSorts pieces) {
		for (int piece = 0; piece < ofPiece.length; piece++) {
			for (int declaration = 0; declaration < world.zones().size(); declaration++) {
				int owner = world.zones().get(declaration).owner();
				if (owner >= 0 && pieces.kindMatrix[pieces.kindOf[piece]][owner]) {
					if (ofPiece[piece] == null) {
						ofPiece[piece] = new int[world.zones().size()];
						Arrays.fill(ofPiece[piece], -1);
					}
					ofPiece[piece][declaration] = add(declaration, piece);
				}
			}
		}
	}

	private int add(int declaration, int holder) {
		Form form = world.zones().get(declaration).form();
		int zone = add(switch (form) {
			case AREA -> Role.AREA;
			case DECK -> Role.DECK;
			case BAG -> Role.BAG;
		}, holder, declaration);
		if (form == Form.DECK) {
			int discards = add(Role.DISCARDS, holder, declaration);
			companions.set(zone, discards);
			companions.set(discards, zone);
		}
		return zone;
	}

	private int add(Role role, int holder, int declaration) {
		roles.add(role);
		holders.add(holder);
		declarations.add(declaration);
		companions.add(-1);
		return roles.size() - 1;
	}

	/** What each zone is for. */
	Role[] roles() {
		return roles.toArray(Role[]::new);
	}

	/** The piece each zone belongs to; -1 for zones of the game. */
	int[] holders() {
		return holders.toArray();
	}

	/** The declaration of each zone, for a discard pile that of its deck; -1 for zones that no pack declares. */
	int[] declarations() {
		return declarations.toArray();
	}

	/** The discard pile of each deck and the deck of each discard pile; -1 for other zones. */
	int[] companions() {
		return companions.toArray();
	}
}
