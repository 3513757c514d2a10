package org.hullwright.lang.ide.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.design.Condition;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Placement;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes of designs are as small as they can be: what is not concerned stays as it is laid out. The part is that at the caret. */
class DesignEditorTest {

	private static final String FILE = "house/designs.hull";
	private static final String HEAD = "pack house\n\n";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void a_house() {
		workspace = Workspace.in(folder).file("house/pack.hull",
				"pack house { version 1.0.0 }\nkind trap is card { printed damage: number = 0 }\ntrap Web \"Web\"\n");
	}

	// Settings

	@Test
	void a_setting_that_is_there_gets_another_value() {
		assertChanged("show trap { side front { show title at top  12 { type: 9.5   bold: yes } } }",
				say(Setting.TYPE, new SettingValue.Number(9.5)),
				"show trap { side front { show title at<|> top  12 { type: 8   bold: yes } } }");
	}

	@Test
	void several_values_are_replaced_at_once() {
		assertChanged("show trap { side front { fill: accent, \"#102030\" } }",
				say(Setting.FILL, new SettingValue.Word("accent"), new SettingValue.Text("#102030")),
				"show trap { side fr<|>ont { fill: red } }");
	}

	@Test
	void a_setting_comes_behind_those_that_are_there() {
		assertChanged("show trap { side front { show title at top { type: 8 bold: yes show icon at left } } }",
				say(Setting.BOLD, new SettingValue.Word("yes")),
				"show trap { side front { sh<|>ow title at top { type: 8 show icon at left } } }");
	}

	@Test
	void a_setting_gets_a_line_where_the_others_have_one() {
		assertChanged("show trap {\n\tside front {\n\t\tfill: red // as blood\n\t\tpadding: 2, 1.5\n\t\tshow title at top\n\t}\n}",
				say(Setting.PADDING, new SettingValue.Number(2), new SettingValue.Number(1.5)),
				"show trap {\n\tside f<|>ront {\n\t\tfill: red // as blood\n\t\tshow title at top\n\t}\n}");
	}

	@Test
	void the_first_setting_comes_before_the_boxes() {
		assertChanged("show trap {\n\tside front {\n\t\tpadding: 2\n\t\tshow title at top\n\t}\n}",
				say(Setting.PADDING, new SettingValue.Number(2)),
				"show trap {\n\tside f<|>ront {\n\t\tshow title at top\n\t}\n}");
	}

	@Test
	void a_box_without_braces_gets_some() {
		assertChanged("show trap { side front { show title at top 12 when damage { typeface: \"Oswald\" } show icon at middle } }",
				say(Setting.TYPEFACE, new SettingValue.Text("Oswald")),
				"show trap { side front { show title at top 12 when<|> damage show icon at middle } }");
	}

	@Test
	void a_setting_goes_with_its_line() {
		assertChanged("show trap {\n\tside front {\n\t\tfill: red\n\t\tshow title at top\n\t}\n}",
				new DesignEdit.Unsay(Setting.PADDING),
				"show trap {\n\tside f<|>ront {\n\t\tfill: red\n\t\tpadding: 2\n\t\tshow title at top\n\t}\n}");
	}

	@Test
	void braces_go_with_the_only_setting_in_them() {
		assertChanged("show trap { side front { show title at top 12 } }", new DesignEdit.Unsay(Setting.TYPE),
				"show trap { side front { show ti<|>tle at top 12 { type: 8 } } }");
	}

	@Test
	void a_side_keeps_its_braces() {
		assertChanged("show trap { side front { } }", new DesignEdit.Unsay(Setting.FILL), "show trap { side fro<|>nt { fill: red } }");
	}

	@Test
	void a_comment_keeps_the_braces_that_it_stands_in() {
		assertChanged("show trap { side front { show title at top 12 { /* small */ } } }", new DesignEdit.Unsay(Setting.TYPE),
				"show trap { side front { show ti<|>tle at top 12 { /* small */ type: 8 } } }");
	}

