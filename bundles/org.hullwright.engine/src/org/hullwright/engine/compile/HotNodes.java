package org.hullwright.engine.compile;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.hullwright.engine.node.ConditionNode;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Tiers;
import org.hullwright.engine.node.ValueNode;

/** The just-in-time compiler: compiles what is hot, each piece to a hidden class of the JVM. */
public final class HotNodes implements Tiers {

	/**
	 * So often is a node interpreted before it is compiled. What is compiled has to be compiled once more by the JVM, and is slow until
	 * then: with a lower threshold ten thousand games would take longer than without a compiler.
	 */
	private static final int HOT = 150_000;
	/** Bytes of a stack on which the deepest expressions can be compiled. */
	private static final long STACK = 32L << 20;

	private static final String PROPERTY = "hullwright.compiler";
	private static final String BEFORE_USE = "at-once";

	private static final Logger LOG = System.getLogger(HotNodes.class.getName());

	/**
	 * Compiles on a thread of its own, which ends when there is nothing to do. What cannot be compiled by a fault of the compiler is
	 * logged, and interpreted for good.
	 */
	public static final HotNodes IN_BACKGROUND = new HotNodes(HOT, background());
	/** Compiles whatever is performed before it is performed: so that tests see compiled code at work. */
	public static final HotNodes AT_ONCE = new HotNodes(1, Runnable::run);

	private final int threshold;
	private final Executor executor;

	/**
	 * The compiler of games: in the background, or at once where the system property {@value #PROPERTY} is {@value #BEFORE_USE}, as for all
	 * tests of a pack.
	 */
	public static HotNodes usual() {
		return BEFORE_USE.equals(System.getProperty(PROPERTY)) ? AT_ONCE : IN_BACKGROUND;
	}

	private HotNodes(int threshold, Executor executor) {
		this.threshold = threshold;
		this.executor = executor;
	}

	private static Executor background() {
		var executor = new ThreadPoolExecutor(1, 1, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
			Thread thread = new Thread(null, task, "Hullwright compiler", STACK);
			thread.setDaemon(true);
			return thread;
		});
		executor.allowCoreThreadTimeOut(true);
		return task -> executor.execute(() -> logged(task));
	}

	private static void logged(Runnable task) {
		try {
			task.run();
		} catch (RuntimeException | LinkageError | StackOverflowError fault) {
			LOG.log(Level.WARNING, "something could not be compiled, and is interpreted", fault);
		}
	}

	@Override
	public int threshold() {
		return threshold;
	}

	@Override
	public void compile(EffectNode node, Consumer<EffectNode> compiled) {
		executor.execute(() -> new Unit<>(Entry.EFFECT, node).compile().ifPresent(compiled));
	}

	@Override
	public void compile(ValueNode node, Consumer<ValueNode> compiled) {
		executor.execute(() -> new Unit<>(Entry.VALUE, node).compile().ifPresent(compiled));
	}

	@Override
	public void compile(ConditionNode node, Consumer<ConditionNode> compiled) {
		executor.execute(() -> new Unit<>(Entry.CONDITION, node).compile().ifPresent(compiled));
	}

	@Override
	public void compile(ListNode node, Consumer<ListNode> compiled) {
		executor.execute(() -> new Unit<>(Entry.LIST, node).compile().ifPresent(compiled));
	}
}
