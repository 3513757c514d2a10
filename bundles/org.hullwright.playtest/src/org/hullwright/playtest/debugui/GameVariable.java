package org.hullwright.playtest.debugui;

import java.util.List;

import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.core.model.IVariable;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.hullwright.playtest.debug.ComparedValue;

/** Something that is known, under its name. It is marked when it is not what it was where the game stood still before. */
final class GameVariable extends GameElement implements IVariable {

	private static final String BY_HAND = "Change it by hand from the board, when the game asks something.";
	private final ComparedValue known;
	private final GameValue value;

	private GameVariable(ComparedValue known, GameTarget target) {
		super(target);
		this.known = known;
		this.value = new GameValue(known, target);
	}

	static IVariable[] of(List<ComparedValue> known, GameTarget target) {
		return known.stream().map(each -> new GameVariable(each, target)).toArray(IVariable[]::new);
	}

	@Override
	public String getName() {
		return known.now().name();
	}

	@Override
	public IValue getValue() {
		return value;
	}

	@Override
	public String getReferenceTypeName() {
		return "";
	}

	@Override
	public boolean hasValueChanged() {
		return known.hasChanged();
	}

	@Override
	public boolean supportsValueModification() {
		return false;
	}

	@NonNullByDefault({})
	@Override
	public void setValue(String expression) throws DebugException {
		notSupported(BY_HAND, null);
	}

	@NonNullByDefault({})
	@Override
	public void setValue(IValue other) throws DebugException {
		notSupported(BY_HAND, null);
	}

	@NonNullByDefault({})
	@Override
	public boolean verifyValue(String expression) {
		return false;
	}

	@NonNullByDefault({})
	@Override
	public boolean verifyValue(IValue other) {
		return false;
	}
}
