/** Which expansions may be on together, in which order what they change applies, and what two of them cannot both have their way with. */
@NonNullByDefault
package org.hullwright.model.expansions;

import org.eclipse.jdt.annotation.NonNullByDefault;
