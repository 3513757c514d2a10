/** The play-test perspective, and the start of its service. */
package org.hullwright.playtest.perspective;
