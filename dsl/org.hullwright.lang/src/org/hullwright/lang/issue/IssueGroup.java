package org.hullwright.lang.issue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Warnings that a pack may want to be reported otherwise all together, by one name. What it says of a single one of them counts more. */
public enum IssueGroup {

	/** What a pack that is written for others to build on has for them. */
	UNUSED("Everything that nothing is done with, as in a pack that others build on", IssueCode.VALUE_UNREAD, IssueCode.VALUE_UNCHANGED,
			IssueCode.DIE_UNROLLED,
			IssueCode.PROCEDURE_UNPERFORMED, IssueCode.EFFECT_UNRESOLVED, IssueCode.EFFECT_UNFILLED, IssueCode.ELEMENT_UNREACHABLE,
			IssueCode.ZONE_UNFILLED,
			IssueCode.ZONE_UNDRAWN, IssueCode.KIND_EMPTY, IssueCode.PICTURE_UNUSED);

	private final String title;
	private final Set<IssueCode> codes;

	IssueGroup(String title, IssueCode first, IssueCode... others) {
		this.title = title;
		this.codes = EnumSet.of(first, others);
	}

	/** What it is about. */
	public String title() {
		return title;
	}

	/** The warnings in it. */
	public Set<IssueCode> codes() {
		return Set.copyOf(codes);
	}

	public static Optional<IssueGroup> of(String name) {
		return Arrays.stream(values()).filter(group -> group.name().equals(name)).findFirst();
	}

	/** All names by which a pack may say how something is reported: groups first, then single warnings. */
	public static Stream<String> reportable() {
		return Stream.concat(Arrays.stream(values()).map(IssueGroup::name), IssueCode.settable().map(IssueCode::name));
	}

	/** The groups that a warning is in. */
	static Stream<IssueGroup> of(IssueCode code) {
		return Arrays.stream(values()).filter(group -> group.codes.contains(code));
	}
}
