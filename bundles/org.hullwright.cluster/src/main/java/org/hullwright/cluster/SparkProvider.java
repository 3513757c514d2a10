package org.hullwright.cluster;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.hullwright.cli.cluster.Cluster;
import org.hullwright.cli.cluster.ClusterAddress;
import org.hullwright.cli.cluster.ClusterProblem;
import org.hullwright.cli.cluster.ClusterProvider;
import org.hullwright.cli.cluster.PackArchive;

/** Connects to clusters of Apache Spark. This process is the driver; what workers need of the program, Spark sends them. */
public final class SparkProvider implements ClusterProvider {

	/** Failures of a task after which Spark gives up: so many workers may be lost on the way. */
	private static final String MOST_LOST = "32";

	/** How Spark calls by itself what no master has given a name. */
	private static final String UNREGISTERED = "spark-application-";

	@Override
	public Cluster connect(ClusterAddress address, PackArchive packs, Consumer<String> remarks) throws ClusterProblem {
		Masters masters = new Masters(address);
		InetAddress own = masters.reach();
		JavaSparkContext context = context(address, own);
		try {
			return new SparkCluster(context, masters, packs, sent(packs, context), remarks);
		} catch (IOException unwritable) {
			context.close();
			throw new ClusterProblem("The packs cannot be written to a file to be sent to " + address + ": " + unwritable.getMessage());
		}
	}

	/** Whatever users set by system properties counts more than what is set here. */
	private static JavaSparkContext context(ClusterAddress address, InetAddress own) throws ClusterProblem {
		var conf = new SparkConf().setMaster(address.toString()).setJars(programJars()).setAppName("hullwright simulate")
				.setIfMissing("spark.driver.host", own.getHostAddress())
				// the libraries of the program count in its tasks, not those of Spark, of which some are the same in other versions
				.setIfMissing("spark.executor.userClassPathFirst", "true")
				.setIfMissing("spark.executor.extraJavaOptions", "-Dguice_bytecode_gen_option=DISABLED -Djava.awt.headless=true")
				.setIfMissing("spark.task.maxFailures", MOST_LOST)
				.setIfMissing("spark.ui.enabled", "false")
				.setIfMissing("spark.ui.showConsoleProgress", "false");
		JavaSparkContext context;
		try {
			context = new JavaSparkContext(conf);
		} catch (RuntimeException refused) {
			throw noMaster(address, ": " + SparkWords.firstLine(refused));
		}
		if (context.sc().isStopped() || context.sc().applicationId().startsWith(UNREGISTERED)) {
			context.close();
			throw noMaster(address, "");
		}
		return context;
	}

	private static ClusterProblem noMaster(ClusterAddress address, String reason) {
		return new ClusterProblem("Something answers at " + address + ", but not as the master of Spark " + SparkWords.version() + " does"
				+ reason + ". Look whether the address is that on the master's page, and its version");
	}

	/** All archives of the class path but those of Spark, which workers have. */
	private static String[] programJars() throws ClusterProblem {
		try {
			Path spark = Path.of(SparkContext.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toRealPath().getParent();
			List<String> archives = new ArrayList<>();
			for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
				Path archive = Path.of(entry);
				if (Files.isRegularFile(archive) && !archive.toRealPath().getParent().equals(spark)) {
					archives.add(archive.toAbsolutePath().toString());
				}
			}
			return archives.toArray(String[]::new);
		} catch (IOException unreadable) {
			throw new ClusterProblem("The program cannot be read to be sent to a cluster: " + unreadable.getMessage());
		} catch (URISyntaxException impossible) {
			throw new IllegalStateException("Classes come from files", impossible);
		}
	}

	/** The file that workers fetch the packs from. */
	private static Path sent(PackArchive packs, JavaSparkContext context) throws IOException {
		Path folder = Files.createTempDirectory("hullwright-cluster-");
		Path file = folder.resolve(packs.hash() + ".zip");
		Files.write(file, packs.zip());
		context.addFile(file.toString());
		return folder;
	}
}
