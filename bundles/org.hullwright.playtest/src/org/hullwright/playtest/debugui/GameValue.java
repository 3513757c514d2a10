package org.hullwright.playtest.debugui;

import java.util.List;
import java.util.OptionalInt;

import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.core.model.IVariable;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.playtest.debug.ComparedValue;
import org.hullwright.playtest.debug.DebugValue;

/** What something is. Its parts are looked for when they are shown. */
final class GameValue extends GameElement implements IValue {

	private final GameTarget target;
	private final ComparedValue known;
	/** Null until somebody wants to see them. */
	private @Nullable List<ComparedValue> parts;

	GameValue(ComparedValue known, GameTarget target) {
		super(target);
		this.target = target;
		this.known = known;
	}

	private synchronized List<ComparedValue> parts() {
		List<ComparedValue> found = parts;
		if (found == null) {
			found = known.parts();
			parts = found;
		}
		return found;
	}

	/** The number of the piece that it is; empty when it is something else. */
	OptionalInt piece() {
		int piece = known.now().piece();
		return piece == DebugValue.NO_PIECE ? OptionalInt.empty() : OptionalInt.of(piece);
	}

	@Override
	public String getReferenceTypeName() {
		return "";
	}

	@Override
	public String getValueString() {
		return known.now().value();
	}

	@Override
	public boolean isAllocated() {
		return true;
	}

	@Override
	public IVariable[] getVariables() {
		return GameVariable.of(parts(), target);
	}

	@Override
	public boolean hasVariables() {
		return !parts().isEmpty();
	}
}
