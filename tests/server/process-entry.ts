import { run } from '../../site/server/main.ts';

// With `--expose-gc`, prints the memory that is used after a garbage collection.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ memory: { heapUsed, rss } })}\n`);
});

// Another build than that of the site, so that tests of the process need no build.
await run(process.argv.slice(2), process.env, process.env['TEST_BUILD_DIR'] ?? '');
