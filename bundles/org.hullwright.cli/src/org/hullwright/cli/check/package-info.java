/** {@code hullwright check}. */
@NonNullByDefault
package org.hullwright.cli.check;

import org.eclipse.jdt.annotation.NonNullByDefault;
