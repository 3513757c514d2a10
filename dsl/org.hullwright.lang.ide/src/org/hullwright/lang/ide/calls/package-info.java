/** Who performs what. */
@NonNullByDefault
package org.hullwright.lang.ide.calls;

import org.eclipse.jdt.annotation.NonNullByDefault;
