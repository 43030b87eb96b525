import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { PURPOSE_TAG } from './purpose-tag.ts';

/** The reader of story files, with the purpose of each section as a tag: to be seen in the sidebar, and filtered by. */
export function withPurposeTags(indexer: Indexer, root: string): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const purpose = purposeOf(file, root);
      return purpose === undefined
        ? entries
        : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), `${PURPOSE_TAG}${purpose}`] }));
    },
  };
}

function purposeOf(storyFile: string, root: string): string | undefined {
  if (!/[\\/]stories[\\/]sections[\\/]/.test(storyFile)) return undefined;
  const name = basename(storyFile, '.stories.tsx');
  const docs = join(root, 'design-system/sections', name, `${name}.docs.ts`);
  return existsSync(docs) ? /\n {2}purpose: '([a-z]+)'/.exec(readFileSync(docs, 'utf8'))?.[1] : undefined;
}
