import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FreshProject } from './projects.ts';

const templates = join(import.meta.dirname, 'projects');

/** What is read by no person here: installs and builds say what they do, and ask for nothing. */
const quiet = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', CI: '1' };

/** Makes a project in a folder that is not of this repository, installs it and the package, and builds it. */
export function makeProject(project: FreshProject, folder: string, tarball: string, everySection: object): void {
  const { layers, content, edit } = project;
  mkdirSync(folder, { recursive: true });
  for (const layer of layers) cpSync(join(templates, layer), folder, { recursive: true });
  cpSync(join(templates, 'shared/content.ts'), join(folder, content, 'content.ts'));
  cpSync(tarball, join(folder, 'onset-design-system.tgz'));
  if (layers.includes('next')) write(join(folder, 'app/all/every-section.json'), JSON.stringify(everySection));
  if (edit !== undefined) {
    const file = join(folder, edit.file);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(edit.from)) throw new Error(`${file} has no ${edit.from}`);
    writeFileSync(file, text.replace(edit.from, edit.to));
  }
  npm(folder, 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error');
  npm(folder, 'run', 'build');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs npm in a folder. Throws, with all that it said, where it fails, and where a build warns. */
export function npm(folder: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    env: quiet,
    shell: process.platform === 'win32',
  });
  if (status !== 0 || /\bwarn(?:ing)?\b/i.test(stdout))
    throw new Error(`npm ${words.join(' ')} in ${folder} fails or warns:\n${stdout}${stderr}`);
}
