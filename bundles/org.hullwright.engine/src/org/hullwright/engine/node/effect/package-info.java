/** Nodes that do something: change the state, ask a player, tell what happens or leave what is under way. */
@NonNullByDefault
package org.hullwright.engine.node.effect;

import org.eclipse.jdt.annotation.NonNullByDefault;
