/** Lowering of declarations: kinds, components, procedures, boards, dice, the game itself, and the rules that are woven into others. */
@NonNullByDefault
package org.hullwright.engine.lower.declaration;

import org.eclipse.jdt.annotation.NonNullByDefault;
