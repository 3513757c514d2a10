/** What a rulebook tells besides the chapters of its author, for every format that prints one. */
@NonNullByDefault
package org.hullwright.export.rulebook;

import org.eclipse.jdt.annotation.NonNullByDefault;
