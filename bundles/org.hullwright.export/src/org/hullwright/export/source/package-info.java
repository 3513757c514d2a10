/** Packs as they were read from text, for passes of the engine. */
@NonNullByDefault
package org.hullwright.export.source;

import org.eclipse.jdt.annotation.NonNullByDefault;
