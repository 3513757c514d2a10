# shellcheck shell=sh
# Builds everything and runs every test. A part of the script hullwright.

# Starts a virtual display of our own when there is none, and ends it with this script. The largest window that a test makes has to fit.
virtual_display() {
	[ -z "${DISPLAY:-}" ] || return 0
	find_virtual_display
	number="$made/display"
	rm -f "$number"
	Xvfb -displayfd 3 -screen 0 2600x1500x24 -nolisten tcp 3>"$number" >/dev/null 2>&1 &
	display_process=$!
	trap 'kill "$display_process" 2>/dev/null; end_building' EXIT
	waited=0
	until [ -s "$number" ]; do
		waited=$((waited + 1))
		[ "$waited" -le 100 ] || fault "the virtual display did not start"
		sleep 0.1
	done
	DISPLAY=":$(head -n 1 "$number")"
	export DISPLAY
}

# Sums up the reports of all test runs.
report_sum() {
	find "$root/bundles" "$root/dsl" "$root/releng" -path '*/surefire-reports/TEST-*.xml' -exec sed -n 's/.*<testsuite \(.*\)/\1/p' {} + | awk '
		function count(name) { return match($0, name "=\"[0-9]+\"") ? substr($0, RSTART + length(name) + 2, RLENGTH - length(name) - 3) + 0 : 0 }
		{ tests += count(" tests"); failed += count(" failures") + count(" errors"); skipped += count(" skipped") }
		END { printf "%d passed, %d failed", tests - failed - skipped, failed; if (skipped) printf ", %d skipped", skipped; print "" }'
}

# What failed, with what it said: a line or two for each test, from the reports of all test runs.
failed_tests() {
	find "$root/bundles" "$root/dsl" "$root/releng" -path '*/surefire-reports/TEST-*.xml' -exec awk '
		/<testcase / { test = $0; sub(/.*classname="/, "", test); class = test; sub(/".*/, "", class); test = $0; sub(/.*<testcase name="/, "", test); sub(/".*/, "", test) }
		/<(failure|error)[ >]/ { said = $0; sub(said ~ / message="/ ? ".* message=\"" : ".* type=\"", "", said); sub(/".*/, "", said); print "FAILED " class "." test ": " said }' {} + |
		sed -e 's/&quot;/"/g; s/&apos;/'"'"'/g; s/&lt;/</g; s/&gt;/>/g; s/&#10;/ /g; s/&amp;/\&/g' | cut -c 1-600 >&2
}

# Where threads of ours stood while a test did not end, from the dumps in the log: a paragraph for each thread, the innermost calls first.
stuck_threads() {
	awk -v RS= '
		/^Thread "[^\n]* will be interrupted/ { dump = 1; print }
		dump && /^"/ && /org\.hullwright/ { calls = split($0, call, "\n"); for (i = 1; i <= calls && i <= 25; i++) print call[i] }' "$log" | head -n 200 >&2
}

verify() {
	begin_building
	find_java
	find_maven
	if [ "$(uname -s)" = Linux ]; then
		find_window_libraries
		virtual_display
	fi
	cluster=
	if fetches_spark dependency:resolve; then
		cluster=-Pcluster
	else
		tell "Spark cannot be fetched, so the tests of games on a cluster are left out; see $made/spark.log"
	fi
	note_sources
	# Maven would clean them as well, but what is summed up below must not be of an earlier run, should it not come so far.
	find "$root/bundles" "$root/dsl" "$root/releng" -path '*/surefire-reports/*' -type f -delete 2>/dev/null
	# shellcheck disable=SC2086 # empty or one word
	if run_maven -Pform $cluster clean verify -fae; then
		collect_class_path
		stamp_as command-line workbench
		report_sum
	else
		stuck_threads
		grep '^\[ERROR\]' "$log" | grep -v 'osgi\.platform' | head -n 60 >&2
		failed_tests
		if grep -q -e 'has not been previously formatted' -e 'are not sorted' "$log"; then
			tell "Some sources have another form than releng/form/formatter.xml asks for; ./hullwright format gives it to them"
		fi
		tell "The build did not come through; its whole output is in $log"
		report_sum
		return 1
	fi
}

# Formats what verify would complain of.
format() {
	begin_building
	find_java
	find_maven
	if ! run_maven -N -Pform validate -Dimpsort.goal=sort -Dformatter.goal=format; then
		grep '^\[ERROR\]' "$log" | head -n 12 >&2
		fault "the sources could not be formatted; see $log"
	fi
	grep -o 'Formatted: [0-9]*' "$log" | tail -n 1 >&2
}
