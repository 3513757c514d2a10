/** Folders that are written by exports. */
package org.hullwright.export.folder;
