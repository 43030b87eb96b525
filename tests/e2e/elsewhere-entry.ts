import { run } from '../../site/server/main.ts';

/** The server on the build that `SITE_BUILD_DIR` names, in place of the site's own. */
await run([], process.env, process.env['SITE_BUILD_DIR'] ?? '');
