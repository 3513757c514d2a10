/** Run configurations of games: what a game was started with, kept under a name. */
package org.hullwright.playtest.configuration;
