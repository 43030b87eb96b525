import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import { copyForWorkshop } from './site-copy.ts';
import { freePort } from '../../setup/free-port.ts';
import { openPageSchema } from '../../../compose/protocol/protocol.ts';
import { spawnProcess } from '../../setup/server-process.ts';
import type { ServerProcess } from '../../setup/server-process.ts';
import { fetchModules, textAt } from './fetch-modules.ts';

/** A workshop on a copy of the repository, which is one of its own. */
export interface WorkshopProcess {
  readonly origin: string;
  readonly root: string;
  readonly read: (file: string) => string;
  /** The files that differ from what they were at first, as git says it. */
  readonly changed: () => string;
  /** The drafts there are, by the names of their files. */
  readonly drafts: () => string[];
  readonly process: ServerProcess;
  /** Has the pages as they were at first, without drafts. */
  readonly reset: () => void;
  /** Ends the process, and begins another on the same files. */
  readonly restart: (signal?: NodeJS.Signals) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What a workshop is started with. */
interface Start {
  /** Folders that its repository has beside what it needs itself, such as its tests. */
  readonly more?: readonly string[];
  /** What it has in its environment beside its port. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts one. */
export async function startWorkshopProcess({ more, env = {} }: Start = {}): Promise<WorkshopProcess> {
  const root = await copyForWorkshop(more);
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', 'site', 'stories', 'design-system', '.storybook');
  git('commit', '-qm', 'The pages as they are');
  const port = await freePort();
  let process = await start(root, port, env);
  const origin = `http://localhost:${port}`;
  await warmUp(origin);
  const drafts = (): string[] => {
    const folder = join(root, '.compose/drafts');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  return {
    origin,
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    changed: () => git('status', '--porcelain', '--untracked-files=all', '--', 'site', 'stories'),
    drafts,
    reset() {
      git('checkout', '-q', '--', '.');
      git('clean', '-qfd', '--', 'site/pages', 'stories/pages', 'stories/sections', 'design-system/sections');
      rmSync(join(root, '.compose/drafts'), { recursive: true, force: true });
    },
    get process() {
      return process;
    },
    async restart(signal = 'SIGTERM') {
      process.child.kill(signal);
      await process.ended;
      process = await start(root, port, env);
    },
    async stop() {
      process.child.kill('SIGTERM');
      await process.ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/**
 * Has it read the site and its own sources: a step of a test may not take as long as that takes on a machine that is busy.
 * The first checks of a page read every other page and the dictionaries.
 */
async function warmUp(origin: string): Promise<void> {
  const file = 'site/pages/download.ts';
  const { document } = openPageSchema.parse(JSON.parse(await textAt(`${origin}/api/page?file=${file}`)));
  const body = JSON.stringify({ file, document });
  for (const path of ['/api/site', '/canvas', '/compose/client/workshop.css', '/site/app/app.css'])
    await textAt(origin + path);
  for (const path of ['/api/drawing', '/api/texts', '/api/checks'])
    await textAt(origin + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  await fetchModules(origin, '/compose/client/main.tsx');
}

async function start(root: string, port: number, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const started = spawnProcess(join(root, 'compose/main.ts'), { ...env, COMPOSE_PORT: String(port) });
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (started.output.stdout.includes('The workshop is at')) resolve();
    };
    started.child.stdout?.on('data', look);
    void started.ended.then((how) => reject(new Error(`The workshop ended with ${how}: ${started.output.stderr}`)));
  });
  return started;
}

/** How long a workshop that has just begun may take to draw its first page on a machine that is busy, in milliseconds. */
const COLD_MS = 240_000;

/** Opens a page of the site in the workshop, and waits until it is drawn. */
export async function openPage(page: Page, origin: string, path: string, section?: string): Promise<FrameLocator> {
  await page.goto(`${origin}/?${new URLSearchParams({ page: path, ...(section !== undefined && { section }) })}`);
  const canvas = page.frameLocator('iframe');
  await canvas.locator('main section').first().waitFor({ timeout: COLD_MS });
  return canvas;
}

/** The outline of the open page. */
export const outline = (page: Page): Locator => page.getByRole('list', { name: 'Sections of the page' });

/** What the outline calls the sections, in order. */
export const sectionNames = (page: Page): Promise<string[]> =>
  outline(page)
    .getByRole('listitem')
    .evaluateAll((entries) =>
      entries.map((entry) => entry.querySelector('[data-outline-entry] > span')?.textContent?.trim() ?? ''),
    );

/** Chooses a section in the outline. */
export const choose = (page: Page, name: string): Promise<void> =>
  outline(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** Waits until the workshop says that the page is saved, or is not. */
export const untilSaid = (page: Page, state: 'Saved' | 'Not saved'): Promise<void> =>
  page.getByRole('heading', { level: 1 }).getByText(state, { exact: true }).waitFor();
