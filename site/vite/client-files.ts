import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const ENTRY = 'runtime/main.ts';
const ID = 'virtual:runtime-url';

/** Modules that share a file in the browser. */
interface Group {
  readonly name: string;
  readonly priority?: number;
  /** Regular expressions for the beginnings of paths in the project. */
  readonly modules: readonly string[];
}

/**
 * Which modules share a file in the browser, where the bundler alone would make many small ones of them: twenty small
 * files weigh a quarter more than three, because each is compressed alone. What a group imports comes with it, unless a
 * group of a higher priority has it.
 */
const groups: readonly Group[] = [
  // All that a page runs at once: its one file.
  {
    name: 'runtime',
    priority: 3,
    modules: [
      'site/adapters/auth/(?:session-keys|stored-session|state)',
      'site/adapters/(?:http/(?!shape)|commons|observable)',
      'site/compositor/(?:middleware|public-error|islands/views)',
      'site/connected/session\\.ts',
      'site/config/',
      'site/runtime/(?!after-load|announcement|drafts(?!-key)|error-screen|new-builds|preloads|reload-once|restore-drafts|search|tags)',
      'site/(?:adapters/analytics/reports|connected/track)\\.ts',
    ],
  },
  // What asks for consent, where a tool is configured, and what measures. Their names say nothing of that: a blocker that
  // goes by names would take the question away, or leave nobody a way to answer it.
  {
    name: 'visit',
    priority: 3,
    modules: ['site/runtime/tags\\.ts', 'site/runtime/tags/consent-banner', 'site/adapters/consent/'],
  },
  {
    name: 'visit-on',
    priority: 2,
    modules: ['site/runtime/tags/', 'site/adapters/(?:analytics/(?!reports)|revenue/|local-host)'],
  },
  // What a page with a search runs at once. Apart from the search itself: what both use would go into the larger file.
  { name: 'site-search', priority: 3, modules: ['site/runtime/search(?:-keys|-parts)?\\.ts'] },
  // Asked for when somebody searches.
  { name: 'search', priority: 2, modules: ['node_modules/minisearch/', 'site/runtime/search/'] },
  // Asked for only where something has failed: the error screen, and which agents are crawlers.
  {
    name: 'error',
    priority: 2,
    modules: ['node_modules/isbot/', 'site/contract/crawler', 'site/runtime/error-screen'],
  },
  // What every island needs: React, and what words and buttons are made of. One file, because no island comes without.
  {
    name: 'react',
    priority: 2,
    modules: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'site/compositor/islands/',
      'design-system/primitives/(?:button|eyebrow|link|rich-text)\\.',
    ],
  },
  // Asked for when a form is sent, and at once by somebody signed in.
  {
    name: 'session',
    modules: ['site/adapters/(?:account/|auth/(?!messages)|http/shape)', 'site/connected/(?:open-app|page-session)'],
  },
  // What the forms of the account are made of, also what not each of them has: a file of its own for a password that is
  // chosen, and one for usernames, would cost the pages that have those more than it spares the others.
  {
    name: 'form',
    priority: 1,
    modules: [
      'design-system/primitives/(?:field|form|form-messages|form-values|notice|password-field|visually-hidden)\\.',
      'site/adapters/auth/messages',
      'site/connected/(?:auth|go-to|offered|redirect|search-parameter|stored|use-form-call)\\.ts',
      'site/connected/account/(?:account|form-errors|form-rules|passwords/password-advice|username-rule)\\.ts',
      'site/contract/(?!demo|payment)',
    ],
  },
  // The head of the account's pages, and the frame of what stands under it.
  {
    name: 'account',
    priority: 1,
    modules: [
      'design-system/sections/account-(?:intro|panel)',
      'site/connected/account/(?:account-intro|signed-in\\.)',
    ],
  },
  // The sections of the profile, which are always together.
  {
    name: 'profile',
    modules: [
      'design-system/sections/(?:account-data|account-list|change-password-form|device-list|profile-form|sessions-list)',
      'site/connected/account/(?:account-(?:data|list)|change-password|device-list|profile|relative-time|sessions-list)',
    ],
  },
  // The same of the customer portal.
  {
    name: 'portal',
    modules: [
      'design-system/sections/(?:invoice-list|subscription-overview)',
      'site/connected/checkout/(?:customer-plans|portal)',
    ],
  },
  // Small parts that sections of the account and of selling share, and how they write days and amounts.
  {
    name: 'parts',
    priority: 1,
    modules: [
      'design-system/primitives/(?:badge|card|segmented-control|skeleton)\\.',
      'design-system/content/(?:format-date|money)',
      'design-system/illustrations/playhead\\.',
    ],
  },
  // Heading and frame of most sections.
  {
    name: 'head',
    priority: 1,
    modules: ['design-system/primitives/section-heading\\.', 'design-system/sections/headed-section'],
  },
  // What was bought: on each page of the account, and wherever something is sold.
  {
    name: 'bought',
    priority: 1,
    modules: [
      'site/adapters/billing/',
      'site/connected/(?:checkout/bought|outcome)',
      'site/content/plans',
      'site/contract/payment-messages',
    ],
  },
  // Code that pages which sell share.
  {
    name: 'selling',
    priority: 1,
    modules: [
      'site/adapters/payments/(?!load-paddle)',
      'site/connected/checkout/(?:buyer|last-purchase|paths|payments)',
      'site/content/(?:brand|plan-offers)',
      'design-system/primitives/brand-mark\\.',
    ],
  },
  // Timecodes and waveforms. Each is too small for a separate file.
  { name: 'timeline', modules: ['design-system/content/timecode', 'design-system/illustrations/waveform'] },
  // What a form has around it that is the one thing on its page.
  {
    name: 'entry',
    modules: ['design-system/sections/entry-'],
  },
];

