/** Cards, tiles and tokens as pictures: what is printed on a component, drawn. */
package org.hullwright.picture.card;
