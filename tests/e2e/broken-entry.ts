import { join } from 'node:path';
import { loadFiles } from '../../site/server/files/load.ts';
import { createLog } from '../../site/server/log/log.ts';
import { loadTemplates } from '../../site/server/mail/templates.ts';
import { startServer } from '../../site/server/main.ts';
import { readConfig } from '../../site/server/process/config.ts';
import { readPublicSettings } from '../../site/server/process/public-settings.ts';
import { stopOnSignal } from '../../site/server/process/signals.ts';

/** The server on the build there is, but nothing can be drawn any more: every page that is no file is an error. */
const build = join(import.meta.dirname, '../../site/build');
const server = await startServer(readConfig(process.env), {
  files: loadFiles(build),
  render: () => Promise.reject(new Error('Nothing can be drawn')),
  templates: loadTemplates(build),
  publicSettings: readPublicSettings(join(build, 'public-config.json')),
  log: createLog((line) => process.stdout.write(line), Date.now),
  now: Date.now,
});
process.stdout.write(`Onset is ready: http://localhost:${server.port}\n`);
stopOnSignal(server.stop);
