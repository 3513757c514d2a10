/** Zip files that have the same bytes whenever and wherever they are written. */
@NonNullByDefault
package org.hullwright.export.zip;

import org.eclipse.jdt.annotation.NonNullByDefault;
