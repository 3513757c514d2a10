/** Where packs are written: the arrangement of the window. */
@NonNullByDefault
package org.hullwright.workbench.authoring;

import org.eclipse.jdt.annotation.NonNullByDefault;
