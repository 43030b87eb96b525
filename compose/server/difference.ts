import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_FOLDER } from '../store/workspace.ts';

/**
 * Two texts of a file as git shows their difference, without colours; empty where they are the same. A file that is not there is
 * a text of undefined.
 *
 * @throws {Error} where git cannot be run
 */
export async function difference(
  root: string,
  file: string,
  before: string | undefined,
  after: string | undefined,
): Promise<string> {
  await mkdir(join(root, OWN_FOLDER, 'writing'), { recursive: true });
  const folder = await mkdtemp(join(root, OWN_FOLDER, 'writing/difference-'));
  try {
    await writeFile(join(folder, 'before'), before ?? '');
    await writeFile(join(folder, 'after'), after ?? '');
    const shown = await noIndex(folder);
    const [, , ...lines] = shown
      .replace(/^diff --git .*\n/, '')
      .split('\n')
      .filter((line) => !/^(?:index|new file|deleted file) /.test(line));
    if (shown === '') return '';
    const [from, to] = [
      before === undefined ? '/dev/null' : `a/${file}`,
      after === undefined ? '/dev/null' : `b/${file}`,
    ];
    return [`--- ${from}`, `+++ ${to}`, ...lines].join('\n').trimEnd();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Git says 1 where there is a difference. */
function noIndex(folder: string): Promise<string> {
  const words = [
    'diff',
    '--no-index',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--text',
    '--no-renames',
    '--',
    'before',
    'after',
  ];
  return new Promise((resolve, reject) => {
    execFile('git', words, { cwd: folder, maxBuffer: 32_000_000 }, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(`git could not show the difference: ${stderr || error.message}`));
      else resolve(stdout);
    });
  });
}
