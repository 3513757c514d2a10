/** What the rest of the packs has to do with a declaration. */
package org.hullwright.lang.ide.lens;
