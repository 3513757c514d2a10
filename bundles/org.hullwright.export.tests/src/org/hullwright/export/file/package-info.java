/** Files that are there whole or not at all. */
package org.hullwright.export.file;
