/** {@code hullwright check --together}. */
@NonNullByDefault
package org.hullwright.cli.together;

import org.eclipse.jdt.annotation.NonNullByDefault;
