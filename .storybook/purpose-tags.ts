import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';

/** Adds the purpose of each section to the tags of its stories, for the filter and the labels of the sidebar. */
export function withPurposeTags(indexer: Indexer, root: string): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const purpose = purposeOf(file, root);
      return purpose === undefined
        ? entries
        : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), purpose] }));
    },
  };
}

function purposeOf(storyFile: string, root: string): string | undefined {
  if (!/[\\/]stories[\\/]sections[\\/]/.test(storyFile)) return undefined;
  const name = basename(storyFile, '.stories.tsx');
  const docs = join(root, 'design-system/sections', name, `${name}.docs.ts`);
  return existsSync(docs) ? /\n {2}purpose: '([a-z-]+)'/.exec(readFileSync(docs, 'utf8'))?.[1] : undefined;
}
