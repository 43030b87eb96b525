import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');

/** All that a build is made of. */
const SOURCES = [
  'site',
  'design-system',
  'scripts',
  'tailwind.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** What stories are made of beside, and what tests them. */
const STORIES = ['stories', '.storybook', 'tests'];

/** Copies the repository, so that what is measured changes nothing in it, and deletes the copy after `work`. */
export async function withCopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = await mkdtemp(join(tmpdir(), 'onset-bench-'));
  return inCopy(copy, SOURCES, work);
}

/**
 * The same with the stories. This copy lies within the repository, as one of its folders: Vite gives a browser nothing
 * that is outside of a workspace, and the packages are.
 */
export async function withCopyOfStories<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  await mkdir(join(root, 'bench/copies'), { recursive: true });
  const copy = await mkdtemp(join(root, 'bench/copies/stories-'));
  return inCopy(copy, [...SOURCES, ...STORIES], async () => {
    await withoutWorkspace(copy);
    return work(copy);
  });
}

/**
 * The same for the workshop, which changes pages: a repository of its own with the pages as they are, and `more` folders. It is to
 * be deleted by who asked for it.
 */
export async function copyForWorkshop(
  more: readonly string[] = ['stories/fixtures', 'stories/pages', 'stories/sections'],
): Promise<string> {
  await mkdir(join(root, 'bench/copies'), { recursive: true });
  const copy = await mkdtemp(join(root, 'bench/copies/workshop-'));
  await fill(copy, [...SOURCES, '.oxfmtrc.json', '.storybook', 'compose', ...more]);
  await withoutWorkspace(copy);
  return copy;
}

/** Its packages are found in the folder around it. */
async function withoutWorkspace(copy: string): Promise<void> {
  const file = join(copy, 'package.json');
  const { workspaces: _root, ...manifest } = z.looseObject({}).parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify(manifest));
}

/**
 * Copies without what builds have made. Packages are linked to, but for the design system, which is one and must be that
 * of the copy.
 */
async function inCopy<Result>(
  copy: string,
  names: readonly string[],
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  try {
    await fill(copy, names);
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function fill(copy: string, names: readonly string[]): Promise<void> {
  const made = new Set(['site/build', 'site/.react-router', 'site/node_modules'].map((name) => join(root, name)));
  for (const name of names)
    await cp(join(root, name), join(copy, name), { recursive: true, filter: (source) => !made.has(source) });
  const packages = join(copy, 'node_modules');
  await mkdir(join(packages, '@onset'), { recursive: true });
  await symlink(join(copy, 'design-system'), join(packages, '@onset/design-system'), 'dir');
  for (const name of await readdir(join(root, 'node_modules')))
    if (!OWN.has(name)) await symlink(join(root, 'node_modules', name), join(packages, name), 'junction');
}

/** What is a repository's own among its packages: the design system, and what tools keep there of their runs. */
const OWN = new Set(['@onset', '.cache', '.vite', '.vite-temp', '.vitest-cache']);
