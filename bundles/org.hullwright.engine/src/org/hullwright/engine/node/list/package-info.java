/** Nodes that compute a list of values. */
@NonNullByDefault
package org.hullwright.engine.node.list;

import org.eclipse.jdt.annotation.NonNullByDefault;
