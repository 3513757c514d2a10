/** The example packs, as projects of the workspace. */
@NonNullByDefault
package org.hullwright.workbench.examples;

import org.eclipse.jdt.annotation.NonNullByDefault;
