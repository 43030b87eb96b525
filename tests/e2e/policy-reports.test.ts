import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { spawnProcess, untilReady } from '../setup/server-process.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { expectConsole, prepareBrowser } from './browser.ts';
import { STYLES_ARE_TOLD } from './violations.ts';

const visit = prepareBrowser();

const MAIN = join(import.meta.dirname, '../../site/server/main.ts');

/** The built site in a process whose log can be read. */
async function startSite(): Promise<ServerProcess & { readonly origin: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'onset-e2e-'));
  const server = spawnProcess(MAIN, { PORT: '0', DATA_DIR: dataDir });
  onTestFinished(async () => {
    server.child.kill();
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { ...server, origin: `http://localhost:${await untilReady(server)}` };
}

// Over https browsers report in their newer way, for which the browser of the tests has no service; its form is tested
// in `tests/server/policy-reports.test.ts`.
test('what a policy stops in a visitor’s browser is a line of the log, without the code in the address', async () => {
  const site = await startSite();
  const visitor = await visit({ baseURL: site.origin });
  await visitor.page.goto('/reset-password?code=for-nobody-else', { waitUntil: 'networkidle' });
  await visitor.page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  const violation = () => site.output.stdout.split('\n').find((line) => line.includes('policy-violation'));
  await expect.poll(violation, { timeout: 30_000 }).toBeDefined();
  expect(JSON.parse(violation() ?? '')).toMatchObject({
    level: 'warn',
    directive: 'style-src-elem',
    blocked: 'inline',
    page: '/reset-password',
  });
  expect(site.output.stdout).not.toContain('for-nobody-else');
  if (STYLES_ARE_TOLD) expectConsole(visitor, /inline style/);
});
