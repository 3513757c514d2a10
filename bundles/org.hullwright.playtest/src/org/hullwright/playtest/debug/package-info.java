/** Games that stand still in the middle of their rules: where they do, what is known there, and how they go on. */
package org.hullwright.playtest.debug;
