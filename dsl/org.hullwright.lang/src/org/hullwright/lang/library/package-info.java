/** The core library: the kinds and members that every pack has without saying so. */
@NonNullByDefault
package org.hullwright.lang.library;

import org.eclipse.jdt.annotation.NonNullByDefault;
