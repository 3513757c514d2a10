/**
 * The formats that packs are exported to, behind one interface. A new format is a class that implements
 * {@link org.hullwright.export.format.PackExporter} and a line in {@link org.hullwright.export.format.PackFormats}; the command line, its
 * help and the wizard of the workbench have it then.
 */
@NonNullByDefault
package org.hullwright.export.format;

import org.eclipse.jdt.annotation.NonNullByDefault;
