/** Words of a text that lead somewhere though they name no declaration. */
@NonNullByDefault
package org.hullwright.lang.ide.links;

import org.eclipse.jdt.annotation.NonNullByDefault;
