import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import * as z from 'zod';
import download from '../../../site/pages/download.ts';
import { freePort } from '../../setup/free-port.ts';
import { spawnProcess } from '../../setup/server-process.ts';
import type { ServerProcess } from '../../setup/server-process.ts';

/** A page editor that runs on its own copy of the repository. */
export interface PageEditorProcess {
  readonly origin: string;
  readonly root: string;
  readonly read: (file: string) => string;
  /** Files that differ from the original copy, as `git status --porcelain` lists them. */
  readonly changed: () => string;
  /** File names of the drafts on disk. */
  readonly drafts: () => string[];
  /** Restores the original files and deletes all drafts. */
  readonly reset: () => void;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Ends the process, if it still runs, and starts another on the same files and port. */
  readonly restart: (signal?: NodeJS.Signals) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Copies the repository and starts a page editor on the copy. */
export async function startPageEditor(): Promise<PageEditorProcess> {
  const root = await copySite();
  const git = (...parameters: string[]): string => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });
  git('init', '-q');
  git('add', 'site', 'stories', 'design-system', '.storybook');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'Original files');
  const drafts = join(root, '.compose/drafts');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let running = await startProcess(root, port);
  await warmUp(origin);
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    running.child.kill(signal);
    await running.ended;
  };
  return {
    origin,
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    changed: () => git('status', '--porcelain', '--untracked-files=all', '--', 'site', 'stories'),
    drafts() {
      return existsSync(drafts) ? readdirSync(drafts) : [];
    },
    reset() {
      git('checkout', '-q', '--', '.');
      git('clean', '-qfd', '--', 'site', 'stories', 'design-system');
      rmSync(drafts, { recursive: true, force: true });
    },
    kill,
    async restart(signal = 'SIGTERM') {
      await kill(signal);
      running = await startProcess(root, port);
    },
    async stop() {
      await kill('SIGTERM');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const repository = join(import.meta.dirname, '../../..');

/** Files and folders that a build and the page editor read. */
const SOURCES = [
  'site',
  'design-system',
  'scripts',
  'compose',
  '.storybook',
  'tailwind.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'stories/pages',
  'stories/sections',
];

/** Folders in `node_modules` that a copy needs for itself: the design system, and the caches of tools. */
const OWN_PACKAGES = new Set(['@onset', '.cache', '.vite', '.vite-temp', '.vitest-cache']);

/**
 * Copies the repository for a page editor that changes pages, and returns the path of the copy. The caller deletes it. The
 * copy is inside the repository because Vite serves no file outside a workspace; packages are links.
 */
async function copySite(): Promise<string> {
  await mkdir(join(repository, 'tmp'), { recursive: true });
  const copy = await mkdtemp(join(repository, 'tmp/editor-'));
  const generated = new Set(
    ['site/build', 'site/.react-router', 'site/node_modules'].map((name) => join(repository, name)),
  );
  for (const name of SOURCES)
    await cp(join(repository, name), join(copy, name), { recursive: true, filter: (source) => !generated.has(source) });
  const packages = join(copy, 'node_modules');
  await mkdir(join(packages, '@onset'), { recursive: true });
  await symlink(join(copy, 'design-system'), join(packages, '@onset/design-system'), 'dir');
  for (const name of await readdir(join(repository, 'node_modules')))
    if (!OWN_PACKAGES.has(name))
      await symlink(join(repository, 'node_modules', name), join(packages, name), 'junction');
  // Without workspaces in its manifest, the copy resolves packages in the repository around it.
  const manifest = join(copy, 'package.json');
  const { workspaces: _workspaces, ...others } = z.looseObject({}).parse(JSON.parse(await readFile(manifest, 'utf8')));
  await writeFile(manifest, JSON.stringify(others));
  return copy;
}

async function startProcess(root: string, port: number): Promise<ServerProcess> {
  const started = spawnProcess(join(root, 'compose/main.ts'), { COMPOSE_PORT: String(port) });
  await new Promise<void>((resolve, reject) => {
    started.child.stdout?.on('data', () => {
      if (started.output.stdout.includes('The page editor is at')) resolve();
    });
    void started.ended.then((how) => reject(new Error(`The page editor ended with ${how}: ${started.output.stderr}`)));
  });
  return started;
}

/** Requests everything that is slow the first time: the modules of the editor and the site, and the dictionaries of the checks. */
async function warmUp(origin: string): Promise<void> {
  const body = JSON.stringify({ file: 'site/pages/download.ts', document: download });
  const load = async (path: string, init?: RequestInit): Promise<string> => (await fetch(origin + path, init)).text();
  for (const path of ['/api/site', '/canvas', '/compose/client/page-editor.css', '/site/app/app.css']) await load(path);
  for (const path of ['/api/drawing', '/api/texts', '/api/checks'])
    await load(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  // Vite transforms a module, and bundles the packages it imports, when it is requested.
  const paths = new Set(['/compose/client/main.tsx']);
  for (const path of paths)
    for (const [, next = ''] of (await load(path)).matchAll(/(?:\bfrom|\bimport\(?)\s*["'](\/[^"']+)["']/g))
      paths.add(next);
}

/** Opens a page of the site in the editor, waits until it is rendered, and returns the frame that shows it. */
export async function openPage(page: Page, origin: string, path: string, section?: string): Promise<FrameLocator> {
  await page.goto(`${origin}/?${new URLSearchParams({ page: path, ...(section !== undefined && { section }) })}`);
  const canvas = page.frameLocator('iframe');
  // The first rendering after a restart is slow on a busy machine.
  await canvas.locator('main section').first().waitFor({ timeout: 120_000 });
  return canvas;
}

/** The outline of the open page. */
export const outline = (page: Page): Locator => page.getByRole('list', { name: 'Sections of the page' });

/** Names of the sections in the outline, in order. */
export const sectionNames = (page: Page): Promise<string[]> =>
  outline(page)
    .getByRole('listitem')
    .evaluateAll((entries) =>
      entries.map((entry) => entry.querySelector('[data-outline-entry] > span')?.textContent?.trim() ?? ''),
    );

/** Selects a section in the outline. */
export const selectSection = (page: Page, name: string): Promise<void> =>
  outline(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** Waits until the editor shows whether the page is saved. */
export const waitForStatus = (page: Page, status: 'Saved' | 'Not saved'): Promise<void> =>
  page.getByRole('heading', { level: 1 }).getByText(status, { exact: true }).waitFor();

/** Opens a dialog with a button and returns it. */
export async function openDialog(page: Page, button: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}
