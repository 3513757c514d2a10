package org.hullwright.lang.ide.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.design.Condition;
import org.hullwright.lang.design.Content;
import org.hullwright.lang.design.Design;
import org.hullwright.lang.design.Placement;
import org.hullwright.lang.design.Placement.Edge;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.design.SettingValue.FontFile;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.design.DesignForm.CopyTarget;
import org.hullwright.lang.ide.design.DesignForm.PrintedValue;
import org.hullwright.lang.ide.design.DesignForm.Step;
import org.hullwright.lang.ide.fixture.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a form shows of designs, the own ones and those of other packs, and how the latter become own ones. */
class DesignFormTest {

	private static final String FILE = "house/designs.hull";
	private static final String TRAPS = "house/traps.hull";
	private static final String BASE_FILE = "base/designs.hull";
	private static final String BASE = """
			pack base

			// How cards of the base look.
			show card {
				art: "pictures/any.png"
				align: left
				side front {
					type: 9
					show at top 12 {
						ink: red
						show title at middle { bold: yes }
					}
				}
			}
			""";

	@TempDir
	private Path folder;
	private Workspace workspace;

	@BeforeEach
	void two_packs() {
		workspace = Workspace
				.in(folder).file("base/pack.hull", "pack base { version 1.0.0 }\ntoken Any\n").file(BASE_FILE, BASE).file("house/pack.hull",
						"pack house { version 1.0.0 requires base }\nvalues Danger { water, fire }\n"
								+ "kind trap is card { printed danger: Danger = water printed damage: number = 0 }\n")
				.file(TRAPS, "pack house\n\ntrap Web \"Spider's web\" { }\n");
	}

	@Test
	void a_box_says_what_it_shows_where_and_when() {
		DesignForm form = own(
				"show trap { side front { show at top { show damage at left<|> 9 when danger is fire } show text at bottom } }");
		assertEquals(new BoxForm(new Content.Fact("damage"), new Placement.Docked(Edge.LEFT, 9.0), new Condition(false, "danger", "fire"),
				true, true), form.box());
		assertEquals(List.of("Trap", "front", "box at top", "damage"), form.path().stream().map(Step::label).toList());
		assertTrue(form.isOwn());
		assertEquals(List.of(), form.copies());
	}

	@Test
	void a_side_and_a_whole_design_have_settings_alone() {
		DesignForm side = own("show trap { side fr<|>ont { fill: red } }");
		assertNull(side.box());
		assertEquals(List.of(new SettingValue.Word("red")), side.field(Setting.FILL).own());
		assertFalse(side.settings().stream().anyMatch(field -> field.setting() == Setting.SIZE));
		DesignForm whole = own("show tr<|>ap { size: tarot side front { } }");
		assertEquals(List.of(new SettingValue.Word("tarot")), whole.field(Setting.SIZE).own());
		assertNull(side.icon());
		assertEquals("", whole.icon());
		assertEquals("spider-alt", own("show tr<|>ap as \"spider-alt\" { }").icon());
		assertEquals("spider-alt", own("show tr<|>ap { size: tarot }\nshow trap as \"spider-alt\"").icon());
	}

	@Test
	void what_is_inherited_is_told_with_its_origin() {
		DesignForm form = own(
				"show trap { type: 11 side front { bold: yes show at top { ink: gold show ti<|>tle at left { smallest: 8 } } } }");
		assertField("smallest 8 own", form, Setting.SMALLEST);
		assertField("ink gold the box around it", form, Setting.INK);
		assertField("bold yes the side front", form, Setting.BOLD);
		assertField("type 11 Trap in house", form, Setting.TYPE);
		assertField("align left Card in base", form, Setting.ALIGN);
		assertField("capitals no ", form, Setting.CAPITALS);
		assertField("typeface  ", form, Setting.TYPEFACE);
	}

