/** {@code hullwright serve}: games for other front ends. */
@NonNullByDefault
package org.hullwright.cli.serve;

import org.eclipse.jdt.annotation.NonNullByDefault;
