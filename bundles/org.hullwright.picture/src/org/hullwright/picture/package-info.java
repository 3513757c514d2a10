/** Pictures as plain values: shapes, colours, words and the places that can be pointed at. */
@NonNullByDefault
package org.hullwright.picture;

import org.eclipse.jdt.annotation.NonNullByDefault;
