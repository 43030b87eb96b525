import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readExportedSite } from './export/exported-site.ts';
import type { ExportedSite } from './export/exported-site.ts';
import { any } from './export/hosts/any.ts';
import { cloudflare } from './export/hosts/cloudflare.ts';
import { insertInHead, policyMeta } from './export/hosts/host-files.ts';
import type { Host, HostFiles } from './export/hosts/host-files.ts';
import { netlify } from './export/hosts/netlify.ts';
import { nginx } from './export/hosts/nginx.ts';
import { ExportError, USAGE, readOptions } from './export/options.ts';
import type { HostName } from './export/options.ts';
import { emptyTarget, requireOwn, writeInto } from './export/target.ts';
import { LEGAL_NOT_REVIEWED } from '../site/server/process/build-file.ts';
import { StartError } from '../site/server/process/start-error.ts';

/**
 * `npm run export`: the built site as a folder for a host of files, with the host's own files for headers and redirects, made of
 * what the server would say. `docs/guides/static-export.md` says what each host does with it.
 */
const root = join(import.meta.dirname, '..');
const buildDir = resolve(process.env['SITE_BUILD_DIR'] || join(root, 'site', 'build'));

const makers: Readonly<Record<HostName, Host>> = { any, netlify, cloudflare, nginx };

// React reads it while it loads; without it the slow development build would draw the gone pages.
process.env['NODE_ENV'] ??= 'production';

try {
  await main();
} catch (error) {
  if (!(error instanceof ExportError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const parameters = process.argv.slice(2);
  if (parameters.includes('--help')) return console.log(USAGE);
  const { to, host, hsts } = readOptions(parameters, root);
  const site = await readExportedSite(buildDir, hsts);
  const files = makers[host](site, to);
  const beside = Object.entries(files.beside ?? {}).map(([ending, text]) => ({ path: `${to}${ending}`, text }));
  for (const { path, text } of beside) requireOwn(path, text);
  emptyTarget(to, root);
  copyFiles(site, files, to);
  for (const [name, text] of Object.entries(files.inside)) writeInto(to, name, text);
  for (const { path, text } of beside) writeFileSync(path, text);
  const shown = (path: string): string => (relative('', path).startsWith('..') ? path : relative('', path));
  console.log(`Wrote ${site.files.length} files to ${shown(to)}, for ${host === 'any' ? 'any static host' : host}.`);
  if (beside.length > 0) console.log(`Configuration: ${beside.map(({ path }) => shown(path)).join(' and ')}`);
  for (const note of [...files.notes, ...warnings(site)]) console.log(`- ${note}`);
}

function copyFiles(site: ExportedSite, { page, compressed }: HostFiles, to: string): void {
  for (const { path, name, source, stylePolicy } of site.files) {
    if (name.endsWith('.html')) {
      const built = readFileSync(source, 'utf8');
      const exported =
        page?.(built, path) ?? (stylePolicy === undefined ? built : insertInHead(built, policyMeta(stylePolicy), path));
      writeInto(to, name, exported);
      if (compressed !== undefined) writeInto(to, `${name}.${compressed}`, gzipSync(exported, { level: 9 }));
      continue;
    }
    const target = join(to, name);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
    const packed = `${source}.${compressed}`;
    if (compressed !== undefined && existsSync(packed)) copyFileSync(packed, `${target}.${compressed}`);
  }
}

/** What of the site will not work as it was built. */
function warnings({ apiBaseUrl, siteUrl, legalReviewed, changes }: ExportedSite): string[] {
  const next = changes.find((time) => time > Date.now());
  return [
    ...(apiBaseUrl === ''
      ? [
          'PUBLIC_API_BASE_URL is not set. Pages, search and feeds work; accounts, lists, licenses and the demo checkout report that they can’t reach the server.',
        ]
      : []),
    ...(new URL(siteUrl).hostname === 'localhost'
      ? [
          `PUBLIC_SITE_URL is ${siteUrl}, so canonical links, previews, feeds and the sitemap point there. Set it and build again.`,
        ]
      : []),
    ...(legalReviewed === false ? [`${LEGAL_NOT_REVIEWED}.`] : []),
    ...(next === undefined
      ? []
      : [`A page appears or disappears on ${new Date(next).toISOString().slice(0, 10)}. Export again on that day.`]),
  ];
}
