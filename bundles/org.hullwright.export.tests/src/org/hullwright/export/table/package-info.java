/** What packs put on a table. */
package org.hullwright.export.table;
