/** {@code hullwright test}. */
@NonNullByDefault
package org.hullwright.cli.test;

import org.eclipse.jdt.annotation.NonNullByDefault;
