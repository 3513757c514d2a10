package org.hullwright.engine.debug;

/** How a game that stands still goes on. */
public enum Step {

	/** To the next sentence, wherever it is. */
	INTO,
	/** To the next sentence that is not part of something that begins in between. */
	OVER,
	/** To the next sentence after what is being performed is over. */
	OUT,
	/** Until there is another reason to stop. */
	ON
}
