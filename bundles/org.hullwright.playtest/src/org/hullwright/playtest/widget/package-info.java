/** Small parts of windows that views share. */
package org.hullwright.playtest.widget;
