import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { inlineScripts } from '../site/app/inline-scripts.ts';
import { brand } from '../site/content/brand.ts';
import {
  PUBLIC_SETTING_NAMES,
  PublicConfigError,
  needsConsent,
  readPublicConfig,
} from '../site/config/public-config.schema.ts';
import type { PublicConfig } from '../site/config/public-config.ts';
import { misspelledSettings } from '../site/server/process/misspelled-settings.ts';
import { checkPages } from './build/check-pages.ts';
import type { CheckedPages } from './build/check-pages.ts';
import { demoCatalog } from './build/demo-catalog.ts';
import { drawErrorPages } from './build/draw-error-pages.ts';
import { removeEmptyPages } from './build/drawn-pages.ts';
import { writeEmails } from './build/emails.ts';
import { writeEncodings } from './build/encodings.ts';
import { unlistedScripts, writeInlineScripts } from './build/inline-scripts.ts';
import { writeIcons } from './build/icons.ts';
import { hashInputs } from './build/inputs.ts';
import { moveDrawings } from './build/late-drawings.ts';
import { writeLatestBuild } from './build/latest-build.ts';
import { writeLists } from './build/lists.ts';
import { writeRedirects } from './build/redirects.ts';
import { writeSecurityTxt } from './build/security-txt.ts';
import { lastCommitDates } from './build/site-map.ts';
import { hasBuild, removeStamp, writeStamp } from './build/stamp.ts';
import { weighPages } from './build/weigh.ts';
import type { PageWeight } from './build/weigh.ts';

/**
 * `npm run build`: the site, ready to be served or put on any host of static files, in `site/build` or `SITE_BUILD_DIR`. With
 * `--if-changed` only where there is no whole one of these very sources and settings.
 */
const root = join(import.meta.dirname, '..');
const output = resolve(process.env['SITE_BUILD_DIR'] || join(root, 'site', 'build'));
const client = join(output, 'client');

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
  for (const warning of misspelledSettings(process.env, PUBLIC_SETTING_NAMES)) process.stderr.write(`${warning}\n`);
  const config = readPublicConfig(process.env);
  requirePackages();
  const inputs = hashInputs(root, process.env);
  const unasked = process.argv.includes('--if-changed');
  if (unasked && hasBuild(output, inputs)) return;
  const started = performance.now();
  if (unasked) process.stdout.write('Building the site …\n');
  removeStamp(output);
  const { issues, validity, pages, files: extraFiles, newestVersion, ...moved } = await checkPages(root);
  if (issues.length > 0) throw new BuildFailure(`${issues.join('\n')}\nThe build failed.`);
  const id = inputs.slice(0, 16);
  await buildSite(id);
  const undrawn = removeEmptyPages(client, { pages, validity });
  if (undrawn.length > 0) throw new BuildFailure(`${undrawn.join('\n')}\nThe build failed.`);
  await drawErrorPages(root, output);
  const scripts = inlineScripts(needsConsent(config));
  const unlisted = unlistedScripts(client, scripts);
  if (unlisted.length > 0) throw new BuildFailure(`${unlisted.join('\n')}\nThe build failed.`);
  writeInlineScripts(output, scripts);
  writeSecurityTxt(client, { ...brand, ...config, now: Date.now() });
  await writeLists(client, pages, {
    siteUrl: config.siteUrl,
    brand: brand.name,
    description: brand.description,
    dates: lastCommitDates(root, 'site'),
    cache: join(root, 'node_modules/.cache/share-pictures'),
  });
  await writeIcons(client, brand);
  for (const [name, text] of Object.entries(extraFiles)) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), text);
  }
  writeLatestBuild(client, id);
  writeConfig(config);
  writeDemoCatalog(config);
  writeValidity(validity);
  writeRedirects(output, moved);
  writeFirstCommons(newestVersion);
  writeEmails(output, { brand: brand.name });
  await moveDrawings(client);
  const files = await writeEncodings(client);
  writeStamp(output, inputs);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (unasked) process.stdout.write(`Building the site: done in ${seconds} s\n`);
  else process.stdout.write(`${table(weighPages(client))}\n${files} files compressed, built in ${seconds} s\n`);
}

/** Throws a `BuildFailure` if the built server would not find its packages, because it is outside the project. */
function requirePackages(): void {
  try {
    createRequire(join(output, 'server', 'index.js')).resolve('react');
  } catch {
    throw new BuildFailure(
      `SITE_BUILD_DIR is ${output}, from which the server can’t load its packages. Choose a folder inside the project, or link ${join(root, 'node_modules')} into the folder above it.`,
    );
  }
}

/** Runs React Router's build. What it says is shown only when it fails. */
function buildSite(id: string): Promise<void> {
  const args = [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', 'site'];
  const env = { ...process.env, NODE_ENV: 'production', BUILD_ID: id };
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

/** What the server must know of the public configuration: for its content security policy, and for what plans are sold by. */
function writeConfig(config: PublicConfig): void {
  writeFileSync(join(output, 'public-config.json'), `${JSON.stringify(config)}\n`);
}

/** The prices of the server's demo checkout. A build with a client token has none. */
function writeDemoCatalog({ paddle, priceIds }: PublicConfig): void {
  const file = join(output, 'demo-catalog.json');
  rmSync(file, { force: true });
  if (paddle === null) writeFileSync(file, `${JSON.stringify(demoCatalog(priceIds))}\n`);
}

/** What a new database begins with: what the pages say until it says something else. */
function writeFirstCommons(newestVersion: string): void {
  const first = { tagline: brand.tagline, support_email: brand.supportEmail, latest_version: newestVersion };
  writeFileSync(join(output, 'first-commons.json'), `${JSON.stringify(first)}\n`);
}

/** When pages are there: the server must know, for a file is there always. */
function writeValidity(validity: CheckedPages['validity']): void {
  writeFileSync(join(output, 'page-validity.json'), `${JSON.stringify(validity)}\n`);
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
