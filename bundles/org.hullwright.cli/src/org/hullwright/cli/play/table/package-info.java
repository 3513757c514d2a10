/** What lies on the table before everybody, told in lines of text. */
@NonNullByDefault
package org.hullwright.cli.play.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
