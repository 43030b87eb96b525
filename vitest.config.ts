import { defineConfig } from 'vitest/config';

/** Every suite that needs no browser. The story suites have their own configurations under `.storybook`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['site/**/*.test.{ts,tsx}', 'design-system/**/*.test.{ts,tsx}', 'tests/meta/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/console-fails.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/setup/console-fails.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
