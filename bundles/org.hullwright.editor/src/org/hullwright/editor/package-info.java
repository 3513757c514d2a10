/** The beginning and the end of the editor. Each of its features is in a package of its own. */
package org.hullwright.editor;
