/** Imports that a folder may not have, and the rule that forbids them. */
export interface ImportBoundary {
  /** Files with this rule, as a glob from the root. */
  readonly files: string;
  /** Forbidden imports: a regular expression over the text of an import, or globs, of which the last match decides. */
  readonly mayNotImport: string | readonly string[];
  /** Message of the linter for a forbidden import. */
  readonly message: string;
}

/** Layers of the design system, lowest first: each imports only those before it. */
const LAYERS = ['tokens', 'primitives', 'illustrations', 'sections'] as const;

/**
 * Folders of the site, and the other folders that each may import. Imports go in one direction: app → runtime →
 * compositor → connected → adapters → contract. Pages are data, and the server imports only the contract.
 */
const SITE = {
  contract: [],
  config: ['content'],
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

/** Folders of the server, lowest first: each imports only those before it. */
const SERVER = ['process', 'database', 'http', 'files', 'mail', 'account', 'lists', 'billing', 'license'] as const;

const folder = (names: readonly string[]): string => String.raw`^(?:\.{1,2}/)+(?:.*/)?(?:${names.join('|')})/`;

const layers = LAYERS.map((layer, index): ImportBoundary => ({
  files: `design-system/${layer}/**`,
  mayNotImport: folder([...LAYERS.slice(index + 1), 'emails', ...(index === 0 ? ['content', 'fonts'] : [])]),
  message: `Imports go in one direction: ${LAYERS.join(' → ')}.`,
}));

const site = Object.entries(SITE).flatMap(([name, allowed]): ImportBoundary[] => {
  if (name === 'pages') return []; // Has a stricter boundary below.
  const others = Object.keys(SITE).filter((other) => other !== name && !allowed.some((each) => each === other));
  const may = allowed.length === 0 ? 'no other folder of the site' : `only ${allowed.join(', ')}`;
  return [{ files: `site/${name}/**`, mayNotImport: siblings(others), message: `site/${name} may import ${may}.` }];
});

/** Matches imports of other folders of the site, which begin with `../`. */
function siblings(names: readonly string[]): string {
  return String.raw`^(?:\.\./)+(?:site/)?(?:${names.join('|')})/`;
}

/** Files directly in `site/server` combine the folders, so folders may not import them. */
const server = SERVER.map((name, index): ImportBoundary => {
  const later = SERVER.slice(index + 1).map((each) => `${each}/`);
  return {
    files: `site/server/${name}/**`,
    mayNotImport: String.raw`^(?:\.\./)+(?:server/)?(?:${[...later, String.raw`[\w-]+\.ts$`].join('|')})`,
    message: `In site/server, a folder may import only folders before it: ${SERVER.join(', ')}.`,
  };
});

/** All import boundaries of the repository. `tests/meta/import-boundaries.test.ts` checks each with a forbidden import. */
export const importBoundaries: readonly ImportBoundary[] = [
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
  ...server,
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
    message: 'The Paddle simulator must not import the site.',
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
  ...['adapters', 'contract'].map((name): ImportBoundary => ({
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
    mayNotImport: ['@onset/design-system/**', '!@onset/design-system/brand', '!@onset/design-system/content/money'],
    message: 'site/server may import only the brand and amounts from the design system.',
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
  ...['sections', 'primitives', 'illustrations', 'emails', 'foundations', 'fixtures'].map((name): ImportBoundary => ({
    files: `stories/${name}/**`,
    mayNotImport: String.raw`^(?:\.\./)+site/`,
    message: 'A story of the design system must not depend on the site. Use a fixture or arguments.',
  })),
  {
    files: '.storybook/**',
    // `markdown` and `vite` read the content's files; `config` has the prices of the demo checkout.
    mayNotImport: String.raw`^(?:\.\./)+site/(?:${Object.keys(SITE)
      .filter((name) => !['config', 'markdown', 'vite'].includes(name))
      .join('|')})/`,
    message: 'Storybook’s configuration may only import the design system. Stories of pages import the site.',
  },
];
