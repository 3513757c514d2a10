package org.hullwright.lang.picture;

/** What became of looking for a picture. */
public sealed interface PictureFinding {

	/** It is there and can be shown. */
	record Found(PictureFile picture) implements PictureFinding {}

	/** There is no such file. */
	record Missing() implements PictureFinding {}

	/** What is named does not lie in the folder of the pack, or not for every computer. */
	record Outside() implements PictureFinding {}

	/**
	 * The file is not what its name says.
	 *
	 * @param reason a clause that goes on after a colon
	 */
	record Unreadable(String reason) implements PictureFinding {}

	/**
	 * Showing the picture would take more memory than it is worth.
	 *
	 * @param size that it has, with its unit
	 * @param limit that it may have
	 */
	record TooLarge(String size, String limit) implements PictureFinding {}

	/**
	 * With this picture, those of the pack would take more time and memory than they are worth.
	 *
	 * @param limit of all together
	 */
	record TogetherTooLarge(String limit) implements PictureFinding {}

	/**
	 * The drawing does more than being looked at.
	 *
	 * @param deed what it does, beginning with a verb
	 */
	record Unsafe(String deed) implements PictureFinding {}
}
