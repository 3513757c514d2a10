package org.hullwright.playtest.board;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.eclipse.swt.SWT;

/**
 * Whether the system is asked for reduced motion. The toolkit does not tell; a command of each system does. It is asked once, in the
 * background, and until it has answered, and where it does not, nothing is asked for.
 */
final class ReducedMotion {

	private static final int PATIENCE = 3; // seconds
	private static final CompletableFuture<Boolean> ASKED = CompletableFuture.supplyAsync(ReducedMotion::ask);

	private ReducedMotion() {}

	static boolean isAskedFor() {
		return ASKED.getNow(false);
	}

	private static boolean ask() {
		return switch (SWT.getPlatform()) {
			case "gtk" -> answer(List.of("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")).contains("false");
			case "cocoa" -> answer(List.of("defaults", "read", "com.apple.universalaccess", "reduceMotion")).strip().equals("1");
			case "win32" -> answer(List.of("reg", "query", "HKCU\\Control Panel\\Desktop\\WindowMetrics", "/v", "MinAnimate")).strip()
					.endsWith("0");
			default -> false;
		};
	}

	/** Empty text where there is no such command, or it knows nothing. */
	private static String answer(List<String> command) {
		try {
			Process asked = new ProcessBuilder(command).redirectErrorStream(true).start();
			asked.getOutputStream().close();
			if (!asked.waitFor(PATIENCE, TimeUnit.SECONDS)) {
				asked.destroy();
				return "";
			}
			return asked.exitValue() == 0 ? new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8) : "";
		} catch (IOException unknown) {
			return "";
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			return "";
		}
	}
}
