/** Words of a text that lead somewhere though they name no declaration. */
package org.hullwright.lang.ide.links;
