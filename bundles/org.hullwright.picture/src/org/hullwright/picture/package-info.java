/** Pictures as plain values: shapes, colours, words and the places that can be pointed at. */
package org.hullwright.picture;
