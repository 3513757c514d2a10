/** What can be hidden in a text. */
package org.hullwright.lang.ide.folding;
