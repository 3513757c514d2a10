/** From where in a text a game can begin. */
package org.hullwright.lang.ide.starting;
