package org.hullwright.playtest.debugui;

import org.eclipse.debug.core.model.DebugElement;
import org.eclipse.jdt.annotation.Nullable;

/** Something of a game in the views for debugging. */
abstract class GameElement extends DebugElement {

	/** By which the workbench knows whose elements these are. */
	static final String MODEL = "org.hullwright.playtest.debug";

	/** @param target null for the target itself */
	GameElement(@Nullable GameTarget target) {
		super(target);
	}

	@Override
	public final String getModelIdentifier() {
		return MODEL;
	}
}
