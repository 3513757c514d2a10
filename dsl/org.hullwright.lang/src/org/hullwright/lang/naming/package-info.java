/** How declarations are named and written, and which name was probably meant by one that is unknown. */
@NonNullByDefault
package org.hullwright.lang.naming;

import org.eclipse.jdt.annotation.NonNullByDefault;
