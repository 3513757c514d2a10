/** The command {@code odds}: how often each line of a text comes into play. */
@NonNullByDefault
package org.hullwright.cli.odds;

import org.eclipse.jdt.annotation.NonNullByDefault;
