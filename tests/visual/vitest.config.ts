import { defineConfig } from 'vitest/config';

/** Compares the list of baselines with the stories of the built Storybook. */
export default defineConfig({ test: { name: 'screenshots', include: ['tests/visual/**/*.test.ts'] } });
