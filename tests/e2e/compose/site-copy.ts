import { cp, mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(import.meta.dirname, '../../..');

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
export async function copySite(): Promise<string> {
  await mkdir(join(root, 'tmp'), { recursive: true });
  const copy = await mkdtemp(join(root, 'tmp/editor-'));
  const generated = new Set(['site/build', 'site/.react-router', 'site/node_modules'].map((name) => join(root, name)));
  for (const name of SOURCES)
    await cp(join(root, name), join(copy, name), { recursive: true, filter: (source) => !generated.has(source) });
  const packages = join(copy, 'node_modules');
  await mkdir(join(packages, '@onset'), { recursive: true });
  await symlink(join(copy, 'design-system'), join(packages, '@onset/design-system'), 'dir');
  for (const name of await readdir(join(root, 'node_modules')))
    if (!OWN_PACKAGES.has(name)) await symlink(join(root, 'node_modules', name), join(packages, name), 'junction');
  // Without workspaces in its manifest, the copy resolves packages in the repository around it.
  const manifest = join(copy, 'package.json');
  const { workspaces: _workspaces, ...others } = z.looseObject({}).parse(JSON.parse(await readFile(manifest, 'utf8')));
  await writeFile(manifest, JSON.stringify(others));
  return copy;
}
