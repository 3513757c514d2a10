import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Takes the signatures off our own copies of libraries. A virtual machine keeps no classes of signed libraries for its next start: it reads
 * and verifies them all again, which takes longer than everything else that a start does. The build has checked where they come from.
 */
final class Unsign {

	private Unsign() {
	}

	/** @param arguments the folder of the libraries */
	public static void main(String[] arguments) throws IOException {
		try (DirectoryStream<Path> libraries = Files.newDirectoryStream(Path.of(arguments[0]), "*.jar")) {
			for (Path library : libraries) {
				unsign(library);
			}
		}
	}

	private static void unsign(Path library) throws IOException {
		try (FileSystem content = FileSystems.newFileSystem(library)) {
			Path information = content.getPath("META-INF");
			if (Files.isDirectory(information)) {
				try (DirectoryStream<Path> signatures = Files.newDirectoryStream(information, "*.{SF,RSA,DSA,EC}")) {
					for (Path signature : signatures) {
						Files.delete(signature);
					}
				}
			}
		}
	}
}
