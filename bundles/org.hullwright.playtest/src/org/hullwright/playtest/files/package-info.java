/** Games on disk: the one being played, and those that a user saves and opens. Knows no window. */
package org.hullwright.playtest.files;