/**
 * Throws if a pattern of a group matches no file of the project. After a file is renamed, its module would silently
 * move to another file of the browser. The files on disk are checked, because not every build contains all modules.
 */
function requireFiles(site: string): void {
  const project = join(site, '..');
  const files = ['site', 'design-system'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/[/\\](?:node_modules|build)[/\\]/.test(join(entry.parentPath, '/')))
      .filter(({ name }) => !/\.test\.tsx?$/.test(name))
      .map((entry) => join(entry.parentPath, entry.name).slice(project.length).split(sep).join('/')),
  );
  for (const { name, modules } of groups)
    for (const pattern of modules.flatMap(alternatives)) {
      const isFound = pattern.startsWith('node_modules/')
        ? existsSync(join(project, pattern))
        : files.some((file) => new RegExp(`^/${pattern}`).test(file));
      if (!isFound)
        throw new Error(
          `site/vite/client-files.ts: no file matches ${pattern} of the group “${name}”. Correct or remove the pattern.`,
        );
    }
}

/** Returns the patterns of which an expression such as `a/(?:b|c)` consists. Exclusions such as `(?!d)` remain. */
function alternatives(pattern: string): string[] {
  const [whole, options] = /\(\?:([^()]*)\)/.exec(pattern) ?? [];
  if (whole === undefined || options === undefined) return [pattern];
  return options.split('|').flatMap((option) => alternatives(pattern.replace(whole, () => option)));
}

/**
 * How the browser imports late, in place of Vite's own helper. It fetches the file and all that it imports, at once, and
 * each once however many islands need it, and imports only what has come: a browser that failed to import a module never
 * asks for it again, and a visitor whose connection is back would have to load the page anew. So a file has come only when
 * its last byte has: a head is followed by nothing where a connection is lost. And what has not come after a minute is given
 * up, because a press that waits for an island would wait for ever. All of it is imported at once too, because the browser
 * alone would find each file only in the one before.
 */
