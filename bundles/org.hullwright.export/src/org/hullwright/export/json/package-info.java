/**
 * A pack as data for whoever writes another front end ({@code .hullpack.zip}): what is in it as JSON with schemas, its texts, its pictures,
 * and its rules as a typed tree. {@link org.hullwright.export.json.JsonPackExport} is where to begin.
 */
@NonNullByDefault
package org.hullwright.export.json;

import org.eclipse.jdt.annotation.NonNullByDefault;
