package org.hullwright.engine.lower.symbol;

import org.hullwright.engine.lower.symbol.BoardReading.PathFound;
import org.hullwright.engine.lower.symbol.BoardReading.SpaceFound;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Kind;

/** What becomes a design of the world, with its kind and number of copies. */
public sealed interface Design {

	/** What it is a design of. */
	Kind kind();

	/** How many there are. */
	int copies();

	/** The players, as many as can play. */
	record Players(Kind kind, int copies) implements Design {}

	/** What a pack declares. */
	record Declared(Kind kind, int copies, Component component) implements Design {}

	/** A space of a board. */
	record OnSpace(Kind kind, SpaceFound space) implements Design {

		@Override
		public int copies() {
			return 1;
		}
	}

	record OnPath(Kind kind, PathFound path, Board board) implements Design {

		@Override
		public int copies() {
			return 1;
		}
	}
}
