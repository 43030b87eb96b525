import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLateDrawings } from './late-drawings.ts';

/** Belongs to the package alone: what browsers get in place of a drawing. */
const LATER = 'scripts/pack/drawn-later.tsx';

/** What is of this repository alone: tests, what makes the fonts, and the target of the site's build. */
const LEFT_OUT = ['**/*.test.*', 'design-system/fonts/**', 'design-system/css-target.ts'];

/**
 * Writes each module of the design system as JavaScript with its types beside it, one file a module, so that what is not
 * imported is not shipped; and the Tailwind configuration.
 */
export function writeModules(root: string, folder: string): void {
  const emitted = mkdtempSync(join(tmpdir(), 'onset-modules-'));
  try {
    emit(root, emitted);
    const own = join(emitted, 'design-system');
    for (const ending of ['js', 'd.ts'])
      cpSync(join(emitted, LATER.replace(/tsx$/, ending)), join(own, `drawn-later.${ending}`));
    const files = globSync('**/*.js', { cwd: own })
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted();
    writeLateDrawings(own, files);
    for (const file of globSync('**/*.d.ts', { cwd: own }))
      edit(join(own, file), (text) => text.replaceAll(/(['"])(\.\.?\/[^'"\n]+)\.tsx?\1/g, '$1$2.js$1'));
    cpSync(own, folder, { recursive: true });
    const config = join(folder, 'tailwind.config.js');
    cpSync(join(emitted, 'tailwind.config.js'), config);
    edit(config, (text) => text.replace("'./design-system/tokens/index.js'", "'./tokens/index.js'"));
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

/** TypeScript writes modules and types at once, by this repository's settings. */
function emit(root: string, outDir: string): void {
  const project = join(outDir, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noEmitOnError: true,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      rootDirs: [],
      outDir,
      types: [],
    },
    include: ['design-system/**/*', 'tailwind.config.ts', LATER].map((pattern) => join(root, pattern)),
    exclude: LEFT_OUT.map((pattern) => join(root, pattern)),
  };
  writeFileSync(project, JSON.stringify(settings));
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } finally {
    rmSync(project);
  }
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
