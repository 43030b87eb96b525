import { brand } from '@onset/design-system/brand';
import { join } from 'node:path';
import { loadBuild } from '../../site/server/build.ts';
import { createLog } from '../../site/server/process/log.ts';
import { readConfig } from '../../site/server/process/config.ts';
import { stopOnSignal } from '../../site/server/main.ts';
import { startServer } from '../../site/server/server.ts';

/** Runs the server with a renderer that always fails, so every page that isn't a file is an error. */
const server = await startServer(
  readConfig(process.env),
  {
    ...(await loadBuild(join(import.meta.dirname, '../../site/build'))),
    render: () => Promise.reject(new Error('The renderer failed')),
  },
  { log: createLog((line) => process.stdout.write(line), Date.now), now: Date.now },
);
process.stdout.write(`${brand.name} is ready: http://localhost:${server.port}\n`);
stopOnSignal(server.stop);
