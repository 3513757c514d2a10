/** A pack as one file that can be sent to others ({@code .hullpack}), and back to a folder. What comes from others is not trusted. */
@NonNullByDefault
package org.hullwright.export.archive;

import org.eclipse.jdt.annotation.NonNullByDefault;