	@Test
	void only_settings_that_do_something_are_offered_and_those_that_are_there() {
		DesignForm picture = own("show trap { side front { show pic<|>ture at middle { bold: yes } } }");
		assertTrue(picture.settings().stream().anyMatch(field -> field.setting() == Setting.FOCUS));
		assertTrue(picture.settings().stream().anyMatch(field -> field.setting() == Setting.BOLD));
		assertFalse(picture.settings().stream().anyMatch(field -> field.setting() == Setting.TYPE));
	}

	@Test
	void values_that_can_be_shown_are_those_that_components_print() {
		assertEquals(
				List.of(new PrintedValue("danger", "Danger", List.of("water", "fire")), new PrintedValue("damage", "Damage", List.of())),
				own("show trap { side fro<|>nt { } }").printed());
	}

	@Test
	void the_design_of_another_pack_is_offered_to_be_copied() {
		DesignForm form = foreign("show title");
		assertFalse(form.isOwn());
		assertEquals("base", form.pack());
		assertEquals(List.of(new CopyTarget("trap", "all of the kind Trap"), new CopyTarget("card", "all of the kind Card"),
				new CopyTarget("Web", "only Spider's web")), form.copies());
	}

	@Test
	void a_copy_goes_into_a_file_for_designs_without_what_only_the_other_pack_has() {
		DesignChange copy = workspace.service().designs().copy(trap(), place("show title"), "trap", CancelIndicator.NullImpl)
				.orElseThrow();
		assertEquals(workspace.address(FILE), copy.document());
		String written = TextChange.applied("", copy.changes());
		assertEquals("pack house\n\nshow trap {\n\talign: left\n\tside front {\n\t\ttype: 9\n\t\tshow at top 12 {\n\t\t\tink: red\n"
				+ "\t\t\tshow title at middle { bold: yes }\n\t\t}\n\t}\n}\n", written);
		assertTrue(written.substring(copy.offset()).startsWith("show title at middle"), written.substring(copy.offset()));
		workspace.file(FILE, written);
		assertEquals(List.of(), workspace.checked(FILE).stream().filter(problem -> !problem.endsWith("DESIGN_LEAVES_OUT")).toList());
		assertTrue(workspace.service().designs().form(trap(), copy.place(), CancelIndicator.NullImpl).orElseThrow().isOwn());
	}

	@Test
	void a_copy_comes_behind_the_designs_that_are_there() {
		String before = "pack house\n\nshow Web { accent: red }\n";
		workspace.file(FILE, before);
		DesignChange copy = workspace.service().designs().copy(trap(), place("side front"), "Web", CancelIndicator.NullImpl)
				.orElseThrow();
		String written = TextChange.applied(before, copy.changes());
		assertTrue(written.startsWith(before + "\nshow Web {\n\talign: left\n\tside front {"), written);
		assertTrue(written.substring(copy.offset()).startsWith("side front"));
	}

	@Test
	void the_library_is_copied_as_well() {
		String library = workspace.service().workspace().text(HullLanguageService.LIBRARY);
		DesignPlace place = new DesignPlace(HullLanguageService.LIBRARY, library.indexOf("show printed at top"));
		DesignForm form = workspace.service().designs().form(trap(), place, CancelIndicator.NullImpl).orElseThrow();
		assertFalse(form.isOwn());
		assertEquals("core", form.pack());
		DesignChange copy = workspace.service().designs().copy(trap(), place, "trap", CancelIndicator.NullImpl).orElseThrow();
		assertTrue(TextChange.applied("", copy.changes()).substring(copy.offset()).startsWith("show printed at top"));
	}

