import { cp, mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(import.meta.dirname, '../../..');

/** Everything that a build and the page editor read. */
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
];

/** Folders in `node_modules` that a copy needs for itself: the design system, and the caches of tools. */
const OWN_PACKAGES = new Set(['@onset', '.cache', '.vite', '.vite-temp', '.vitest-cache']);

/**
 * Copies the repository for a page editor that changes pages, with the folders in `more`, and returns its path. The caller
 * deletes it. The copy is inside the repository because Vite serves no file outside a workspace; packages are links.
 */
export async function copyForWorkshop(
  more: readonly string[] = ['stories/fixtures', 'stories/pages', 'stories/sections'],
): Promise<string> {
  await mkdir(join(root, 'tmp'), { recursive: true });
  const copy = await mkdtemp(join(root, 'tmp/editor-'));
  const generated = new Set(['site/build', 'site/.react-router', 'site/node_modules'].map((name) => join(root, name)));
  for (const name of [...SOURCES, ...more])
    await cp(join(root, name), join(copy, name), { recursive: true, filter: (source) => !generated.has(source) });
  const packages = join(copy, 'node_modules');
  await mkdir(join(packages, '@onset'), { recursive: true });
  await symlink(join(copy, 'design-system'), join(packages, '@onset/design-system'), 'dir');
  for (const name of await readdir(join(root, 'node_modules')))
    if (!OWN_PACKAGES.has(name)) await symlink(join(root, 'node_modules', name), join(packages, name), 'junction');
  await leaveWorkspace(join(copy, 'package.json'));
  return copy;
}

/** Removes the workspaces of a manifest, so that packages are resolved in the repository around the copy. */
async function leaveWorkspace(file: string): Promise<void> {
  const { workspaces: _workspaces, ...manifest } = z.looseObject({}).parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify(manifest));
}
