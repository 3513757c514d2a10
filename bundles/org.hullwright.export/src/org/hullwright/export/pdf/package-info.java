/** A pack to print, cut out and play: all copies of its components on sheets, and its rules as a booklet. */
package org.hullwright.export.pdf;
