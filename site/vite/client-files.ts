import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const ENTRY = 'runtime/main.ts';
const ID = 'virtual:runtime-url';

/**
 * Which modules share a file in the browser, where the bundler alone would make many small ones of them: twenty small
 * files weigh a quarter more than three, because each is compressed alone. What a group imports comes with it, unless a
 * group of a higher priority has it.
 */
const groups = [
  // All that a page runs at once: its one file.
  {
    name: 'runtime',
    priority: 3,
    test: within(
      'site/adapters/auth/(?:session-keys|stored-session|state)',
      'site/adapters/(?:http/(?!shape)|commons|observable)',
      'site/compositor/(?:middleware|public-error|islands/views)',
      'site/connected/session\\.ts',
      'site/config/',
      'site/runtime/(?!error-screen)',
    ),
  },
  // Asked for only where something has failed: the error screen, and which agents are crawlers.
  {
    name: 'error',
    priority: 2,
    test: within('node_modules/isbot/', 'site/contract/crawler', 'site/runtime/error-screen'),
  },
  {
    name: 'react',
    priority: 2,
    test: within('node_modules/(?:react|react-dom|scheduler)/', 'site/compositor/islands/'),
  },
  { name: 'session', test: within('site/adapters/(?:auth/(?!messages)|http/shape)', 'site/connected/page-session') },
  // What every form of the account is made of.
  {
    name: 'form',
    priority: 1,
    test: within(
      'design-system/primitives/(?:button|form/(?!checkbox)|link|notice|rich-text|timecode|visually-hidden)',
      'site/adapters/auth/messages',
      'site/connected/(?:account|auth|form-errors|go-to|redirect|required|search-parameter|stored|use-form-call)\\.ts',
      'site/contract/(?!username)',
    ),
  },
  // What the forms have in which something new is chosen.
  {
    name: 'new-account',
    test: within('design-system/primitives/form/checkbox', 'site/connected/(?:form-rules|password-advice)'),
  },
  // What only the forms with a username have.
  { name: 'username', test: within('site/connected/username-rule', 'site/contract/username') },
  // The sections of the profile, which are always together.
  {
    name: 'profile',
    test: within(
      'design-system/sections/(?:account-|change-password-form|profile-form|sessions-list)',
      'site/connected/(?:account-data|account-intro|change-password|per-user|profile-|relative-time|sessions-list|signed-in-only)',
    ),
  },
  // What a form has around it that is the one thing on its page.
  {
    name: 'entry',
    test: within('design-system/sections/entry-'),
  },
];

/** The modules in or below one of these paths of the repository; each is a regular expression. */
function within(...paths: readonly string[]): RegExp {
  return new RegExp(`/(?:${paths.join('|')})`);
}

/**
 * How the browser imports late, in place of Vite's own helper. It fetches the file and all that it imports, at once, and
 * imports only what has come: a browser that failed to import a module never asks for it again, and a visitor whose
 * connection is back would have to load the page anew.
 */
const LATE_IMPORT = `export const __vitePreload = async (load, files = []) => {
  const have = async (file) => { if (!(await fetch('/' + file)).ok) throw new TypeError(file); };
  await Promise.all(files.map(have));
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
        options.input.push(join(root, ENTRY));
        options.output = { ...options.output, codeSplitting: { groups } };
      },
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id === `\0${ID}`)
        return `export default ${JSON.stringify(isServing ? `/${ENTRY}` : builtUrl(this.environment.config.build.outDir))}`;
      if (id === '\0vite/preload-helper.js') return LATE_IMPORT;
      const isRouteModule = [join(root, 'app/root.tsx'), join(root, 'app/page-route.tsx')].includes(id);
      return isRouteModule && !isServing && this.environment.name === 'client' ? emptied(id) : undefined;
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

/** A module with the exports of another, and nothing in them. */
function emptied(file: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)];
  return ['export default null;', ...names.map(([, name = '']) => `export const ${name} = null;`)].join('\n');
}
