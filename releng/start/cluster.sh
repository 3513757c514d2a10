# shellcheck shell=sh
# What games on a cluster of Apache Spark need: its libraries, which nothing else of the program does. A part of the script hullwright.

# Whether a command lets a cluster play.
wants_cluster() {
	[ "${1:-}" = simulate ] || return 1
	before=
	for word in "$@"; do
		case "$before $word" in
			*' --on=spark://'* | '--on spark://'*) return 0 ;;
		esac
		before=$word
	done
	return 1
}

# Has Maven do something with the libraries of Spark, for which it fetches them.
fetches_spark() {
	mkdir -p "$made"
	"$maven" -B -q -f "$root/releng/spark/pom.xml" "$@" -DincludeScope=runtime >"$made/spark.log" 2>&1 </dev/null
}

# Sets $spark: the folder of the libraries, which are fetched once.
find_spark() {
	version=$(sed -n 's/.*<spark.version>\(.*\)<.*/\1/p' "$root/releng/spark/pom.xml")
	spark="$cache/spark-$version"
	[ -d "$spark" ] && return 0
	find_maven
	tell "Fetching Apache Spark $version (220 MB, once)"
	rm -rf "$spark.part"
	fetches_spark dependency:copy-dependencies -DoutputDirectory="$spark.part" || fault "the libraries of Spark $version could not be fetched; $made/spark.log says why.
Maven gets them from where it gets all others: look at the network, and at the mirrors in ~/.m2/settings.xml. Without --on, this machine plays."
	mv "$spark.part" "$spark"
}

# Makes the part of the program that knows Spark, unless it is there.
build_cluster() {
	[ "$made/cluster/org.hullwright.cluster.jar" -nt "$made/command-line.stamp" ] && return 0
	begin_building
	rm -rf "$made/cluster"
	mkdir -p "$made/cluster"
	module="$root/bundles/org.hullwright.cluster/src/main"
	cp -R "$module/resources" "$made/cluster/classes"
	find "$module/java" -name '*.java' >"$made/cluster/sources"
	if ! { "$JAVA_HOME/bin/javac" --release 21 -proc:none -encoding UTF-8 -d "$made/cluster/classes" -cp "$made/lib/*:$spark/*" "@$made/cluster/sources" \
		&& "$JAVA_HOME/bin/jar" --create --file "$made/cluster/org.hullwright.cluster.jar" -C "$made/cluster/classes" .; } >"$log" 2>&1; then
		rm -rf "$made/cluster"
		fault "the part for clusters could not be built; see $log"
	fi
	end_building
}

# Adds to $class_path and $cluster_options what a cluster needs. Spark looks into parts of Java that are closed to others, and has native libraries.
add_cluster() {
	find_spark
	build_cluster
	class_path="$class_path:$made/cluster/org.hullwright.cluster.jar:$spark/*"
	export HULLWRIGHT_CLUSTER_LOG="$made/cluster.log"
	cluster_options=--enable-native-access=ALL-UNNAMED
	for package in java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent java.util.concurrent.atomic \
		sun.nio.ch sun.nio.cs sun.util.calendar jdk.internal.ref; do
		cluster_options="$cluster_options --add-opens=java.base/$package=ALL-UNNAMED"
	done
}
