/** How the things on a table look, as pictures for programs that show things. */
package org.hullwright.export.art;
