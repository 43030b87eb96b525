import { defineConfig } from 'vitest/config';

/** Holds the approved pictures against the stories of the built Storybook. */
export default defineConfig({ test: { name: 'pictures', include: ['tests/visual/**/*.test.ts'] } });
