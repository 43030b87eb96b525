import { run } from '../../site/server/run.ts';

/** The server's process with another build than the site's, so that its tests need no build. */
await run(process.argv.slice(2), process.env, process.env['TEST_BUILD_DIR'] ?? '');
