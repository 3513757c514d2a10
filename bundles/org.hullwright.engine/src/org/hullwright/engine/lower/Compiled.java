package org.hullwright.engine.lower;

import org.hullwright.engine.lower.symbol.Origins;
import org.hullwright.engine.lower.wording.Sentences;
import org.hullwright.engine.tree.World;

/**
 * A world with what it was made of, and what is known at its sentences. It keeps the model of the pack alive, which the world alone does
 * not.
 */
public record Compiled(World world, Origins origins, Sentences sentences) {}
