import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { cssTarget } from '../../design-system/css-target.ts';

/**
 * Rules that a minifier of most projects, Lightning CSS, warns of at each build, because it does not know their selector
 * yet. Left out of the package until it does: they mark the part of a long text that is being read, in one browser.
 */
const WARNED_OF = /\n\n {2}& a:target-current(?:::before)? \{[^}]*\}/g;

/** The folders with views. */
const VIEWS = "@source './sections';";

/**
 * The stylesheet for projects with Tailwind, from that of the workspace: it names its configuration itself, and looks for
 * classes in the package's modules, without their types.
 */
export function tailwindStylesheet(source: string): string {
  if (!source.includes(VIEWS))
    throw new Error(`design-system/styles.css has no “${VIEWS}”, which the package's is made by`);
  if (source.match(WARNED_OF)?.length !== 2)
    throw new Error(
      'design-system/styles.css has no two rules of a:target-current: are they to be left out of the package still?',
    );
  return source
    .replaceAll(WARNED_OF, '')
    .replace(
      /^\/\*[\s\S]*?\*\/\n/,
      '/* For projects with Tailwind 4. What is not a token does not exist in it: see README.md. */\n',
    )
    .replace(VIEWS, `${VIEWS}\n@source not './**/*.d.ts';\n@config './tailwind.config.js';`);
}

/**
 * The stylesheet for projects without: all that the views of the package in this folder need, written out by Tailwind, which
 * is found above it. Its fonts are beside it.
 */
export async function compiledStylesheet(folder: string): Promise<string> {
  const output = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssTarget,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(folder, 'tailwind.css'),
        output: { assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? name : `fonts/${name}`) },
      },
    },
  });
  const files = Array.isArray(output) ? output.flatMap((each) => each.output) : 'output' in output ? output.output : [];
  const [css, ...others] = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  if (css === undefined || others.length > 0)
    throw new Error(`Tailwind wrote ${others.length + 1} stylesheets instead of one`);
  return `${css.trimEnd()}\n`;
}
