/** What holds for packs in print. */
package org.hullwright.export.pdf;
