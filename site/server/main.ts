import { join } from 'node:path';
import { run } from './run.ts';

/** `node site/server/main.ts` runs the built site; see `run.ts`. */
await run(process.argv.slice(2), process.env, join(import.meta.dirname, '..', 'build'));
