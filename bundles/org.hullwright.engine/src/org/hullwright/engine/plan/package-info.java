/** Turns the typed tree into nodes. The only place that knows both. */
@NonNullByDefault
package org.hullwright.engine.plan;

import org.eclipse.jdt.annotation.NonNullByDefault;
