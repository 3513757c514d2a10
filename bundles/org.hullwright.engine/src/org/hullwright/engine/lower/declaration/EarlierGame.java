package org.hullwright.engine.lower.declaration;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Expansion;

/** Makes the game that a scenario starts from the end of. */
public interface EarlierGame {

	/** The world without some of the expansions that are on; null when the one that is being made is such a world itself. */
	@Nullable
	World without(List<Expansion> expansions);
}
