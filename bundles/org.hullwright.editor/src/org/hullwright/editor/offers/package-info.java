/** What Ctrl+1 lists. */
package org.hullwright.editor.offers;
