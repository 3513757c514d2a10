/** Folders as they are written on disk. */
package org.hullwright.export.folder;
