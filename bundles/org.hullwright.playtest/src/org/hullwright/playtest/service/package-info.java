/** The service that views and commands of the play-test share: the game being played, what is pointed at, whose viewpoint is shown. */
@NonNullByDefault
package org.hullwright.playtest.service;

import org.eclipse.jdt.annotation.NonNullByDefault;
