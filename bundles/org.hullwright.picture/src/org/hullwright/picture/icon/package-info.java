/** Icons as outlines that every painter can fill. */
@NonNullByDefault
package org.hullwright.picture.icon;

import org.eclipse.jdt.annotation.NonNullByDefault;
