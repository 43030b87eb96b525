import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyRuntimePackages } from '../../scripts/container/runtime-packages.ts';
import { send } from '../server/http.ts';
import { readDockerfile } from '../setup/dockerfile.ts';
import { spawnProcess, untilReady } from '../setup/server-process.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const root = join(import.meta.dirname, '../..');

/** A folder with what the last stage of the `Dockerfile` copies, and nothing else. */
function assembleImage(): string {
  const folder = temporaryDir();
  const isIgnored = (path: string): boolean => /\/node_modules(\/|$)|\.test\.tsx?$/.test(path.slice(root.length));
  for (const { stage, sources, target } of readDockerfile().at(-1)?.copies ?? [])
    for (const source of sources) {
      // Of the first stage: the build, and the packages that its last command collects.
      if (source.startsWith('/packages/')) copyRuntimePackages(root, folder);
      else {
        const from = join(root, stage === undefined ? source : source.replace(/^\/site\//, ''));
        const to = join(folder, target.endsWith('/') ? join(target, source.split('/').at(-1) ?? '') : target);
        cpSync(from, to, { recursive: true, filter: (path) => !isIgnored(path) });
      }
    }
  return folder;
}

test('the container image contains everything that serving the site and its commands need', async () => {
  const image = assembleImage();
  const dataDir = join(image, 'data');
  const server = spawnProcess(join(image, 'site/server/main.ts'), { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  const port = await untilReady(server);
  const page = await send(port, '/pricing', { headers: { accept: 'text/html' } });
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('data-section="pricing"')]);
  // Drawn by React: what is not prerendered.
  const missing = await send(port, '/nowhere', { headers: { accept: 'text/html' } });
  expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('Page not found: /nowhere')]);
  const body = { username: 'contained', email: 'contained@example.test', password: 'long enough, and not common' };
  expect((await send(port, '/api/auth/local/register', { method: 'POST', body })).status).toBe(200);
  const admin = spawnProcess(join(image, 'scripts/admin.ts'), { DATA_DIR: dataDir }, [
    'commons',
    'get',
    'support_email',
  ]);
  expect([await admin.ended, admin.output.stderr]).toEqual([0, '']);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output.stderr).toBe('');
});
