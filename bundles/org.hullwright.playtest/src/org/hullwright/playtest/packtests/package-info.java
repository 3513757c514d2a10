/** The tests that packs contain, run in the workbench. */
@NonNullByDefault
package org.hullwright.playtest.packtests;

import org.eclipse.jdt.annotation.NonNullByDefault;
