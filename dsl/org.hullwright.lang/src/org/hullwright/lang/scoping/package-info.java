/** Which names a reference can mean at its place. */
@NonNullByDefault
package org.hullwright.lang.scoping;

import org.eclipse.jdt.annotation.NonNullByDefault;