	@Test
	void a_design_that_says_nothing_any_more_goes() {
		assertChanged("show Web as \"spider-alt\"\n", new DesignEdit.Unsay(Setting.ACCENT),
				"show t<|>rap { accent: red }\nshow Web as \"spider-alt\"\n");
		assertChanged("show Web as \"spider-alt\"", new DesignEdit.Unsay(Setting.ACCENT),
				"show W<|>eb as \"spider-alt\" { accent: red }");
	}

	@Test
	void a_design_has_another_icon_or_none_of_its_own() {
		assertChanged("show trap as \"spider-web\" { accent: red }", new DesignEdit.ShowAs("spider-web"), "show tr<|>ap { accent: red }");
		assertChanged("show trap as \"spider-web\" by danger", new DesignEdit.ShowAs("spider-web"),
				"show tr<|>ap as \"spider-alt\" by danger");
		assertChanged("show trap by danger", new DesignEdit.ShowAs(""), "show tr<|>ap as \"spider-alt\" by danger");
		assertChanged("show Web { accent: red }\n", new DesignEdit.ShowAs(""),
				"show tr<|>ap as \"spider-alt\"\nshow Web { accent: red }\n");
	}

	@Test
	void an_icon_is_changed_where_it_is_said() {
		assertChanged("show trap { accent: red }\n<|>show trap as \"spider-web\"", new DesignEdit.ShowAs("spider-web"),
				"show tr<|>ap { accent: red }\nshow trap as \"spider-alt\"");
	}

	// Boxes

	@Test
	void a_box_shows_something_else() {
		String other = "show trap { side front { show \"{kind} \\\"a\\\"\" at top 12 } }";
		assertChanged(other, new DesignEdit.Show(new Content.Written("{kind} \"a\"")),
				"show trap { side front { show ti<|>tle at top 12 } }");
		assertChanged("show trap { side front { show kind at top 12 } }", new DesignEdit.Show(new Content.Written("{kind}")),
				"show trap { side front { show <|>at top 12 } }");
		assertChanged("show trap { side front { show at top 12 } }", new DesignEdit.Show(new Content.Nothing()),
				"show trap { side front { show damage at<|> top 12 } }");
	}

	@Test
	void a_box_is_moved_to_another_edge_or_place() {
		assertChanged("show trap { side front { show title at left 9.25 when damage { bold: yes } } }",
				new DesignEdit.Place(new Placement.Docked(Edge.LEFT, 9.25)),
				"show trap { side front { show title at top 12 w<|>hen damage { bold: yes } } }");
		assertChanged("show trap { side front { show title at -1, 0.5, 9, 10 } }", new DesignEdit.Place(new Placement.At(-1, 0.5, 9, 10)),
				"show trap { side front { show title at mid<|>dle } }");
		assertChanged("show trap { side front { show title at bottom } }",
				new DesignEdit.Place(new Placement.Docked(Edge.BOTTOM, null)),
				"show trap { side front { show title at 1,<|> 2, 3, 4 } }");
	}

	@Test
	void a_box_is_there_under_another_condition() {
		assertChanged("show trap { side front { show title at top 12 when damage is 2 { bold: yes } } }",
				new DesignEdit.When(new Condition(false, "damage", "2")),
				"show trap { side front { show tit<|>le at top 12 { bold: yes } } }");
		assertChanged("show trap { side front { show title at top 12 when not damage } }",
				new DesignEdit.When(new Condition(true, "damage", "")),
				"show trap { side front { show tit<|>le at top 12 when damage is 2 } }");
		assertChanged("show trap { side front { show title at top 12 { bold: yes } } }", new DesignEdit.When(Condition.ALWAYS),
				"show trap { side front { show tit<|>le at top 12 when damage is 2 { bold: yes } } }");
	}

