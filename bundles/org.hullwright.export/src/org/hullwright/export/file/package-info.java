/** Files as they are written on disk. */
@NonNullByDefault
package org.hullwright.export.file;

import org.eclipse.jdt.annotation.NonNullByDefault;
