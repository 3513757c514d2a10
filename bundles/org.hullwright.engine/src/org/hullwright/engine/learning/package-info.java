/** Learned evaluation functions: features of a state, and a small neural network over them. */
@NonNullByDefault
package org.hullwright.engine.learning;

import org.eclipse.jdt.annotation.NonNullByDefault;
