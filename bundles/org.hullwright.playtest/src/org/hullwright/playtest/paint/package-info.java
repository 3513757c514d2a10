/** Pictures painted with the windowing toolkit. */
package org.hullwright.playtest.paint;
