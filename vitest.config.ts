import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readPublicConfig } from './site/config/public-config.schema.ts';
import { publicDefinitions } from './site/config/public-definitions.ts';
import { readMarkdown } from './site/markdown/read-markdown.ts';
import { markdownFiles } from './site/vite/content-files.ts';
import { shortenUnhandledError } from './tests/setup/failed-tests.ts';

/** Server tests whose result depends on the database: on what is stored at the same time, in which order, or rejected. */
const ON_POSTGRESQL = [
  'account/new-password',
  'account/rate-limit',
  'account/registration',
  'account/session-routes',
  'billing/purchases',
  'billing/webhook',
  'contract',
  'database/migrations',
  'lists/signup',
  'mail/queue',
  'metrics',
].map((name) => `tests/server/${name}.test.ts`);

/** The tests that mock modules: a mock has no effect on a module that another test of the worker has loaded before. */
const TESTS_WITH_MODULE_MOCKS = globSync('{compose,design-system,site,tests}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**'],
}).filter((file) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

/** Loading all modules per file takes as long as the tests. No test needs its own process. */
const sharedModules = { isolate: false, pool: 'threads' } as const;

/** Data of the site that its build provides: Markdown files, and the public configuration without variables. */
const site = {
  plugins: [markdownFiles(join(import.meta.dirname, 'site'), readMarkdown)],
  define: publicDefinitions(readPublicConfig({})),
};

/** Limits that find hangs, not slowness: the machine may be busy. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Every suite that needs no browser. The stories have their own configuration in `.storybook`. */
export default defineConfig({
  test: {
    // One worker for each core: by default Vitest leaves one core to itself, which on two cores is half the machine.
    maxWorkers: '100%',
    onUnhandledError: shortenUnhandledError,
    projects: [
      {
        ...site,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'site/**/*.test.{ts,tsx}',
            'design-system/**/*.test.{ts,tsx}',
            'paddle-simulator/**/*.test.ts',
            'compose/**/*.test.{ts,tsx}',
            'tests/{build,meta,reading,scaffold,second-brand,session}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', ...TESTS_WITH_MODULE_MOCKS],
          setupFiles: ['tests/setup/console-fails.ts'],
          ...sharedModules,
          ...limits,
        },
      },
      {
        ...site,
        test: {
          name: 'unit with module mocks',
          environment: 'node',
          include: TESTS_WITH_MODULE_MOCKS,
          setupFiles: ['tests/setup/console-fails.ts'],
          ...limits,
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
          ...sharedModules,
          ...limits,
        },
      },
      {
        test: {
          name: 'server on PostgreSQL',
          environment: 'node',
          include: [...ON_POSTGRESQL, 'tests/server/postgres/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/setup/console-fails.ts', 'tests/setup/cheap-passwords.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          provide: { database: 'PostgreSQL' },
          ...sharedModules,
          ...limits,
        },
      },
    ],
  },
});
