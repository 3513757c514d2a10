/** Pictures painted without a window: in a typeface that comes along, so that they are the same on every machine. */
package org.hullwright.picture.paint;
