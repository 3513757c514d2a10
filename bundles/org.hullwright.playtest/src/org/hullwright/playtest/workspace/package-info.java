/** The packs of the workspace, and the language service that prepares them. */
@NonNullByDefault
package org.hullwright.playtest.workspace;

import org.eclipse.jdt.annotation.NonNullByDefault;
