import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { inlineScripts } from '../site/app/inline-scripts.ts';
import {
  PUBLIC_SETTING_NAMES,
  PublicConfigError,
  needsConsent,
  readPublicConfig,
} from '../site/config/public-config.schema.ts';
import { misspelledSettings } from '../site/server/process/misspelled-settings.ts';
import { checkSite } from './build/check-site.ts';
import { compressedFiles } from './build/compress.ts';
import { drawings } from './build/drawings.ts';
import { firstView } from './build/first-view.ts';
import { icons } from './build/icons.ts';
import { inlineScriptHashes } from './build/inline-scripts.ts';
import { markdownVersions } from './build/markdown-versions.ts';
import { pageStyles } from './build/page-styles.ts';
import { weighPages } from './build/page-weights.ts';
import type { PageWeight } from './build/page-weights.ts';
import { renderErrorPages } from './build/render-error-pages.ts';
import { renderPages } from './build/render-pages.ts';
import { searchIndex } from './build/search-index.ts';
import { serverData } from './build/server-data.ts';
import { shareImages } from './build/share-images.ts';
import { siteFiles } from './build/site-files.ts';
import { hasBuild, hashInputs, removeStamp, writeStamp } from './build/stamp.ts';
import { BuildFailure, runSteps } from './build/step.ts';

/**
 * `npm run build`: builds the site into `site/build` or `SITE_BUILD_DIR`, for the server or any static host.
 * `--if-changed` does nothing if the folder has a complete build of the same sources and settings.
 */
const root = join(import.meta.dirname, '..');
const output = resolve(process.env['SITE_BUILD_DIR'] || join(root, 'site', 'build'));
const client = join(output, 'client');

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof PublicConfigError) process.stderr.write(`${error.message}\n`);
  else if (error instanceof BuildFailure) process.stderr.write(`${error.message}\nThe build failed.\n`);
  else throw error;
}

async function main(): Promise<void> {
  for (const warning of misspelledSettings(process.env, PUBLIC_SETTING_NAMES)) process.stderr.write(`${warning}\n`);
  const config = readPublicConfig(process.env);
  requirePackages();
  const inputsHash = hashInputs(root, process.env);
  const onlyIfChanged = process.argv.includes('--if-changed');
  if (onlyIfChanged && hasBuild(output, inputsHash)) return;
  const started = performance.now();
  if (onlyIfChanged) process.stdout.write('Building the site …\n');
  mkdirSync(output, { recursive: true });
  removeStamp(output);

  const site = await checkSite(root, config);
  const build = { root, output, client, id: inputsHash.slice(0, 16), config, site };
  const pages = await renderPages(build);
  await renderErrorPages(build);
  await runSteps(
    [
      inlineScriptHashes(inlineScripts(needsConsent(config))),
      markdownVersions,
      searchIndex(),
      drawings(),
      firstView,
      await pageStyles(client, root),
      siteFiles,
      shareImages,
      icons,
      serverData,
      // After all steps that write public files.
      compressedFiles,
    ],
    { ...build, site: { ...site, pages } },
  );
  writeStamp(output, inputsHash);

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (onlyIfChanged) process.stdout.write(`Building the site: done in ${seconds} s\n`);
  else process.stdout.write(`${weightTable(weighPages(client))}\nBuilt in ${seconds} s\n`);
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

/** Returns a table of the sizes of all pages. */
function weightTable(pages: readonly PageWeight[]): string {
  const rows = [
    ['kB, brotli', 'HTML', 'CSS', 'JS'],
    ...pages.map(({ path, html, css, js }) => [path, ...[html, css, js].map((bytes) => (bytes / 1000).toFixed(1))]),
  ];
  const width = Math.max(...rows.map(([path = '']) => path.length)) + 2;
  return rows
    .map(([path = '', ...cells]) => `${path.padEnd(width)}${cells.map((cell) => cell.padStart(8)).join('')}\n`)
    .join('');
}
