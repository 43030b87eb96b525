import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const ENTRY = 'runtime/main.ts';
const RUNTIME_URL_ID = 'virtual:runtime-url';

/** Modules that share a file in the browser. */
interface Group {
  readonly name: string;
  /**
   * Paths from the root of the project: a folder, such as `site/runtime/`, for the files directly in it, or a file. A file
   * that is named itself doesn't belong to the group of its folder.
   */
  readonly modules: readonly string[];
}

const primitives = (...names: string[]): string[] => names.map((name) => `design-system/primitives/${name}`);
const sections = (...names: string[]): string[] => names.map((name) => `design-system/sections/${name}`);

/**
 * Groups of modules for which the bundler alone would create many small files. Twenty small files are a quarter larger
 * than three, because each is compressed separately. A module belongs to the first group that names it or a module which
 * imports it, so the groups of more pages come first. Other modules are in the file of the dynamic import that needs them.
 */
const groups: readonly Group[] = [
  // The script of every page.
  { name: 'runtime', modules: ['site/runtime/', 'site/connected/track.ts'] },
  // React, and the primitives of nearly all islands.
  {
    name: 'react',
    modules: [
      'site/compositor/islands/hydrate.tsx',
      ...primitives('button.tsx', 'eyebrow.tsx', 'link.tsx', 'rich-text.tsx'),
    ],
  },
  // Consent and analytics, if a tool is configured. Ad blockers block files whose names contain those words. Visitors could
  // then not answer the question.
  { name: 'visit', modules: ['site/runtime/consent/'] },
  { name: 'visit-on', modules: ['site/runtime/tags/'] },
  { name: 'site-search', modules: ['site/runtime/site-search/'] },
  { name: 'search', modules: ['site/runtime/search/'] },
  // Heading and frame of most sections.
  { name: 'head', modules: [...primitives('section-heading.tsx'), ...sections('headed-section.tsx')] },
  // Primitives of the account and checkout pages, dates and amounts.
  {
    name: 'parts',
    modules: [
      ...primitives('badge.tsx', 'card.tsx', 'segmented-control.tsx', 'skeleton.tsx'),
      'design-system/content/format-date.ts',
      'design-system/content/money.ts',
      'design-system/illustrations/playhead.tsx',
    ],
  },
  // Timecodes and waveforms.
  { name: 'timeline', modules: ['design-system/content/timecode.ts', 'design-system/illustrations/waveform.tsx'] },
  // All forms share one file. A second one for passwords would make the pages that have them larger than it saves elsewhere.
  {
    name: 'form',
    modules: [
      'site/connected/form/',
      'site/adapters/auth/errors.ts',
      'site/contract/messages.ts',
      ...primitives('field.tsx', 'form.tsx', 'form-messages.tsx', 'notice.tsx', 'password-field.tsx'),
    ],
  },
  // Session of signed-in visitors, which others load when they submit a form. What every page needs to know of it,
  // `session.ts` and `state.ts`, is in the runtime, which imports them.
  { name: 'session', modules: ['site/connected/session/', 'site/adapters/auth/', 'site/adapters/account.ts'] },
  // Frame of pages with only a form, such as the login page.
  { name: 'entry', modules: sections('entry-form.tsx', 'entry-frame.tsx', 'entry-scenery.tsx') },
  { name: 'purchases', modules: ['site/connected/purchases/', 'site/adapters/billing.ts', 'site/content/plans.ts'] },
  // Pages that sell a plan.
  {
    name: 'selling',
    modules: ['site/connected/checkout/selling/', 'design-system/brand.ts', ...primitives('brand-mark.tsx')],
  },
  // Top of the profile and the customer portal.
  {
    name: 'account',
    modules: ['site/connected/account/head/', ...sections('account-panel.tsx')],
  },
  { name: 'profile', modules: ['site/connected/account/profile/'] },
  { name: 'portal', modules: ['site/connected/checkout/portal/'] },
];

/** Returns the group that names a path: the file itself, or else its folder. */
function findGroup(path: string): Group | undefined {
  const folder = `${dirname(path)}/`;
  return groups.find(({ modules }) => modules.includes(path)) ?? groups.find(({ modules }) => modules.includes(folder));
}

/** Throws if a folder or file of a group doesn't exist, or a folder has no modules. */
function requireModules(project: string): void {
  for (const { name, modules } of groups)
    for (const path of modules) {
      const file = join(project, path);
      const exists =
        existsSync(file) && (!path.endsWith('/') || readdirSync(file).some((each) => /\.tsx?$/.test(each)));
      if (!exists)
        throw new Error(
          `site/vite/client-files.ts: ${path} of the group “${name}” ${existsSync(file) ? 'has no modules' : 'doesn’t exist'}. Correct or remove the path. Otherwise, visitors would download its modules in other files.`,
        );
    }
}

/**
 * Import helper of the browser, which replaces Vite’s. It requests a file and its imports in parallel, each once for
 * all islands, and imports only complete files: browsers never retry a failed import, so visitors would have to reload
 * the page after a lost connection. A file is complete after its last byte, because the connection may be lost after
 * the headers. Requests time out after a minute, so that a click that waits for an island doesn’t wait forever. All
 * files are also imported in parallel, because the browser would discover each one only in the previous one.
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
 * Builds the runtime as the browser’s only entry, groups its modules into files, and passes its URL to the server’s
 * build as the default export of `virtual:runtime-url`. React Router’s route modules are rendered only on the server,
 * so they are empty in the browser’s build, which requires them.
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
        requireModules(join(root, '..'));
        options.input.push(join(root, ENTRY));
        // The first script of every page lists the others by name: six characters of hash take fewer bytes than eight.
        const chunkFileNames = 'assets/[name]-[hash:6].js';
        options.output = {
          ...options.output,
          chunkFileNames,
          codeSplitting: {
            groups: groups.map((group, index) => ({
              name: group.name,
              priority: groups.length - index,
              test: (id: string) => findGroup(relative(join(root, '..'), id).split(sep).join('/')) === group,
            })),
          },
        };
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client' || Object.values(bundle).some(({ name }) => name === 'react')) return;
      this.error('No module is in the group “react”. Is the project’s path a symbolic link? Build in the real folder.');
    },
    resolveId: (id) => (id === RUNTIME_URL_ID ? `\0${RUNTIME_URL_ID}` : undefined),
    load(id) {
      if (id === `\0${RUNTIME_URL_ID}`)
        return `export default ${JSON.stringify(isServing ? `/${ENTRY}` : getBuiltUrl(this.environment.config.build.outDir))}`;
      if (id === '\0vite/preload-helper.js') return LATE_IMPORT;
      const isRouteModule = [join(root, 'app/root.tsx'), join(root, 'app/page-route.tsx')].includes(id);
      return isRouteModule && !isServing && this.environment.name === 'client' ? emptyModule(id) : undefined;
    },
  };

  /** Returns the URL of the built runtime. The browser’s build runs first and writes the manifest. */
  function getBuiltUrl(serverDir: string): string {
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
      const findSources = (entry: string): string[] => {
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
      this.emitFile({ type: 'asset', fileName: ISLAND_SOURCES, source: JSON.stringify(entries.map(findSources)) });
    },
  };
}

/** Returns a module with the exports of another, all null. */
function emptyModule(file: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)];
  return ['export default null;', ...names.map(([, name = '']) => `export const ${name} = null;`)].join('\n');
}
