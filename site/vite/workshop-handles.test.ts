import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { pagePaths, workshopHandles } from './workshop-handles.ts';

/** A site with a runtime and three pages. */
function siteFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['runtime', 'pages/guides', 'vite/workshop-handles'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'runtime/main.ts'), 'globalThis.isAwake = true;\n');
  writeFileSync(join(root, 'vite/workshop-handles/show-handles.ts'), 'export const showHandles = console.log;\n');
  for (const page of ['index.ts', 'guides/index.json', 'guides/first.ts']) writeFileSync(join(root, 'pages', page), '');
  return root;
}

const plainConfig = { configFile: false, logLevel: 'silent' } as const;

test('in development the runtime brings the handles, with where the workshop is and the pages it has', async () => {
  const root = siteFolder();
  const server = await createServer({
    ...plainConfig,
    root,
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [workshopHandles(root, { COMPOSE_PORT: '7100' })],
  });
  onTestFinished(() => server.close());
  const { code = '' } = (await server.transformRequest('/runtime/main.ts')) ?? {};
  expect(code).toContain('globalThis.isAwake = true');
  expect(code).toMatch(/from "[^"]*\/vite\/workshop-handles\/show-handles\.ts"/);
  expect(code).toContain('"workshop":"http://localhost:7100"');
  expect(code).toContain('"paths":["/","/guides","/guides/first"]');
});

test('a build has nothing of them', async () => {
  const root = siteFolder();
  const built = await build({
    ...plainConfig,
    root,
    plugins: [workshopHandles(root, {})],
    build: { write: false, rolldownOptions: { input: join(root, 'runtime/main.ts') } },
  });
  const text = JSON.stringify(built);
  expect(text).toContain('isAwake');
  for (const word of ['localhost', 'npm run compose', '/guides/first', 'console.log']) expect(text).not.toContain(word);
});

test('the pages of the site are found', () => {
  const paths = pagePaths(join(import.meta.dirname, '../pages'));
  expect(paths).toEqual(expect.arrayContaining(['/', '/pricing', '/404']));
});
