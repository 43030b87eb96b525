import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageManifest, rootManifestSchema, workspaceManifestSchema } from '../../../scripts/pack/manifest.ts';

const root = join(import.meta.dirname, '../../..');
const system = join(root, 'design-system');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const workspace = workspaceManifestSchema.parse(read('design-system/package.json'));
const manifest = packageManifest(workspace, rootManifestSchema.parse(read('package.json')));

describe('the manifest of the package', () => {
  test('has every entry of the workspace, under the same name', () => {
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(Object.keys(workspace.exports)));
  });

  test('leads each entry to what is made of its source, types first', () => {
    const modules = Object.entries(manifest.exports).filter(([entry]) =>
      /\.tsx?$/.test(workspace.exports[entry] ?? ''),
    );
    expect(modules.length).toBeGreaterThan(20);
    for (const [entry, target] of modules) {
      expect(Object.keys(target)).toEqual(['types', 'default']);
      const source = workspace.exports[entry] ?? '';
      expect(globSync(source, { cwd: system })).not.toEqual([]);
      expect(target).toEqual({ types: source.replace(/\.tsx?$/, '.d.ts'), default: source.replace(/\.tsx?$/, '.js') });
    }
  });

  test('names every package that a module imports', () => {
    const named = [
      ...Object.keys(Object(manifest['dependencies'])),
      ...Object.keys(Object(manifest['peerDependencies'])),
    ];
    const imported = globSync('**/*.{ts,tsx}', {
      cwd: system,
      exclude: ['**/*.test.*', 'fonts/**', 'css-properties.d.ts'],
    }).flatMap((file) =>
      [...readFileSync(join(system, file), 'utf8').matchAll(/ from '((?:@[^/']+\/)?[a-z][^/']*)[^']*';/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(new Set(imported)).toContain('radix-ui');
    expect([...new Set(imported)].filter((name) => !named.includes(name))).toEqual([]);
  });

  test('gives browsers another module where drawings come later, and servers the drawing', () => {
    for (const target of Object.values(Object(manifest['imports'])).map((each) => Object(each)))
      expect(existsSync(join(system, String(target.default).replace(/\.js$/, '.tsx')))).toBe(true);
    expect(Object.keys(Object(manifest['imports']))).toContain('#sections/drawing');
  });
});
