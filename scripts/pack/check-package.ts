import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { relativeImports } from './relative-imports.ts';

const manifestSchema = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string(), default: z.string() })])),
});

/** Throws, with a line for each, where a package on disk has an entry or an import that leads nowhere, or a path of this machine. */
export function checkPackage(root: string, folder: string): void {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const all = globSync('**', { cwd: folder }).map((file) => `./${file.replaceAll('\\', '/')}`);
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    (typeof target === 'string' ? [target] : Object.values(target))
      .filter((path) => !all.some((file) => patternOf(path).test(file)))
      .map((path) => `package.json: “${entry}” leads to ${path}, which is not there`),
  );
  const files = globSync('**/*.{js,ts,css,json,md}', { cwd: folder });
  const problems = [...entries, ...files.flatMap((file) => problemsOf(file, root, folder))];
  if (problems.length > 0) throw new Error(`The package is incomplete:\n${problems.join('\n')}`);
}

/** Returns the pattern for the files of an entry, in which all asterisks stand for the same name. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', String.raw`\.`)
      .replace('*', '(.+)')
      .replaceAll('*', String.raw`\1`)}$`,
  );

function problemsOf(file: string, root: string, folder: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const lost = /\.(?:js|ts)$/.test(file)
    ? relativeImports(text)
        // In a browser, in Node and to TypeScript alike: the whole name of a file of the package.
        .filter((path) => !path.endsWith('.js') || !existsSync(join(folder, dirname(file), path)))
        .map((path) => `${file}: ${path} is not there`)
    : [];
  const own = [join(root, 'design-system'), join(root, 'node_modules'), folder]
    .filter((path) => text.includes(path))
    .map((path) => `${file}: names ${path}`);
  return [...lost, ...own];
}
