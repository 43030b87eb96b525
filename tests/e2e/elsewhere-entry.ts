import { run } from '../../site/server/main.ts';

/** Runs the server with the build in `SITE_BUILD_DIR`. */
await run([], process.env, process.env['SITE_BUILD_DIR'] ?? '');
