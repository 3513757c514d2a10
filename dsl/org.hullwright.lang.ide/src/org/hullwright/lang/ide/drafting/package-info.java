/** New elements of packs: which there can be, what is asked about them, and how they are written. */
package org.hullwright.lang.ide.drafting;
