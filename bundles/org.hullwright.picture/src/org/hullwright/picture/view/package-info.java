/** From a game to what is shown of it: titles, looks, scenes. Knows the engine, but no window. */
package org.hullwright.picture.view;
