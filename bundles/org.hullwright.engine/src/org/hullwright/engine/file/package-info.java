/** Files as they are written on disk. */
@NonNullByDefault
package org.hullwright.engine.file;

import org.eclipse.jdt.annotation.NonNullByDefault;
