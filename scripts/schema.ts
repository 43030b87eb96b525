import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as jsonSchema from '../site/compositor/json-schema.ts';
import { readMarkdown } from '../site/markdown/read-markdown.ts';
import { markdownFiles } from '../site/vite/content-files.ts';

/**
 * `npm run schema`: writes JSON Schema for the files of `site/pages` and for the content of each section to
 * `site/schema`. A page in JSON names it with `"$schema": "../schema/page.json"`, and an editor completes and checks it.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'site/schema');
const { module } = await runnerImport<typeof jsonSchema>(join(root, 'site/compositor/json-schema.ts'), {
  root: join(root, 'site'),
  configFile: false,
  plugins: [markdownFiles(join(root, 'site'), readMarkdown)],
  logLevel: 'error',
});
const { page, sections } = module.jsonSchemas();
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'sections'), { recursive: true });
write('page.json', page);
for (const [name, schema] of Object.entries(sections)) write(`sections/${name}.json`, schema);
console.log(`JSON Schema of pages and ${Object.keys(sections).length} sections in site/schema`);

function write(name: string, schema: object): void {
  const file = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema };
  writeFileSync(join(folder, name), `${JSON.stringify(file, null, 2)}\n`);
}
