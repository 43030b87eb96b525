/** What a folder may not import, and why. */
export interface Wall {
  /** Which files stand behind it, as a glob from the root. */
  readonly files: string;
  /** What they may not import: a regular expression over the import's own text, or globs of which later ones count. */
  readonly mayNotImport: string | readonly string[];
  /** The rule, as it is said where it is broken. */
  readonly message: string;
}

/** The layers of the design system, the lowest first: each imports only those before it. */
const LAYERS = ['tokens', 'primitives', 'illustrations', 'sections'] as const;

/**
 * The folders of the site, and which others each may import. They run one way: app → runtime → compositor → connected →
 * adapters → contract. Pages are data, and the server shares the contract alone.
 */
const SITE = {
  contract: [],
  config: [],
  markdown: [],
  content: ['markdown'],
  adapters: ['contract'],
  connected: ['contract', 'config', 'content', 'adapters'],
  compositor: ['config', 'content', 'connected'],
  runtime: ['contract', 'config', 'adapters', 'connected', 'compositor'],
  app: ['contract', 'config', 'markdown', 'content', 'adapters', 'compositor', 'runtime'],
  pages: [],
  server: ['contract'],
  vite: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const folder = (names: readonly string[]): string => String.raw`^(?:\.{1,2}/)+(?:.*/)?(?:${names.join('|')})/`;

const layers = LAYERS.map((layer, index): Wall => ({
  files: `design-system/${layer}/**`,
  mayNotImport: folder([...LAYERS.slice(index + 1), 'emails', ...(index === 0 ? ['content', 'fonts'] : [])]),
  message: `Imports run one way: ${LAYERS.join(' → ')}.`,
}));

const site = Object.entries(SITE).flatMap(([name, allowed]): Wall[] => {
  if (name === 'pages') return []; // Has a closer wall of its own.
  const others = Object.keys(SITE).filter((other) => other !== name && !allowed.some((each) => each === other));
  const may = allowed.length === 0 ? 'no other folder of the site' : `only ${allowed.join(', ')}`;
  return [{ files: `site/${name}/**`, mayNotImport: siblings(others), message: `site/${name} may import ${may}.` }];
});

/** Imports of other folders of the site: they begin with a way up. */
function siblings(names: readonly string[]): string {
  return String.raw`^(?:\.\./)+(?:site/)?(?:${names.join('|')})/`;
}

/** Every wall of the repository. `tests/meta/walls.test.ts` breaks each once. */
export const walls: readonly Wall[] = [
  ...layers,
  {
    files: 'design-system/**',
    mayNotImport: String.raw`^(?:\.\./)+(?:site|stories|tests|scripts|compose)/|^(?:react-router|@react-router|@paddle|hono|kysely)(?:/|$)`,
    message: 'The design system must not depend on the site.',
  },
  {
    files: 'design-system/tokens/**',
    mayNotImport: '^react(?:-dom)?(?:/|$)',
    message: 'Tokens must not import React.',
  },
  ...site,
  {
    files: 'site/markdown/**',
    mayNotImport: '^(?:react|react-dom|react-router)(?:/|$)',
    message: 'Markdown is parsed without React.',
  },
  {
    files: 'site/adapters/**',
    mayNotImport: '^(?:react|react-dom|react-router)(?:/|$)',
    message: 'Adapters must not depend on React.',
  },
  {
    files: 'paddle-simulator/**',
    mayNotImport: String.raw`^(?:\.\./)+(?:site|stories|tests|scripts|compose)/`,
    message: 'The Paddle simulator knows nothing of the site.',
  },
  {
    files: 'paddle-simulator/server/**',
    mayNotImport: '^(?:react|react-dom)(?:/|$)',
    message: 'The server side of the Paddle simulator runs without React.',
  },
  {
    files: 'site/contract/**',
    mayNotImport: '^(?:react|react-dom|react-router|hono|kysely)(?:/|$)',
    message: 'The contract only describes requests and responses. Don’t import client, server or database libraries.',
  },
  {
    files: 'site/runtime/**',
    mayNotImport: '^(?:react|react-dom|react-router)(?:/|$)',
    message: 'The runtime doesn’t use React. Put code that needs React in an island.',
  },
  {
    files: 'site/server/**',
    mayNotImport: '^(?:react|react-dom)(?:/|$)',
    message: 'The server must not import React. The build renders pages.',
  },
  // Modules without imports: the type of amounts, and the scripts of copy buttons and hand-off links.
  ...['adapters', 'contract'].map((name): Wall => ({
    files: `site/${name}/**`,
    mayNotImport: ['@onset/**', '!@onset/design-system/content/money'],
    message: `site/${name} may import only the type of amounts from the design system.`,
  })),
  {
    files: 'site/runtime/**',
    mayNotImport: [
      '@onset/**',
      '!@onset/design-system/content/money',
      '!@onset/design-system/primitives/start-copying',
      '!@onset/design-system/sections/start-handing-off',
    ],
    message: 'site/runtime may import only `money`, `start-copying` and `start-handing-off` from the design system.',
  },
  {
    files: 'site/server/**',
    mayNotImport: ['@onset/design-system/**', '!@onset/design-system/content/money'],
    message: 'site/server may import only the type of amounts from the design system.',
  },
  {
    files: 'site/pages/**',
    mayNotImport: ['**', '!../compositor/page-document.ts', '!../../compositor/page-document.ts'],
    message: 'A page is plain data. It may only import its type.',
  },
  {
    files: 'site/**',
    mayNotImport: String.raw`^(?:\.\./)+compose/`,
    message: 'The page editor is a development tool. Don’t import it in code that is part of the build.',
  },
  ...['sections', 'primitives', 'illustrations', 'emails', 'foundations', 'fixtures'].map((name): Wall => ({
    files: `stories/${name}/**`,
    mayNotImport: String.raw`^(?:\.\./)+site/`,
    message: 'A story of the design system must not depend on the site. Use a fixture or arguments.',
  })),
  {
    files: '.storybook/**',
    // But for what reads the content's files before there is a page.
    mayNotImport: String.raw`^(?:\.\./)+site/(?:${Object.keys(SITE)
      .filter((name) => !['markdown', 'vite'].includes(name))
      .join('|')})/`,
    message: 'Storybook’s configuration may only import the design system. Stories of pages import the site.',
  },
];
