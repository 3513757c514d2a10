/**
 * From the linked model of a pack to the typed tree: {@link org.hullwright.engine.lower.Compiler} is the way in. Symbols are numbered
 * first, then every declaration is turned into records that refer to each other by these numbers: expressions, effects that contain them,
 * declarations that contain both. Nothing here runs while a game is played.
 */
@NonNullByDefault
package org.hullwright.engine.lower;

import org.eclipse.jdt.annotation.NonNullByDefault;
