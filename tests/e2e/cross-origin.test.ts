import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../setup/free-port.ts';
import { expectConsole, prepareBrowser } from './browser.ts';
import { newPerson, register, storedKeys } from './people.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(import.meta.dirname, 'elsewhere-entry.ts');
const visit = prepareBrowser();
// Without an address of their own: a header a page sends to another origin is one more that origin must allow.
const elsewhere = () => ({ baseURL: site.origin, extraHTTPHeaders: {} });

let folder: string;
let site: SiteProcess;
let apiPort: number;

/** A site built for an account API at another origin. It is served by one process, the API by another. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onset-cross-'));
  apiPort = await freePort();
  // The packages, for a server build that lies outside the project.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const build = join(folder, 'build');
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts')], {
    env: { ...process.env, PUBLIC_API_BASE_URL: `http://localhost:${apiPort}`, SITE_BUILD_DIR: build },
  });
  site = await startProcess({ PORT: '0', DATA_DIR: join(folder, 'site'), SITE_BUILD_DIR: build }, entry);
}, 120_000);

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the API at the address the site was built for. */
function startApi(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  return startProcess({ PORT: String(apiPort), DATA_DIR: join(folder, 'api'), ...env });
}

describe('a site whose account API has another origin', () => {
  test('works where the API allows it', async () => {
    const api = await startApi({ CORS_ORIGINS: site.origin });
    try {
      const { page } = await visit(elsewhere());
      const person = newPerson();
      await register(page, person);
      await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await expect.poll(() => storedKeys(page)).toEqual([]);
    } finally {
      await api.stop();
    }
  });

  test('fails clearly where the API does not', async () => {
    const api = await startApi({});
    try {
      const visitor = await visit(elsewhere());
      const { page } = visitor;
      await page.goto('/login');
      await page.getByLabel('Email or username').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('alert').filter({ hasText: 'could not reach the server' }).waitFor();
      expectConsole(visitor, /CORS|ERR_FAILED|status of 403/);
    } finally {
      await api.stop();
    }
  });
});
