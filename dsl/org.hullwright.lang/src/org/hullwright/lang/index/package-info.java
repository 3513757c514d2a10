/** What each file exports and which packs see it. */
@NonNullByDefault
package org.hullwright.lang.index;

import org.eclipse.jdt.annotation.NonNullByDefault;
