import { basename, join } from 'node:path';
import { globSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { readMarkdown } from '../../../site/markdown/read-markdown.ts';
import { markdownFiles } from '../../../site/vite/markdown-files.ts';

/** In place of Storybook: a story file is read for the content that its component is given, and draws nothing. */
const STUB = `
export const found = [];
const any = new Proxy(function () {}, { get: (_, key) => (key === 'then' ? undefined : any), apply: () => any });
export const { expect, fn, within, userEvent, waitFor, spyOn, fireEvent, screen, mocked } = any;
export default { meta(meta) { found.push(meta.args ?? {}); return { input: meta, story: () => any }; } };
`;

const stub: Plugin = {
  name: 'stories-without-storybook',
  enforce: 'pre',
  resolveId: (id) => (id === 'storybook/test' || id.endsWith('.storybook/preview.tsx') ? '\0stories' : undefined),
  load: (id) => (id === '\0stories' ? STUB : undefined),
};

/**
 * Sections that React cannot take over in a browser: what is in a `template` is no child of it there. They stay as the server
 * draws them, and a script answers them.
 */
export const NOT_TAKEN_OVER: readonly string[] = ['site-search'];

/** What the stories of every section give it, by the section's name: content, without the functions among it. */
export async function everySection(root: string): Promise<Readonly<Record<string, object>>> {
  const files = globSync('stories/sections/*.stories.tsx', { cwd: root }).toSorted();
  const names = files.map((file) => basename(file, '.stories.tsx'));
  const entry = '\0every-section';
  const source = [
    `import { found } from 'storybook/test';`,
    ...files.map((file) => `import ${JSON.stringify(join(root, file))};`),
    `export const contents = found;`,
  ].join('\n');
  const entries: Plugin = {
    name: 'every-section',
    enforce: 'pre',
    resolveId: (id) => (id === 'every-section' ? entry : undefined),
    load: (id) => (id === entry ? source : undefined),
  };
  const { module } = await runnerImport<{ contents: readonly object[] }>('every-section', {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [stub, entries, markdownFiles(join(root, 'site'), readMarkdown)],
    resolve: { noExternal: ['storybook'] },
    // Where a story asks for the address of a file beside its page.
    define: { 'document.baseURI': JSON.stringify('http://localhost/') },
  });
  if (module.contents.length !== names.length)
    throw new Error(
      `${names.length} story files of sections tell ${module.contents.length} contents, expected one each`,
    );
  return Object.fromEntries(
    names.map((name, index): [string, object] => [name, Object(JSON.parse(JSON.stringify(module.contents[index])))]),
  );
}
