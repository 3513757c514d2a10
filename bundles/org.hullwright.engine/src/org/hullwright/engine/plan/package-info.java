/** The planner: turns the typed tree into nodes of the interpreter. The only place that knows both. */
@NonNullByDefault
package org.hullwright.engine.plan;

import org.eclipse.jdt.annotation.NonNullByDefault;
