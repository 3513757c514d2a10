/** Loading of packs from folders and archives, with all that is wrong with them. */
@NonNullByDefault
package org.hullwright.lang.pack;

import org.eclipse.jdt.annotation.NonNullByDefault;