	@Test
	void a_theme_is_what_says_nothing_but_how_things_look_and_counts_before_nearer_designs() {
		workspace.file("night/pack.hull", "pack night \"By night\" { version 1.0.0 }\n")
				.file("night/designs.hull", "pack night\n\nshow card { accent: black side front { fill: black show title at top } }\n")
				.file(FILE, "pack house\n\nshow trap { size: tarot side front { fill: red show text at top show printed at bottom } }\n");
		assertEquals(List.of(new Theme("night", "By night")), workspace.service().designs().themes(CancelIndicator.NullImpl));
		assertEquals("red", fillOfTrap(""));
		assertEquals("black", fillOfTrap("night"));
		assertEquals("red", fillOfTrap("base"), "which is no theme");
		DesignSight sight = new DesignSight(workspace.address(TRAPS), 15, "night");
		DesignForm form = workspace.service().designs().form(sight, new DesignPlace(workspace.address("night/designs.hull"),
				workspace.service().workspace().text(workspace.address("night/designs.hull")).indexOf("side front")),
				CancelIndicator.NullImpl)
				.orElseThrow();
		assertTrue(form.isOwn(), "a theme that was chosen is changed where it is");
	}

	@Test
	void a_component_shows_another_part_of_its_picture() {
		var focus = new DesignEdit.Say(Setting.FOCUS, List.of(new SettingValue.Number(40), new SettingValue.Number(30)));
		var scale = new DesignEdit.Say(Setting.SCALE, List.of(new SettingValue.Number(140)));
		assertEquals("pack house\n\nshow Web { focus: 40, 30 scale: 140 }\n", withPicture("", List.of(focus, scale)));
		String own = "pack house\n\nshow Web { accent: red focus: 1, 2 }\n";
		assertEquals("pack house\n\nshow Web { accent: red focus: 40, 30 scale: 140 }\n", withPicture(own, List.of(focus, scale)));
		String box = "pack house\n\nshow trap { side front { show picture at middle { focus: 1, 2 } show printed at top } }\n";
		assertEquals(box.replace("1, 2", "40, 30"), withPicture(box, List.of(focus)), "what the box says counts more");
	}

	private String withPicture(String designs, List<DesignEdit.Say> wanted) {
		if (!designs.isEmpty()) {
			workspace.file(FILE, designs);
		}
		int box = designs.indexOf("show picture");
		DesignPlace place = box < 0 ? place("show title") : new DesignPlace(workspace.address(FILE), box);
		DesignChange change = workspace.service().designs().changeComponent(trap(), place, wanted, CancelIndicator.NullImpl).orElseThrow();
		assertEquals(workspace.address(FILE), change.document());
		return TextChange.applied(designs, change.changes());
	}

	private String fillOfTrap(String theme) {
		return workspace.service().reading().card(workspace.address(TRAPS), 15, "", theme, CancelIndicator.NullImpl).orElseThrow().design()
				.side(Design.FRONT).settings().word(Setting.FILL, "");
	}

	@Test
	void the_typefaces_in_the_folder_of_the_pack_are_there_to_choose_from() throws IOException {
		Files.createDirectories(folder.resolve("house/fonts"));
		Files.write(folder.resolve("house/fonts/Stencil.ttf"), new byte[1]);

		assertEquals(List.of("fonts/Stencil.ttf"), own("show tr<|>ap { }").typefaces().stream().map(FontFile::name).toList());
	}

	private DesignForm own(String text) {
		String all = "pack house\n\n" + text;
		workspace.open(FILE, all);
		int caret = all.indexOf(Workspace.CARET);
		return workspace.service().designs()
				.form(new DesignSight(workspace.address(FILE), caret, ""), new DesignPlace(workspace.address(FILE), caret),
						CancelIndicator.NullImpl)
				.orElseThrow();
	}

	private DesignSight trap() {
		return new DesignSight(workspace.address(TRAPS), 15, "");
	}

	private DesignForm foreign(String words) {
		return workspace.service().designs().form(trap(), place(words), CancelIndicator.NullImpl).orElseThrow();
	}

	private DesignPlace place(String words) {
		return new DesignPlace(workspace.address(BASE_FILE), BASE.indexOf(words));
	}

	private static void assertField(String expected, DesignForm form, Setting setting) {
		SettingField field = form.field(setting);
		assertEquals(expected, setting.word() + " " + String.join(", ", field.present().stream().map(SettingValue::plain).toList()) + " "
				+ (field.isOwn() ? "own" : Objects.requireNonNull(field.origin())));
	}
}
