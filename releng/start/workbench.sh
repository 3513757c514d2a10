# shellcheck shell=sh
# Starts the workbench. A part of the script hullwright.

workbench() {
	workspace="${XDG_DATA_HOME:-$HOME/.local/share}/hullwright/workspace"
	while [ $# -gt 0 ]; do
		case "$1" in
			--workspace)
				[ $# -ge 2 ] || { tell "--workspace needs a folder"; exit 2; }
				workspace=$2
				shift 2
				;;
			*)
				tell "unknown option: $1"
				usage >&2
				exit 2
				;;
		esac
	done
	if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
		tell "There is no display to open a window on. These work without one:"
		tell "  ./hullwright check|test|play examples/retaliation      (./hullwright --help tells more)"
		exit 2
	fi
	find_java
	find_window_libraries
	platform=$(product_platform)
	IFS=/ read -r os windows architecture <<TEXT
$platform
TEXT
	[ -n "$(product_plugins)" ] || rm -f "$made/workbench.stamp"
	build workbench org.hullwright.product "-Dproduct.os=$os" "-Dproduct.ws=$windows" "-Dproduct.arch=$architecture"
	product=$(product_plugins)
	[ -n "$product" ] || fault "no product was built for this system ($platform); see $log"
	launcher=$(find "$product" -maxdepth 1 -name 'org.eclipse.equinox.launcher_*.jar' | head -n 1)
	mkdir -p "$workspace"
	first_thread=
	[ "$(uname -s)" = Darwin ] && first_thread=-XstartOnFirstThread
	status=23
	# What it ends with when it wants to be started again, for example to wear another theme.
	while [ "$status" = 23 ]; do
		# shellcheck disable=SC2046,SC2086 # empty or one word
		"$JAVA_HOME/bin/java" $(quiet_java) $first_thread -XX:+UseG1GC -Xshare:auto -Dhullwright.examples="$root/examples" \
			-jar "$launcher" -data "$workspace" -consoleLog &
		window=$!
		trap 'kill "$window"' HUP INT TERM
		status=0
		wait "$window" || status=$?
	done
	exit "$status"
}

# The system as the product calls it: operating system, windowing system, architecture.
product_platform() {
	case "$(uname -s)/$(uname -m)" in
		Linux/aarch64) echo linux/gtk/aarch64 ;;
		Linux/*) echo linux/gtk/x86_64 ;;
		Darwin/arm64) echo macosx/cocoa/aarch64 ;;
		Darwin/*) echo macosx/cocoa/x86_64 ;;
		*) echo win32/win32/x86_64 ;;
	esac
}

# The folder of the bundles of the product for this system; nothing when it is not built.
product_plugins() {
	find "$root/releng/org.hullwright.product/target/products" -type d -name plugins 2>/dev/null | grep "/$(product_platform)/" | head -n 1
}
