import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCompose } from '../../setup/compose-file.ts';
import { readDockerfile } from '../../setup/dockerfile.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { newPostgresDatabase } from '../database.ts';
import { send } from '../http.ts';
import { startProcess } from '../process.ts';

/** Creates the secrets with the commands in `deploying.md`. Returns their folder. */
function createSecrets(): string {
  const dir = temporaryDir();
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/operate/deploying.md'), 'utf8');
  const commands = /^mkdir -m 700 secrets.*?(?=^sudo )/ms.exec(docs)?.[0] ?? '';
  execFileSync('sh', ['-ec', commands], { cwd: dir, stdio: 'pipe' });
  return join(dir, 'secrets');
}

/** Environment of the container of `site-1`, with other folders and any free port. */
function containerEnv(secretsDir: string): Record<string, string> {
  const values = Object.entries(readCompose().services['site-1'].environment).flatMap(([name, value]) =>
    value === null ? [] : [[name, value.replace('/run/secrets', secretsDir)] as const],
  );
  return {
    ...readDockerfile().at(-1)?.env,
    ...Object.fromEntries(values),
    SITE_URL: 'https://www.example.com',
    TRUST_PROXY: '1',
    PORT: '0',
    DATA_DIR: temporaryDir(),
    KEPT_ASSETS_DIR: temporaryDir(),
  };
}

test('a server starts with the settings of the container, with and without optional secrets', async () => {
  const secretsDir = createSecrets();
  const write = (name: string, text: string) => writeFileSync(join(secretsDir, name), `${text}\n`);
  write('database_url', await newPostgresDatabase());
  write('smtp_url', 'smtp://127.0.0.1:1');
  const env = containerEnv(secretsDir);
  const token = 'a-token-for-metrics';
  const statuses = async () => {
    const { port } = await startProcess(env['DATA_DIR'] ?? '', env);
    const requests = [
      send(port, '/readyz'),
      send(port, '/metrics', { headers: { authorization: `Bearer ${token}` } }),
      send(port, '/webhooks/paddle', { method: 'POST', body: {} }),
    ];
    return (await Promise.all(requests)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 404, 503]);
  write('metrics_token', token);
  write('paddle_webhook_secret', 'pdl_ntfset_of_tests_only');
  expect(await statuses()).toEqual([200, 200, 401]);
});
