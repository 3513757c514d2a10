/** How the names of a file are turned into what they stand for. */
package org.hullwright.lang.linking;
