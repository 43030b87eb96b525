import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { findUses, watchedFolders } from './find-uses.ts';

const NAME = 'virtual:section-uses';
const ID = `\0${NAME}`;

/** `virtual:section-uses`: which pages have which section, read anew whenever one of them changes. */
export function sectionUses(root: string): Plugin {
  return {
    name: 'section-uses',
    resolveId: (name) => (name === NAME ? ID : undefined),
    load: (id) => (id === ID ? `export const uses = ${JSON.stringify(findUses(root))};` : undefined),
    configureServer({ watcher, moduleGraph }) {
      watcher.add(watchedFolders.map((folder) => join(root, folder)));
      watcher.on('all', (_event, path) => {
        const file = relative(root, path);
        const module = moduleGraph.getModuleById(ID);
        if (module && watchedFolders.some((folder) => file.startsWith(`${folder}/`)))
          moduleGraph.invalidateModule(module);
      });
    },
  };
}
