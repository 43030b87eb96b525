import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedPage, SiteFacts } from './check-site.ts';
import { BuildFailure } from './step.ts';
import type { Build } from './step.ts';

/**
 * Runs React Router's build, which writes the browser's files, the server's renderer and the HTML of every page.
 * Returns the pages that were rendered: all but those outside their validity periods.
 *
 * @throws {BuildFailure} with the output of React Router, or the pages that are missing
 */
export async function renderPages({ root, output: buildDir, client, id, site }: Build): Promise<ListedPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
  const pathsFile = join(folder, 'paths.json');
  writeFileSync(pathsFile, JSON.stringify(site.pages.map(({ path }) => path)));
  const args = [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', 'site'];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_BUILD_DIR: buildDir,
    BUILD_ID: id,
    PRERENDER_PATHS_FILE: pathsFile,
  };
  // React Router empties only folders inside `site`.
  rmSync(client, { recursive: true, force: true });
  const { status, output } = await run(args, { cwd: root, env }).finally(() => rmSync(folder, { recursive: true }));
  if (status !== 0) throw new BuildFailure(output);
  return keepRenderedPages(client, site);
}

/** Runs Node and returns the exit status and everything that was printed. */
function run(args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  return new Promise<{ status: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output: Buffer.concat(printed).toString() }));
  });
}

/**
 * Deletes the empty files in `client` that the renderer returns for pages outside their validity periods
 * (`site/app/entry.server.tsx`), and returns the pages that are left.
 *
 * @throws {BuildFailure} if a page without a limited validity period wasn't rendered
 */
export function keepRenderedPages(client: string, { pages, validity }: Pick<SiteFacts, 'pages' | 'validity'>) {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('index.html') && statSync(join(client, name)).size === 0) rmSync(join(client, name));
  const isRendered = ({ path }: ListedPage): boolean => existsSync(join(client, path, 'index.html'));
  const missing = pages.filter((page) => !Object.hasOwn(validity, page.path) && !isRendered(page));
  if (missing.length > 0)
    throw new BuildFailure(
      missing
        .map(
          ({ path, source }) => `${source}: the page ${path} was not rendered. Check its route in site/app/routes.ts.`,
        )
        .join('\n'),
    );
  return pages.filter(isRendered);
}
