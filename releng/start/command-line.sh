# shellcheck shell=sh
# Starts the commands that need no window, and the benchmarks. A part of the script hullwright.

program_options="-Dguice_bytecode_gen_option=DISABLED -Dfile.encoding=UTF-8 -Xlog:cds=off -Xlog:cds+dynamic=off -Xlog:aot=off"

# To read and check texts is a chain of many small methods. Where the second compiler inlines them as deeply as usual, it takes most of the processor time of the
# first check of a workspace, and code gets no faster by it.
language_pace="-XX:+UseG1GC -XX:MaxInlineLevel=6 -XX:InlineSmallCode=800"

# Copies the class path of the command line into one folder of ours, where a later build does not disturb it.
collect_class_path() {
	rm -rf "${made:?}/lib" "$made"/*.jsa "$made"/*.aot
	mkdir -p "$made/lib"
	while IFS= read -r jar; do
		[ -f "$jar" ] && cp "$jar" "$made/lib/"
	done <"$root/bundles/org.hullwright.cli/target/dependencies-list.txt"
	"$JAVA_HOME/bin/java" "$root/releng/command-line/Unsign.java" "$made/lib"
}

# Libraries still ask for memory in a way that newer JDKs warn about.
quiet_java() {
	[ "$(java_major "$JAVA_HOME")" -lt 23 ] || echo --sun-misc-unsafe-memory-access=allow
}

command_line() {
	find_java
	build command-line org.hullwright.cli
	duration=long
	case "$*" in
		*--mutate* | *--leaks*) ;;
		check* | replay* | test*) duration=short ;;
		language-server*) duration=editing ;;
	esac
	# A short command is over before the second compiler would pay, or code that is made to call methods by their names. Its garbage is collected rarely, and on
	# all processors: there are no others that would be at work. The space for compiled code is as large as it usually is, or it would be cleaned halfway.
	case "$duration" in
		short)
			pace="-XX:+UseParallelGC -XX:NewSize=100m -XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -Djdk.reflect.useNativeAccessorOnly=true"
			work=check
			;;
		editing)
			pace="$language_pace"
			work=check
			;;
		*)
			pace="-XX:+UseSerialGC"
			work=play
			;;
	esac
	# Progress and questions are for people: not for a file or a pipe.
	terminal=
	[ -t 2 ] && terminal=-Dhullwright.terminal=true
	[ -t 0 ] && [ -t 2 ] && terminal="$terminal -Dhullwright.interactive=true"
	find_class_archive "$work"
	class_path="$made/lib/*"
	cluster_options=
	if wants_cluster "$@"; then
		add_cluster
	fi
	# shellcheck disable=SC2046,SC2086 # empty or some words
	exec "$JAVA_HOME/bin/java" $(quiet_java) $program_options $pace $terminal $create_archive "$archive" -Dhullwright.checks="$cache/checks" \
		-Dhullwright.examples="$root/examples" $cluster_options -cp "$class_path" org.hullwright.cli.Hullwright "$@"
}

# Sets $archive and $create_archive: options for the classes as the virtual machine has them after it has read, verified and linked them, kept for the next
# start, which takes half as long. Those of JDK 25 and newer also hold profiles, so that there is one for checks, from which the language server starts as well,
# and one for games: games compiled by the profiles of checks run up to 30 % slower than by their own. They are made by runs of their own; older JDKs keep the
# classes of the first command.
find_class_archive() {
	create_archive=
	if [ "$(java_major "$JAVA_HOME")" -ge 25 ]; then
		archive="$made/command-line-$1-$(cat "$JAVA_HOME/release" 2>/dev/null | cksum | cut -d ' ' -f 1).aot"
		[ -f "$archive" ] || archive_classes "$1"
		archive="-XX:AOTCache=$archive"
	else
		create_archive=-XX:+AutoCreateSharedArchive
		archive="-XX:SharedArchiveFile=$made/command-line-$(java_major "$JAVA_HOME").jsa"
	fi
}

# Makes the archive of classes while packs that come with the program are checked or played. Without one, a start just takes longer.
archive_classes() {
	begin_building
	if [ ! -f "$archive" ]; then
		case "$1" in
			check)
				tell "Preparing the command line for this Java (once)"
				training="check examples/nemesis examples/retaliation examples/lockdown examples/aftermath"
				;;
			*)
				tell "Preparing the command line for games with this Java (once)"
				training="play examples/lockdown --games 400 --seats 3"
				;;
		esac
		checks="$made/checks" # with results that are kept elsewhere, nothing would be checked and so nothing be trained
		rm -rf "$checks"
		# shellcheck disable=SC2046,SC2086 # empty or some words
		(cd "$root" && "$JAVA_HOME/bin/java" $(quiet_java) $program_options -XX:+UseSerialGC -XX:AOTCacheOutput="$archive.part" -Dhullwright.checks="$checks" \
			-cp "$made/lib/*" org.hullwright.cli.Hullwright $training) >"$made/archive.log" 2>&1
		[ ! -d "$checks" ] || { mkdir -p "$cache/checks" && cp -R "$checks/." "$cache/checks/"; }
		rm -rf "$checks"
		[ -f "$archive.part" ] || : >"$archive.part" # it could not be made; not to be tried at each start
		mv "$archive.part" "$archive"
	fi
	end_building
}

# Writes the jars that programs in Java play games with, as a Maven repository.
engine_bundle() {
	find_java
	build command-line org.hullwright.cli
	"$JAVA_HOME/bin/java" "$root/releng/command-line/EngineBundle.java" "$made/lib" "$1" || fault "the jars could not be written to $1"
	tell "The engine is in $1"
}

# Runs the benchmarks, on a class path of their own. Games are measured in other processes; the one that is started here writes as in a language server.
benchmark() {
	find_java
	build benchmarks org.hullwright.benchmarks
	cd "$root" || fault "$root cannot be entered"
	# shellcheck disable=SC2046,SC2086 # empty or some words
	exec "$JAVA_HOME/bin/java" $(quiet_java) $language_pace -cp "$root/releng/benchmarks/target/classes:$root/releng/benchmarks/target/lib/*" org.hullwright.benchmarks.Benchmarks "$@"
}
