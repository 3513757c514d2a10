/** {@code hullwright play}: one game told as a story, or many in a table. */
@NonNullByDefault
package org.hullwright.cli.play;

import org.eclipse.jdt.annotation.NonNullByDefault;
