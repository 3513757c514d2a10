/** {@code hullwright experiment}. */
@NonNullByDefault
package org.hullwright.cli.experiment;

import org.eclipse.jdt.annotation.NonNullByDefault;
