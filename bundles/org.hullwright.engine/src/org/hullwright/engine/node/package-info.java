/**
 * An AST interpreter: the executable form of a program is a tree of small immutable nodes, one class for each construct, shared by all
 * games that run it. What changes while they run is in the {@linkplain org.hullwright.engine.node.Frame frame}, the
 * {@linkplain org.hullwright.engine.node.Run run} and the state.
 */
@NonNullByDefault
package org.hullwright.engine.node;

import org.eclipse.jdt.annotation.NonNullByDefault;
