/** Which icons authors have chosen for what. */
@NonNullByDefault
package org.hullwright.model.icons;

import org.eclipse.jdt.annotation.NonNullByDefault;
