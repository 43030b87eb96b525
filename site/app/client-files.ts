import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const ENTRY = 'runtime/main.ts';
const ID = 'virtual:runtime-url';

/** Which modules share a file in the browser, where the bundler alone would make many small ones of them. */
const groups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/react-router\// },
  // What every document fetches when it is idle, the account area and the apps as well.
  {
    name: 'content',
    test: /\/site\/(?:adapters\/(?:http|commons)\/|adapters\/observable|runtime\/texts|public-config\.ts)/,
  },
  // All that a document runs at once: its one file.
  { name: 'runtime', test: /\/site\/(?:runtime\/(?!session\.|texts\.)|compositor\/middleware\.)/ },
];

/**
 * Builds the runtime beside React Router's own entry, decides how the browser's code is cut into files, and tells the
 * server's build the address of the runtime as the default export of `virtual:runtime-url`.
 */
export function clientFiles(root: string): Plugin {
  let serving = false;
  return {
    name: 'onset-client-files',
    enforce: 'post',
    config: (_config, { command }) => {
      serving = command === 'serve';
    },
    configEnvironment(name, { build }) {
      const options = name === 'client' ? build?.rollupOptions : undefined;
      if (!options || !Array.isArray(options.input) || Array.isArray(options.output)) return;
      options.input.push(join(root, ENTRY));
      options.output = { ...options.output, codeSplitting: { groups } };
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export default ${JSON.stringify(serving ? `/${ENTRY}` : builtUrl(this.environment.config.build.outDir))}`;
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
