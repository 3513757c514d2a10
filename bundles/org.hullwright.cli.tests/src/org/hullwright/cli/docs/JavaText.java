package org.hullwright.cli.docs;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A class that stands in a page or in a comment.
 *
 * @param name of the class
 * @param text of its whole file
 */
record JavaText(String name, String text) {

	/** Compiles it into a folder, against all that this test sees; what the compiler complains about. */
	List<Diagnostic<? extends JavaFileObject>> problems(Path classes) {
		var problems = new DiagnosticCollector<JavaFileObject>();
		var source = new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {

			@Override
			public CharSequence getCharContent(boolean ignoreEncodingErrors) {
				return text;
			}
		};
		ToolProvider.getSystemJavaCompiler()
				.getTask(null, null, problems, List.of("-d", classes.toString(), "-proc:none"), null, List.of(source)).call();
		return problems.getDiagnostics();
	}
}
