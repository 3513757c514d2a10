/** What the rest of the packs has to do with a declaration. */
@NonNullByDefault
package org.hullwright.lang.ide.lens;

import org.eclipse.jdt.annotation.NonNullByDefault;
