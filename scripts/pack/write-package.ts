import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { checkPackage } from './check-package.ts';
import { dtcgFiles } from './dtcg.ts';
import type * as ofRegistry from './of-registry.ts';
import { packageManifest, rootManifestSchema, workspaceManifestSchema } from './manifest.ts';
import { writeModules } from './modules.ts';
import { fillReadme } from './readme.ts';
import { relativeImports } from './relative-imports.ts';
import { compiledStylesheet, tailwindStylesheet } from './stylesheets.ts';

/**
 * Writes the package of the design system to a folder: modules with their types, stylesheets, fonts, JSON Schemas and
 * tokens. Throws where a part of it leads nowhere: see `check-package.ts`.
 */
export async function writePackage(root: string, folder: string): Promise<void> {
  const source = join(root, 'design-system');
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const read = (path: string): string => readFileSync(join(source, path), 'utf8');
  const { sectionSchemas, sectionFacts } = await registryParts(root);

  writeModules(root, folder);
  for (const [path, content] of Object.entries(dtcgFiles())) write(path, json(content));
  for (const [name, schema] of Object.entries(sectionSchemas())) write(`schemas/${name}.json`, json(schema));
  for (const file of readdirSync(join(source, 'fonts')).filter((name) => /\.woff2$|\.css$|^LICENSE/.test(name)))
    cpSync(join(source, 'fonts', file), join(folder, 'fonts', file));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  write('tailwind.css', tailwindStylesheet(read('styles.css')));
  for (const name of ['print.css', 'reset.css', 'sections/hero/loop.css']) write(name, read(name));
  write('styles.css', await compiledStylesheet(folder));
  for (const name of ['styles', 'print', 'tailwind']) write(`${name}.css.d.ts`, 'export {};\n');
  const readme = readFileSync(join(root, 'scripts/pack/package-readme.md'), 'utf8');
  write(
    'README.md',
    fillReadme(readme, sectionFacts(), (section) => isClient(folder, `sections/${section}/${section}.js`)),
  );
  const own = workspaceManifestSchema.parse(JSON.parse(read('package.json')));
  const rest = rootManifestSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  write('package.json', json(packageManifest(own, rest)));
  checkPackage(root, folder);
}

/** Returns true if a module of the package, or one that it imports, runs in browsers only. */
function isClient(folder: string, module: string): boolean {
  const found = new Set([module]);
  for (const file of found) {
    const source = readFileSync(join(folder, file), 'utf8');
    if (source.startsWith("'use client'")) return true;
    // Drawings are left out: they have aliases (`#sections/illustration`), and need no hydration.
    for (const path of relativeImports(source)) found.add(join(file, '..', path));
  }
  return false;
}

/** What needs the registry, loaded by Vite, because Node strips types but knows no JSX. */
async function registryParts(root: string): Promise<typeof ofRegistry> {
  const { module } = await runnerImport<typeof ofRegistry>(join(root, 'scripts/pack/of-registry.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
