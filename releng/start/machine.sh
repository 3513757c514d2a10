# shellcheck shell=sh
# What the machine must have: finds it, or installs it where that is allowed, or says how to. A part of the script hullwright.

maven_version=3.9.16

on_debian() { command -v apt-get >/dev/null 2>&1; }

# Prints the word that gives us the rights to install packages; fails where we may not.
privilege() {
	if [ "$(id -u)" = 0 ]; then
		echo env
	elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
		echo sudo
	else
		return 1
	fi
}

# Installs Debian packages, or says how to.
install_packages() {
	if on_debian && as=$(privilege); then
		tell "Installing: $*"
		mkdir -p "$made"
		if $as apt-get update >"$made/packages.log" 2>&1 \
			&& $as env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" >>"$made/packages.log" 2>&1; then
			return 0
		fi
		tell "The packages could not be installed; see $made/packages.log"
		return 1
	fi
	tell "Please install: $*"
	on_debian && tell "  sudo apt-get install $*"
	return 1
}

# The version of a JDK: as its own file says, for to ask it takes as long as a good part of a start.
java_major() {
	stated=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" 2>/dev/null)
	if [ -n "$stated" ]; then
		echo "$stated"
		return
	fi
	"$1/bin/java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1
}

# Whether this is the home of a JDK that is new enough.
good_java() {
	[ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 1
	major=$(java_major "$1")
	[ -n "$major" ] && [ "$major" -ge 21 ]
}

search_java() {
	on_path=$(command -v javac 2>/dev/null)
	[ -n "$on_path" ] && on_path=$(dirname "$(dirname "$(readlink -f "$on_path" 2>/dev/null || echo "$on_path")")")
	for home in "${JAVA_HOME:-}" "$on_path" /usr/lib/jvm/* /opt/java/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* \
		/Library/Java/JavaVirtualMachines/*/Contents/Home; do
		if [ -n "$home" ] && good_java "$home"; then
			echo "$home"
			return 0
		fi
	done
	return 1
}

# Sets JAVA_HOME to a JDK of version 21 or newer.
find_java() {
	if home=$(search_java); then
		JAVA_HOME=$home
	else
		for package in openjdk-25-jdk-headless openjdk-21-jdk-headless; do
			if on_debian && apt-cache show "$package" >/dev/null 2>&1 && install_packages "$package" && home=$(search_java); then
				break
			fi
		done
		[ -n "${home:-}" ] || fault "a JDK of version 21 or newer is needed. Install one (for example from adoptium.net) and set JAVA_HOME to its folder."
		JAVA_HOME=$home
	fi
	export JAVA_HOME
}

# Whether a Maven is new enough for the build.
good_maven() {
	version=$("$1" -version 2>/dev/null | sed -n 's/.*Apache Maven \([0-9]*\.[0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
	case "$version" in
		3.9.9 | 3.9.[1-9][0-9]) return 0 ;;
		*) return 1 ;;
	esac
}

# Sets $maven: an installed one that fits, the one fetched before, or one fetched now through whatever Maven is installed.
find_maven() {
	maven="$cache/apache-maven-$maven_version/bin/mvn"
	[ -x "$maven" ] && return 0
	installed=$(command -v mvn 2>/dev/null) || installed=
	if [ -n "$installed" ] && good_maven "$installed"; then
		maven=$installed
		return 0
	fi
	if [ -z "$installed" ]; then
		install_packages maven || fault "Maven is needed once, to fetch the version the build wants."
		installed=$(command -v mvn)
	fi
	tell "Fetching Maven $maven_version"
	mkdir -p "$cache" "$made"
	# From a folder without a project: the old Maven could not read ours.
	(cd "$cache" && "$installed" -B -q dependency:copy -Dartifact="org.apache.maven:apache-maven:$maven_version:zip:bin" \
		-DoutputDirectory="$cache") >"$log" 2>&1 </dev/null || fault "Maven $maven_version could not be fetched; see $log"
	(cd "$cache" && "$JAVA_HOME/bin/jar" xf "apache-maven-$maven_version-bin.zip") || fault "Maven $maven_version could not be unpacked in $cache"
	rm -f "$cache/apache-maven-$maven_version-bin.zip"
	chmod +x "$maven"
}

# Where libraries cannot be listed, they are taken to be there.
has_library() {
	libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null) || return 0
	printf '%s\n' "$libraries" | grep -q "$1"
}

# The system libraries of a window. Nothing to do outside Linux.
find_window_libraries() {
	[ "$(uname -s)" = Linux ] || return 0
	has_library 'libgtk-3\.so\.0' || install_packages libgtk-3-0 || fault "a window needs GTK 3."
}

find_virtual_display() {
	command -v Xvfb >/dev/null 2>&1 || install_packages xvfb || fault "the window tests need a display, or Xvfb to make one."
}
