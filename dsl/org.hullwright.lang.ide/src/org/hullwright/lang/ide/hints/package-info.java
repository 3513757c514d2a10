/** Numbers that can be worked out from a text and are good to see in it. */
package org.hullwright.lang.ide.hints;
