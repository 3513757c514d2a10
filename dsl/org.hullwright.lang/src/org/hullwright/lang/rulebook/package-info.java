/** The rulebook of a pack: the chapters of its author, with what fills itself in. */
@NonNullByDefault
package org.hullwright.lang.rulebook;

import org.eclipse.jdt.annotation.NonNullByDefault;
