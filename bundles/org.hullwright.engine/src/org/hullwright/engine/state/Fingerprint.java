package org.hullwright.engine.state;

/** Sums a state up in one number, in an order that only the world decides. */
final class Fingerprint {

	private final GameState state;
	private final Layout layout;
	private long hash = 0xCBF29CE484222325L;

	Fingerprint(GameState state) {
		this.state = state;
		this.layout = state.layout();
	}

	long value() {
		for (int zone = 0; zone < layout.zoneCount(); zone++) {
			for (int piece = state.first(zone); piece >= 0; piece = state.next(piece)) {
				add(piece);
				add(state.side(piece));
				if (state.knowledge(piece) != 0) {
					add(state.knowledge(piece));
				}
			}
			add(state.count(zone));
			add(state.drawnFromZone(zone));
		}
		for (int die = 0; die < layout.world().dice().size(); die++) {
			add(state.drawnFromDie(die));
		}
		for (int number = 0; number < layout.stateCount(); number++) {
			add(state.stateNumber(number));
		}
		for (int cell = layout.firstSecretCell(); cell < layout.boardVersion(); cell++) {
			if (state.cell(cell) != 0) {
				add(cell - layout.firstSecretCell());
				add(state.cell(cell));
			}
		}
		return hash;
	}

	private void add(int number) {
		hash = (hash ^ number) * 0x100000001B3L;
		hash ^= hash >>> 29;
	}
}
