/** The texts of a pack, for those who translate it. */
@NonNullByDefault
package org.hullwright.cli.texts;

import org.eclipse.jdt.annotation.NonNullByDefault;
