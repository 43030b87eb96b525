import { brand } from '@onset/design-system/brand';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import tailwindcss from '@tailwindcss/vite';
import { Hono } from 'hono';
import { createServer as createViteServer, normalizePath } from 'vite';
import type { ViteDevServer } from 'vite';
import { cssTarget } from '../../design-system/css-target.ts';
import { replaceBrokenPage } from '../../site/compositor/page-source.ts';
import { readPublicConfig } from '../../site/config/public-config.schema.ts';
import { publicDefinitions } from '../../site/config/public-definitions.ts';
import { readMarkdown } from '../../site/markdown/read-markdown.ts';
import { brokenPages, markdownFiles } from '../../site/vite/content-files.ts';
import { Drafts } from '../store/drafts.ts';
import { PageFiles } from '../store/page-files.ts';
import { Pages } from '../store/pages.ts';
import { Workspace } from '../store/workspace.ts';
import { createApi } from './api.ts';
import type { Site } from './api.ts';
import { canvas, canvasPolicy } from './canvas.ts';
import { Changes } from './changes.ts';
import { difference } from './difference.ts';
import { refusal } from './guard.ts';
import { imagesIn } from './images.ts';
import { mayServe } from './may-serve.ts';
import { deleteScreenshots } from './page-screenshots.ts';
import { sectionStory } from './section-stories.ts';
import { isUnwatched } from './unwatched.ts';

/** The loopback address: nobody else can reach it. */
const HOST = '127.0.0.1';

/** A workshop that runs. */
export interface Workshop {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** A setting or folder that keeps the page editor from starting. The message says what is wrong, why, and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Where a workshop works, and where it listens. */
export interface WorkshopOptions {
  /** The repository. */
  readonly root: string;
  /** 0 for one that is free. */
  readonly port: number;
}

/**
 * Runs the workshop for the pages of a repository.
 *
 * @throws {Error} where the port is taken
 * @throws {StartupError} if no page could be shown
 */
export async function startWorkshop({ root, port }: WorkshopOptions): Promise<Workshop> {
  if (/[#?]/.test(root))
    throw new StartupError(
      `The path of the repository is ${root}. Vite can’t load files from a path that contains # or ?. Move the repository to a path without these characters.`,
    );
  const workspace = new Workspace(root);
  await workspace.clear();
  const { vite, watching, forgetFileLists, forgetModules } = await startVite(root);
  const changes = new Changes();
  vite.watcher.on('all', (event, file) => {
    if (event === 'add' || event === 'unlink') forgetFileLists();
    changes.tell(relative(root, file).split(sep).join('/'), () => forgetModules(file));
  });

  const drafts = new Drafts(root);
  const images = () => imagesIn(join(root, 'site/public'));
  const api = createApi({
    pages: new Pages(workspace, drafts),
    drafts,
    files: new PageFiles(workspace),
    deleteScreenshots: (file) => deleteScreenshots(root, file),
    difference: (file, before, after) => difference(root, file, before, after),
    site: () => siteOf(vite),
    story: (section) => sectionStory(root, section),
    images,
  });
  changes.serve(api, watching);
  const app = getRequestListener(new Hono().route('/api', api).fetch);

  const server = createHttpServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      say(response, 500, error instanceof Error ? error.message : String(error));
    });
  });
  // Vite has no socket here, and nothing else speaks by one.
  server.on('upgrade', (_request, socket) => socket.destroy());

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusal(request, portOf(server));
    if (refused !== undefined) return say(response, 403, refused);
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path.startsWith('/api/')) return app(request, response);
    if (path === '/') return page(response, shell);
    if (path === '/canvas') return page(response, canvas, canvasPolicy);
    if (!mayServe(path, await images())) return say(response, 404, `There is no ${path}`);
    vite.middlewares(request, response, () => say(response, 404, `There is no ${path}`));
  }

  await listen(server, port);
  // The first page is there sooner where this has begun before it is asked for. What fails is said when it is.
  void siteOf(vite).catch(() => undefined);
  void vite.warmupRequest('/compose/client/main.tsx').catch(() => undefined);
  return {
    port: portOf(server),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await vite.close();
    },
  };
}

const shell = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name} page editor</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/compose/client/page-editor.css">
</head>
<body><div id="page-editor"></div><script type="module" src="/compose/client/main.tsx"></script></body>
</html>
`;

/** How long to wait for the first look at all files, in milliseconds: one that ended unnoticed must not stop everything. */
const FIRST_LOOK_MS = 60_000;

/** Vite as the editor runs it. */
interface RunningVite {
  readonly vite: ViteDevServer;
  /** Resolves when a change of any file is noticed. */
  readonly watching: Promise<void>;
  /** Has the modules that list files of a folder list them again. Vite does so by itself only with hot reload. */
  readonly forgetFileLists: () => void;
  /** Has the modules of a file read it again: Vite may have read it before it was complete. */
  readonly forgetModules: (file: string) => void;
}

/** Vite with the site's own plugins, but for what makes routes of pages. Nothing is told to the browser by a socket. */
async function startVite(root: string): Promise<RunningVite> {
  const watched = Promise.withResolvers<void>();
  const listing = new Set<string>();
  const vite = await createViteServer({
    configFile: false,
    root,
    publicDir: join(root, 'site/public'),
    cacheDir: join(root, 'node_modules/.vite/compose'),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      {
        name: 'onset-compose-watching',
        configureServer: ({ watcher }) => void watcher.once('ready', () => watched.resolve()),
      },
      {
        name: 'onset-compose-file-lists',
        enforce: 'pre',
        transform: { filter: { code: 'import.meta.glob' }, handler: (_code, id) => void listing.add(id) },
      },
      tailwindcss(),
      brokenPages(join(root, 'site'), replaceBrokenPage),
      markdownFiles(join(root, 'site'), readMarkdown),
    ],
    define: { ...publicDefinitions(readPublicConfig(process.env)), 'import.meta.env.BUILD_ID': '""' },
    build: { cssTarget },
    optimizeDeps: { entries: ['compose/client/main.tsx'] },
    server: {
      middlewareMode: true,
      ws: false,
      hmr: false,
      watch: { ignored: isUnwatched(root) },
    },
  });
  setTimeout(watched.resolve, FIRST_LOOK_MS).unref();
  return {
    vite,
    watching: watched.promise,
    forgetFileLists() {
      const { moduleGraph } = vite.environments.ssr;
      for (const id of listing) {
        const module = moduleGraph.getModuleById(id);
        if (module) moduleGraph.invalidateModule(module);
      }
    },
    forgetModules(file) {
      for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.onFileChange(normalizePath(file));
    },
  };
}

/** The site as its files are now. */
async function siteOf(vite: ViteDevServer): Promise<Site> {
  const { createSite } = (await vite.ssrLoadModule('/compose/preview/site.tsx')) as {
    createSite: (readStack: (error: Error) => string) => Site;
  };
  return createSite(({ stack = '' }) => vite.ssrRewriteStacktrace(stack));
}

/** The workshop's page fetches from nobody else, and stands in no frame. Styles are its own, and those that a dragged part is given. */
const shellPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function page(response: ServerResponse, html: string, policy = shellPolicy): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(html);
}

function say(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' });
  response.end(JSON.stringify({ message }));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve());
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
