import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import * as z from 'zod';
import { npm } from './make-project.ts';

const templates = join(import.meta.dirname, 'projects');
const NAME = '@onset/design-system';
const manifestSchema = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string(), default: z.string() })])),
});

/** What is asked of the installed package, by the script of the project that asks it. */
const CHECKS = {
  bundler: 'every entry has types for a bundler',
  nodenext: 'every entry has types for Node',
  draw: 'every section is drawn by Node, with the oldest React',
  publint: 'publint finds nothing',
  tokens: 'Terrazzo reads the tokens',
} as const;

/**
 * Installs the package where there is no framework, and asks of it what must hold anywhere: every entry is found, in
 * JavaScript and in types, and what is not imported is not shipped.
 */
export async function proveConsumer(folder: string, tarball: string, everySection: object): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(join(templates, 'consumer'), folder, { recursive: true });
  cpSync(join(templates, 'shared/content.ts'), join(folder, 'content.ts'));
  cpSync(tarball, join(folder, 'onset-design-system.tgz'));
  npm(folder, 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error');
  writeFileSync(join(folder, 'every-section.json'), JSON.stringify(everySection));
  const entries = entriesOf(join(folder, 'node_modules', NAME));
  writeFileSync(join(folder, 'every-entry.ts'), entries.map(importOf).join('\n'));
  console.log(`${entries.length} entries in all`);
  for (const [script, what] of Object.entries(CHECKS)) {
    npm(folder, 'run', script);
    console.log(what);
  }
  await proveTreeShaking(folder);
}

/** Every entry by its whole name, without patterns. */
function entriesOf(folder: string): string[] {
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return Object.entries(exports).flatMap(([entry, target]) => {
    const path = typeof target === 'string' ? target : target.default;
    if (!entry.includes('*')) return [`${NAME}${entry.slice(1)}`];
    const pattern = path.slice(2);
    // What stands for the star, once or twice in the path.
    const name = new RegExp(
      `^${pattern
        .replaceAll('.', String.raw`\.`)
        .replace('*', '([^/]+)')
        .replace('*', String.raw`\1`)}$`,
    );
    return globSync(pattern, { cwd: folder }).flatMap((file) => {
      const star = name.exec(file.replaceAll('\\', '/'))?.[1];
      return star === undefined ? [] : [`${NAME}${entry.slice(1).replace('*', star)}`];
    });
  });
}

function importOf(entry: string, index: number): string {
  // Files are for a bundler: Node finds them.
  if (entry.startsWith(`${NAME}/fonts/`)) return `import.meta.resolve('${entry}');`;
  if (entry.endsWith('.css')) return `import '${entry}';`;
  const attributes = /\.json$|\/schemas\//.test(entry) ? " with { type: 'json' }" : '';
  return `import * as e${index} from '${entry}'${attributes};\nvoid e${index};`;
}

/** One button brings no section, no drawing and no library of behaviour with it; one section no other. */
async function proveTreeShaking(folder: string): Promise<void> {
  const button = await modulesOf(folder, `export { Button } from '${NAME}/primitives/button';`);
  const section = await modulesOf(folder, `export { Faq } from '${NAME}/sections/faq';`);
  const others = [
    ...button.filter((id) => /\/(?:sections|illustrations)\/|radix-ui|\/zod\//.test(id)),
    ...section.filter((id) => /\/sections\/(?!faq\/)|\/illustrations\/|radix-ui|\/zod\//.test(id)),
  ];
  if (button.length === 0 || section.length === 0 || others.length > 0)
    throw new Error(`One button and one section bring what they do not use: ${others.join(', ') || 'nothing at all'}`);
  console.log(`one button is ${button.length} modules, one section ${section.length}, and no other section among them`);
}

/** The modules that a bundler puts into what is made of a source. */
async function modulesOf(folder: string, source: string): Promise<string[]> {
  const entry = join(folder, 'one-part.js');
  writeFileSync(entry, source);
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'one-part' },
      rolldownOptions: { external: /^react(?:\/|$)/ },
    },
  });
  const chunks = (Array.isArray(output) ? output : []).flatMap((each) => each.output);
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
}
