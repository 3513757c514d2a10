/** Nodes that compute a value: numbers, things, words and dice. */
@NonNullByDefault
package org.hullwright.engine.node.value;

import org.eclipse.jdt.annotation.NonNullByDefault;
