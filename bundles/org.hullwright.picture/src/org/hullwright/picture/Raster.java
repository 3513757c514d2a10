package org.hullwright.picture;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Pixels, as a PNG that was written here: nothing of the file that they were made from is left but what it looks like.
 *
 * @param png not to be changed
 * @param width in pixels
 * @param height in pixels
 */
public record Raster(byte[] png, int width, int height) {

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof Raster raster && Arrays.equals(png, raster.png);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(png);
	}
}
