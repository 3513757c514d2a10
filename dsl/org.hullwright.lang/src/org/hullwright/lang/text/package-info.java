/** Texts as rows of signs, whatever they say. */
package org.hullwright.lang.text;
