/** What every lowering of a pack shares: its symbol table, the slots of a frame, and what is noted on the way. */
@NonNullByDefault
package org.hullwright.engine.lower.context;

import org.eclipse.jdt.annotation.NonNullByDefault;
