/** Tests of archives of packs. */
package org.hullwright.export.archive;
