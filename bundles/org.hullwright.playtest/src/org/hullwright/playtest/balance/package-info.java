/** The experiments of a pack, made in the workbench, and charts of what came out. */
@NonNullByDefault
package org.hullwright.playtest.balance;

import org.eclipse.jdt.annotation.NonNullByDefault;
