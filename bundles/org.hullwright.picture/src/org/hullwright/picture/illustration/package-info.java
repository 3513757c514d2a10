/** From the pictures of packs to pixels that can be shown. */
package org.hullwright.picture.illustration;
