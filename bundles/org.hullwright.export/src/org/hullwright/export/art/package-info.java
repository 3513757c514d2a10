/** How the things on a table look, as pictures for programs that show things. */
@NonNullByDefault
package org.hullwright.export.art;

import org.eclipse.jdt.annotation.NonNullByDefault;
