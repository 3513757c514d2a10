/** Lowering of effects: what changes the state of a game, and what asks a player. */
@NonNullByDefault
package org.hullwright.engine.lower.effect;

import org.eclipse.jdt.annotation.NonNullByDefault;
