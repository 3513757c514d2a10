/** Tests of packs as data. */
package org.hullwright.export.json;
