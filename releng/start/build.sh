# shellcheck shell=sh
# Builds what a command needs, when a source is newer than what was built. A part of the script hullwright.

# The files the program is made of, one a line, without those that the build makes; what follows the name narrows them as find does.
sources() {
	(cd "$root" && find pom.xml .mvn bundles dsl features releng -type f ! -path '*/target/*' ! -path '*/src-gen/*' ! -path '*/bin/*' \
		! -path '*/fonts/liberation/*' ! -path 'releng/start/*' "$@" | LC_ALL=C sort)
}

# Whether what was built under this name is older than a source, or a source came or went.
outdated() {
	stamp="$made/$1.stamp"
	[ -f "$stamp" ] || return 0
	sources | cksum | cmp -s - "$stamp" || return 0
	[ -n "$(sources -newer "$stamp")" ]
}

# Notes the sources before they are built, so that what is edited meanwhile is built the next time.
note_sources() {
	mkdir -p "$made"
	sources | cksum >"$made/sources"
}

# Says under these names that what was noted is built.
stamp_as() {
	for name in "$@"; do
		cp -p "$made/sources" "$made/$name.stamp"
	done
}

# Runs Maven with one line of progress for each module and each test class; the whole output goes to the log.
run_maven() {
	mkdir -p "$made"
	rm -f "$made/status"
	{
		"$maven" -B -T1 -f "$root/pom.xml" "$@" 2>&1 </dev/null
		echo $? >"$made/status"
	} | tee "$log" | awk '
		/^\[INFO\] Building (org\.hullwright|Hullwright)[^ ]* .*\[[0-9]+\/[0-9]+\]$/ { print "  " $NF " " $3; fflush() }
		/Tests run:/ || /^\[ERROR\] .*<<< / { print; fflush() }' >&2
	[ "$(cat "$made/status")" = 0 ]
}

# Lets one build at a time into this folder: two would delete each other's work. Who comes later waits. What is left of a process that is gone
# keeps nobody out.
begin_building() {
	mkdir -p "$made"
	waiting=
	until (set -C && echo $$ >"$made/building") 2>/dev/null; do
		builder=$(cat "$made/building" 2>/dev/null)
		if [ -n "$builder" ] && ! kill -0 "$builder" 2>/dev/null; then
			rm -f "$made/building"
		else
			[ -n "$waiting" ] || tell "Waiting for another build in this folder to end"
			waiting=yes
			sleep 1
		fi
	done
	trap 'end_building' EXIT
	trap 'exit 130' INT TERM
}

end_building() {
	rm -f "$made/building"
	trap - EXIT INT TERM
}

# Builds one module with all it needs, without tests, unless that is there. What follows the two names is for Maven.
build() {
	outdated "$1" || return 0
	begin_building
	if outdated "$1"; then
		build_anew "$@"
	fi
	end_building
}

build_anew() {
	name=$1
	module=$2
	shift 2
	find_maven
	tell "Building Hullwright (the first time takes some minutes, for what must be downloaded)"
	note_sources
	# Clean, for the compiler looks at changed files only and would miss what a change means to the others.
	if ! run_maven clean package -DskipTests -pl ":org.hullwright.target,:$module" -am "$@"; then
		grep '^\[ERROR\]' "$log" | head -n 12 >&2
		fault "the build failed; see $log"
	fi
	[ "$name" != command-line ] || collect_class_path
	stamp_as "$name"
}
