/** How boards are written. */
@NonNullByDefault
package org.hullwright.model.boards;

import org.eclipse.jdt.annotation.NonNullByDefault;
