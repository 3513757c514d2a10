/** What names stand for, as far as colours tell it. */
package org.hullwright.lang.ide.colour;
