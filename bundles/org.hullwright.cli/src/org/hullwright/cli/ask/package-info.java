/** Questions to the rules. */
@NonNullByDefault
package org.hullwright.cli.ask;

import org.eclipse.jdt.annotation.NonNullByDefault;
