/** Conditions that a user asks about a pack, read and compiled with it. */
@NonNullByDefault
package org.hullwright.packs.condition;

import org.eclipse.jdt.annotation.NonNullByDefault;
