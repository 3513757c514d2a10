/** Pictures that an author takes into a pack. */
package org.hullwright.editor.picture;
