/** Zip files that have the same bytes whenever and wherever they are written. */
package org.hullwright.export.zip;
