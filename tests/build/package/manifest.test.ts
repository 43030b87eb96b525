import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageManifest, rootManifestSchema, workspaceManifestSchema } from '../../../scripts/pack/manifest.ts';
import { tailwindStylesheet } from '../../../scripts/pack/stylesheets.ts';

const root = join(import.meta.dirname, '../../..');
const system = join(root, 'design-system');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const workspace = workspaceManifestSchema.parse(readJson('design-system/package.json'));
const manifest = packageManifest(workspace, rootManifestSchema.parse(readJson('package.json')));

describe('the manifest of the package', () => {
  test('exports every entry of the workspace, compiled and with its types first', () => {
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(Object.keys(workspace.exports)));
    const modules = Object.entries(manifest.exports).filter(([entry]) =>
      /\.tsx?$/.test(workspace.exports[entry] ?? ''),
    );
    expect(modules.length).toBeGreaterThan(20);
    for (const [entry, target] of modules) {
      const source = workspace.exports[entry] ?? '';
      expect(globSync(source, { cwd: system })).not.toEqual([]);
      const [types, js] = ['.d.ts', '.js'].map((extension) => source.replace(/\.tsx?$/, extension));
      // The order of the keys matters.
      expect(Object.entries(target)).toEqual([
        ['types', types],
        ['default', js],
      ]);
    }
  });

  test('names every package that a module imports', () => {
    const named = [manifest['dependencies'], manifest['peerDependencies']].flatMap((each) => Object.keys(Object(each)));
    const exclude = ['**/*.test.*', 'fonts/**', 'css-properties.d.ts'];
    const sources = globSync('**/*.{ts,tsx}', { cwd: system, exclude }).map((file) =>
      readFileSync(join(system, file), 'utf8'),
    );
    const imports = sources.flatMap((source) => [
      ...source.matchAll(/^(?:import|export|\}).* from '((?:@[^/']+\/)?[a-z][^/']*)[^']*';/gm),
    ]);
    const imported = new Set(imports.map(([, name = '']) => name));
    expect(imported).toContain('radix-ui');
    expect([...imported].filter((name) => !named.includes(name))).toEqual([]);
  });

  test('gives servers the drawings that browsers load later', () => {
    const imports = Object.entries(Object(manifest['imports']) as Record<string, { default: string }>);
    expect(imports.map(([name]) => name)).toContain('#sections/illustration');
    for (const [, { default: file }] of imports)
      expect(existsSync(join(system, file.replace(/\.js$/, '.tsx')))).toBe(true);
  });
});

test('the Tailwind stylesheet of the package loads its configuration and excludes types', () => {
  const text = tailwindStylesheet(readFileSync(join(system, 'styles.css'), 'utf8'));
  expect(text).toContain(`@config './tailwind.config.js';`);
  expect(text).toContain(`@source not './**/*.d.ts';`);
  // Minifiers of other projects warn about this selector.
  expect(text).not.toContain('target-current');
  expect(text).toContain('@utility contents-list {\n  scroll-target-group: auto;\n}');
});
