import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readMarkdown } from './site/markdown/read-markdown.ts';
import { markdownFiles } from './site/vite/markdown-files.ts';

/** Server tests that are about no database, or about the embedded one. */
const NO_DATABASE = [
  'backup',
  'body',
  'database-gone-sqlite',
  'demo-quote',
  'entitlement',
  'files',
  'hash-queue',
  'headers',
  'inputs',
  'kept-assets',
  'media',
  'one-server',
  'origin',
  'page-policy',
  'pages',
  'password',
  'redirects',
  'start',
  'stop',
  'time-limits',
  'tracing',
  'vitals',
].map((name) => `tests/server/${name}.test.ts`);

/** Every suite that needs no browser. The story suites have their own configurations under `.storybook`. */
export default defineConfig({
  test: {
    // One worker for each core: by default Vitest leaves one core to itself, which on two cores is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [markdownFiles(join(import.meta.dirname, 'site'), readMarkdown)],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'site/**/*.test.{ts,tsx}',
            'design-system/**/*.test.{ts,tsx}',
            'compose/**/*.test.{ts,tsx}',
            'tests/{bench,build,meta,prove,reading,scaffold,session}/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/setup/console-fails.ts'],
          // Some read every page; a busy machine is no error.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: ['tests/server/postgres/**'],
          setupFiles: ['tests/setup/console-fails.ts', 'tests/setup/cheap-passwords.ts'],
          provide: { database: 'SQLite' },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server on PostgreSQL',
          environment: 'node',
          include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: NO_DATABASE,
          setupFiles: ['tests/setup/console-fails.ts', 'tests/setup/cheap-passwords.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          provide: { database: 'PostgreSQL' },
          testTimeout: 30_000,
        },
      },
    ],
  },
});
