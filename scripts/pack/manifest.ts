import * as z from 'zod';
import { lateImports } from './late-drawings.ts';

/** The manifest of the workspace, as far as the package's is made from it. */
export const workspaceManifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  sideEffects: z.array(z.string()),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

type WorkspaceManifest = z.infer<typeof workspaceManifestSchema>;

/** The manifest of the repository: its packages for development. */
export const rootManifestSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });

/** What an entry of the package leads to: types first, which is where TypeScript looks. */
export type Entry = string | { readonly types: string; readonly default: string };

/** The oldest React that has all the views use. */
export const OLDEST_REACT = '19.2.0';

/** What the package has that the workspace has not, because here it is made when it is needed. */
const MADE = {
  './tailwind.css': made('./tailwind.css'),
  './schemas/*': './schemas/*.json',
  './tokens/*.json': './tokens/*.json',
  './package.json': './package.json',
} as const;

/**
 * The package's manifest, from the workspace's: the same entries, each to what was made of its source. Versions are
 * ranges, so that a project has one of each.
 */
export function packageManifest(
  { name, version, description, license, sideEffects, exports, dependencies, devDependencies }: WorkspaceManifest,
  root: z.infer<typeof rootManifestSchema>,
): Readonly<Record<string, unknown>> & { readonly exports: Readonly<Record<string, Entry>> } {
  const { 'react-email': reactEmail } = devDependencies;
  // Types alone: structured data is typed by them, and nothing of them is shipped.
  const { 'schema-dts': schemaDts } = root.devDependencies;
  if (reactEmail === undefined || schemaDts === undefined)
    throw new Error('package.json and design-system/package.json name no version of schema-dts and react-email');
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([entry, source]) => [entry, made(source)])),
      ...MADE,
    },
    imports: lateImports,
    dependencies: ranges({ ...dependencies, 'schema-dts': schemaDts }),
    peerDependencies: {
      '@types/react': '^19.2.0',
      react: `^${OLDEST_REACT}`,
      'react-dom': `^${OLDEST_REACT}`,
      'react-email': `^${reactEmail}`,
      tailwindcss: '^4.0.0',
    },
    peerDependenciesMeta: {
      '@types/react': { optional: true },
      'react-email': { optional: true },
      tailwindcss: { optional: true },
    },
  };
}

function made(source: string): Entry {
  // TypeScript holds that what is imported for its effect is there too.
  if (/^[^*]+\.css$/.test(source)) return { types: `${source}.d.ts`, default: source };
  const module = /^(.*)\.tsx?$/.exec(source)?.[1];
  return module === undefined ? source : { types: `${module}.d.ts`, default: `${module}.js` };
}

function ranges(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));
}
