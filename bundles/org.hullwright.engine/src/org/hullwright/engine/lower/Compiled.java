package org.hullwright.engine.lower;

import org.hullwright.engine.tree.World;

/** A world with what it was made of. It keeps the model of the pack alive, which the world alone does not. */
public record Compiled(World world, Origins origins) {
}
