import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { brand } from '../site/content/brand.ts';
import { PublicConfigError, readPublicConfig } from '../site/public-config.schema.ts';
import type { PublicConfig } from '../site/public-config.schema.ts';
import { writeEmails } from './build-emails.ts';
import { writeEncodings } from './build/encodings.ts';
import { hashInputs } from './build/inputs.ts';
import { weighPages } from './build/weigh.ts';
import type { PageWeight } from './build/weigh.ts';

/**
 * `npm run build`: the site, ready to be served or put on any host of static files, in `site/build` or `SITE_BUILD_DIR`. With
 * `--if-changed` only where there is none of these very sources and settings.
 */
const root = join(import.meta.dirname, '..');
const output = resolve(process.env['SITE_BUILD_DIR'] ?? join(root, 'site', 'build'));
const client = join(output, 'client');
const stamp = join(output, 'inputs.txt');

/** Why there is no build, as the tools said it. */
class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
}

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof PublicConfigError || error instanceof BuildFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
}

async function main(): Promise<void> {
  const config = readPublicConfig(process.env);
  const inputs = hashInputs(root, process.env);
  const unasked = process.argv.includes('--if-changed');
  if (unasked && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const started = performance.now();
  if (unasked) process.stdout.write('Building the site …\n');
  // A build that is cut short must not be taken for a whole one.
  rmSync(stamp, { force: true });
  await buildSite();
  removeEmptyPages();
  writeConfig(config);
  await writeEmails(output, { brand: brand.name });
  const files = await writeEncodings(client);
  writeFileSync(stamp, inputs);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (unasked) process.stdout.write(`Building the site: done in ${seconds} s\n`);
  else process.stdout.write(`${table(weighPages(client))}\n${files} files compressed, built in ${seconds} s\n`);
}

/** Runs React Router's build. What it says is shown only when it fails. */
function buildSite(): Promise<void> {
  const args = [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', 'site'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildFailure(`${Buffer.concat(said).toString()}\nThe build failed.`));
    });
  });
}

/** A page that failed its validity check is an empty file (`app/entry.server.tsx`): the server answers for it. */
function removeEmptyPages(): void {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('index.html') && statSync(join(client, name)).size === 0) rmSync(join(client, name));
}

/** What the server must know of the public configuration, for its content security policy. */
function writeConfig({ apiBaseUrl }: PublicConfig): void {
  const file = join(output, 'public-config.json');
  writeFileSync(file, `${JSON.stringify(apiBaseUrl === '' ? {} : { apiBaseUrl })}\n`);
}

/** The pages and what each weighs before anything is touched. */
function table(pages: readonly PageWeight[]): string {
  const rows = [
    ['kB, brotli', 'HTML', 'CSS', 'JS'],
    ...pages.map(({ path, html, css, js }) => [path, ...[html, css, js].map((bytes) => (bytes / 1000).toFixed(1))]),
  ];
  const width = Math.max(...rows.map(([path = '']) => path.length)) + 2;
  return rows
    .map(([path = '', ...cells]) => `${path.padEnd(width)}${cells.map((cell) => cell.padStart(8)).join('')}\n`)
    .join('');
}
