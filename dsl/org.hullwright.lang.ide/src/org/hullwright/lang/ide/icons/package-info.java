/** Icons that an author chooses in a dialog: what is shown of them, and where their names go in a text. */
@NonNullByDefault
package org.hullwright.lang.ide.icons;

import org.eclipse.jdt.annotation.NonNullByDefault;
