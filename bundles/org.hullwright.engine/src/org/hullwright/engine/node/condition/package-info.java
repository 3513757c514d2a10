/** Nodes that find out whether something holds. */
@NonNullByDefault
package org.hullwright.engine.node.condition;

import org.eclipse.jdt.annotation.NonNullByDefault;
