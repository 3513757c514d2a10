/** The matrix of what goes together: a compatibility run over the packs of the workspace. */
@NonNullByDefault
package org.hullwright.playtest.together;

import org.eclipse.jdt.annotation.NonNullByDefault;