const LATE_IMPORT = `const had = {};
const have = (file) => (had[file] ||= fetch(file, { signal: AbortSignal.timeout(60000) }).then(async (got) => {
  if (!got.ok) throw new TypeError(file);
  await got.text();
}));
export const __vitePreload = async (load, files = []) => {
  const urls = files.map((file) => '/' + file);
  await Promise.all(urls.map(have)).catch((error) => { for (const url of urls) had[url] = 0; throw error; });
  for (const url of urls) import(/* @vite-ignore */ url).catch(() => {});
  return load();
};`;

/**
 * Builds the runtime as the browser's one entry, decides how its code is cut into files, and tells the server's build
 * the address of the runtime as the default export of `virtual:runtime-url`. React Router's route modules are drawn on
 * the server alone: the browser's build, which must have them, gets empty ones.
 */
export function clientFiles(root: string): Plugin {
  let isServing = false;
  return {
    name: 'onset-client-files',
    enforce: 'pre',
    config: (_config, { command }) => {
      isServing = command === 'serve';
    },
    configEnvironment: {
      order: 'post',
      handler(name, { build }) {
        const options = name === 'client' ? build?.rollupOptions : undefined;
        if (!options || !Array.isArray(options.input) || Array.isArray(options.output)) return;
        requireFiles(root);
        options.input.push(join(root, ENTRY));
        // The first script of every page lists the others by name: six characters of hash take fewer bytes than eight.
        const chunkFileNames = 'assets/[name]-[hash:6].js';
        options.output = {
          ...options.output,
          chunkFileNames,
          codeSplitting: {
            groups: groups.map(({ modules, ...group }) => ({
              ...group,
              test: new RegExp(`/(?:${modules.join('|')})`),
            })),
          },
        };
      },
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id === `\0${ID}`)
        return `export default ${JSON.stringify(isServing ? `/${ENTRY}` : builtUrl(this.environment.config.build.outDir))}`;
      if (id === '\0vite/preload-helper.js') return LATE_IMPORT;
      const isRouteModule = [join(root, 'app/root.tsx'), join(root, 'app/page-route.tsx')].includes(id);
      return isRouteModule && !isServing && this.environment.name === 'client' ? emptyModule(id) : undefined;
    },
  };

  /** The browser's part is built first, and its manifest knows every file. */
  function builtUrl(serverDir: string): string {
    const file = resolve(root, serverDir, '../client/.vite/manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const entry = manifest[ENTRY];
    if (!entry) throw new Error(`${ENTRY} is not in ${file}`);
    return `/${entry.file}`;
  }
}

/** File with the source files of each view that islands import, as arrays of paths in the project. */
export const ISLAND_SOURCES = '.vite/island-sources.json';

/**
 * Writes the source files of the views that islands import, from which `scripts/build/page-styles.ts` takes the classes
 * that an island may use after it is hydrated.
 */
export function islandSources(root: string): Plugin {
  const views = join(root, 'compositor/islands/views.ts');
  return {
    name: 'onset-island-sources',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const sourcesOf = (entry: string): string[] => {
        const found = new Set<string>();
        const collect = (id: string): void => {
          if (found.has(id)) return;
          found.add(id);
          const info = this.getModuleInfo(id);
          for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
            collect(imported);
        };
        collect(entry);
        const project = join(root, '..', sep);
        return [...found]
          .filter((id) => id.startsWith(project) && /\.tsx?$/.test(id))
          .map((id) => id.slice(project.length))
          .toSorted();
      };
      const entries = this.getModuleInfo(views)?.dynamicallyImportedIds ?? [];
      if (entries.length === 0)
        this.error(`${views} imports no views. Is it still the file with the views of islands?`);
      this.emitFile({ type: 'asset', fileName: ISLAND_SOURCES, source: JSON.stringify(entries.map(sourcesOf)) });
    },
  };
}

/** A module with the exports of another, and nothing in them. */
function emptyModule(file: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)];
  return ['export default null;', ...names.map(([, name = '']) => `export const ${name} = null;`)].join('\n');
}
