/** Folders of packs, whatever their files say. */
package org.hullwright.lang.folder;
