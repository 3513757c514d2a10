/** Games on disk: the text format in which a game is kept, sent and played again. */
@NonNullByDefault
package org.hullwright.engine.record;

import org.eclipse.jdt.annotation.NonNullByDefault;
