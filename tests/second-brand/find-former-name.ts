import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `node tests/second-brand/find-former-name.ts`, after a build of the second brand: fails if a built file, an email or a
 * file of Storybook contains the name that the last commit has. Captions are part of the videos, which have to be made anew.
 */

const root = join(import.meta.dirname, '../..');
const brand = execFileSync('git', ['show', 'HEAD:design-system/brand.ts'], { cwd: root, encoding: 'utf8' });
const name = /\bname: '([^']+)'/.exec(brand)?.[1];
if (name === undefined) throw new Error('The brand of the last commit has no name');

const files = globSync(
  [
    'site/build/client/**/*.*',
    'site/build/server/**/*.*',
    'storybook-static/**/*.*',
    'design-system/emails/rendered.json',
  ],
  { cwd: root, exclude: ['**/*.{avif,webp,png,mp4,woff2,ttf,br,gz,ico}', '**/media/**/*.vtt'] },
);
const pattern = new RegExp(`\\b${name}\\b`);
const found = files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
process.stdout.write(`${files.length} files searched, ${found.length} with the name ${name}\n`);
for (const file of found) process.stdout.write(`  ${file}\n`);
if (files.length < 100 || found.length > 0) process.exitCode = 1;
