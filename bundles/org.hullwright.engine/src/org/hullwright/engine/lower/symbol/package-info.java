/** The symbol table: kinds, components, properties and zones by their numbers. */
@NonNullByDefault
package org.hullwright.engine.lower.symbol;

import org.eclipse.jdt.annotation.NonNullByDefault;
