/** Tidying a text, as changes an editor can make. */
package org.hullwright.lang.ide.formatting;
