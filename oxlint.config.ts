import { defineConfig } from 'oxlint';
import { importBoundaries } from './scripts/import-boundaries.ts';

/** Folders with boundaries, the shortest first. Of two overrides for a file, the later one replaces the earlier one. */
const folders = [...new Set(importBoundaries.map(({ files }) => files))].toSorted((a, b) => a.length - b.length);

/** Returns the rule for the files of a folder, with its own boundaries and those of the folders that contain it. */
function restrictedImports(
  files: string,
): ['error', { patterns: { regex?: string; group?: string[]; message: string }[] }] {
  const patterns = importBoundaries
    .filter((boundary) => boundary.files === files || files.startsWith(boundary.files.replace('**', '')))
    .map(({ mayNotImport, message }) =>
      typeof mayNotImport === 'string' ? { regex: mayNotImport, message } : { group: [...mayNotImport], message },
    );
  return ['error', { patterns }];
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/only-throw-error': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'import/no-cycle': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
  },
  ignorePatterns: ['node_modules', 'site/build', 'site/.react-router', 'storybook-static', '.vitest'],
  overrides: [
    ...folders.map((files) => ({ files: [files], rules: { 'no-restricted-imports': restrictedImports(files) } })),
    // Tests may import from every folder.
    { files: ['**/*.test.ts', '**/*.test.tsx'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['tests/e2e/**'], rules: { 'vitest/expect-expect': 'off' } },
    {
      files: ['tests/setup/**', 'tests/bench/**', 'tests/manual/**', 'tests/stress/**', 'scripts/**', '.storybook/**'],
      rules: { 'no-console': 'off', 'vitest/no-standalone-expect': 'off' },
    },
    { files: ['**/*.config.ts'], rules: { 'typescript/unbound-method': 'off' } },
  ],
});
