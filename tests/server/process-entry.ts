import { run } from '../../site/server/main.ts';

// With `--expose-gc`, tells on request what is left in memory once all that can go has gone.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ memory: { heapUsed, rss } })}\n`);
});

/** The server's process with another build than the site's, so that its tests need no build. */
await run(process.argv.slice(2), process.env, process.env['TEST_BUILD_DIR'] ?? '');
