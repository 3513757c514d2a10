/** Packs as commands see them: loaded from a folder, with their problems, ready to be played. */
@NonNullByDefault
package org.hullwright.cli.pack;

import org.eclipse.jdt.annotation.NonNullByDefault;
