/** How the names of a file are turned into what they stand for. */
@NonNullByDefault
package org.hullwright.lang.linking;

import org.eclipse.jdt.annotation.NonNullByDefault;