	@Test
	void a_box_comes_behind_another_or_into_it() {
		var add = new DesignEdit.Add(new Content.Symbol(), new Placement.Docked(Edge.TOP, 8.0), false);
		assertChanged("show trap {\n\tside front {\n\t\tshow title at top 12\n\t\t<|>show icon at top 8\n\t\tshow text at bottom\n\t}\n}",
				add,
				"show trap {\n\tside front {\n\t\tshow ti<|>tle at top 12\n\t\tshow text at bottom\n\t}\n}");
		var inside = new DesignEdit.Add(new Content.Nothing(), new Placement.Docked(Edge.MIDDLE, null), true);
		assertChanged("show trap {\n\tside front {\n\t\tshow title at top 12\n\t\t<|>show at middle\n\t}\n}", inside,
				"show trap {\n\tside f<|>ront {\n\t\tshow title at top 12\n\t}\n}");
		assertChanged("show trap { side front { show at top 12 { <|>show at middle } } }", inside,
				"show trap { side front { show a<|>t top 12 } }");
	}

	@Test
	void a_box_goes_with_its_lines_and_comments() {
		assertChanged("show trap {\n\t<|>side front {\n\t\tshow title at top 12\n\t}\n}", new DesignEdit.Remove(),
				"show trap {\n\tside front {\n\t\tshow title at top 12\n\t\t// small\n\t\tshow te<|>xt at bottom {\n\t\t\ttype: 8\n\t\t}\n\t}\n}");
		assertChanged("show trap { side front { <|>show at top 12 } }", new DesignEdit.Remove(),
				"show trap { side front { show at top 12 { show te<|>xt at bottom } } }");
	}

	@Test
	void a_box_takes_its_room_earlier_or_later() {
		assertChanged("show trap { side front { <|>show text at bottom { type: 8 } show title at top } }", new DesignEdit.Move(true),
				"show trap { side front { show title at top show te<|>xt at bottom { type: 8 } } }");
		assertChanged("show trap { side front { show text at bottom { type: 8 } <|>show title at top } }", new DesignEdit.Move(false),
				"show trap { side front { show tit<|>le at top show text at bottom { type: 8 } } }");
		assertEquals(Optional.empty(), change("show trap { side front { show tit<|>le at top } }", new DesignEdit.Move(true)));
	}

	// Refusals

	@Test
	void a_text_that_cannot_be_read_stays_as_it_is() {
		assertEquals(Optional.empty(),
				change("show trap { side front { show title at<|> top 12 { type: } } }", say(Setting.TYPE, new SettingValue.Number(9))));
	}

	@Test
	void what_is_no_box_cannot_be_moved() {
		assertEquals(Optional.empty(), change("show trap { side fr<|>ont { } }", new DesignEdit.ShowAs("spider-alt")));
		assertEquals(Optional.empty(), change("show trap { side fr<|>ont { } }", new DesignEdit.Place(Placement.ALL)));
		assertEquals(Optional.empty(), change("show tr<|>ap { side front { } }", new DesignEdit.Remove()));
		assertEquals(Optional.empty(), change("// noth<|>ing\nshow trap { side front { } }", new DesignEdit.Remove()));
	}

	private static DesignEdit say(Setting setting, SettingValue... values) {
		return new DesignEdit.Say(setting, List.of(values));
	}

	/** @param expected with a caret where the author goes on, or without one where that is at the part as before */
	private void assertChanged(String expected, DesignEdit wanted, String text) {
		DesignChange change = change(text, wanted).orElseThrow();
		String before = HEAD + text.replace(Workspace.CARET, "");
		String after = TextChange.applied(before, change.changes());
		int caret = expected.indexOf(Workspace.CARET);
		assertEquals(HEAD + expected.replace(Workspace.CARET, ""), after);
		assertEquals(workspace.address(FILE), change.document());
		if (caret >= 0) {
			assertEquals(expected.substring(caret + Workspace.CARET.length()), after.substring(change.offset()));
		} else {
			assertTrue(change.offset() <= (HEAD + text).indexOf(Workspace.CARET));
		}
	}

	private Optional<DesignChange> change(String text, DesignEdit wanted) {
		workspace.open(FILE, HEAD + text);
		return workspace.service().designs().change(new DesignSight(workspace.address(FILE), 0, ""),
				new DesignPlace(workspace.address(FILE), (HEAD + text).indexOf(Workspace.CARET)), wanted, CancelIndicator.NullImpl);
	}
}
