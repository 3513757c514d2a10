/** What the board shows, as plain values between the engine's view of a game and its picture. */
package org.hullwright.picture.scene;
