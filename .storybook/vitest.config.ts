import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { testBrowser } from '../tests/setup/browser.ts';
import { fontCoverage } from '../tests/setup/font-coverage.ts';
import RetriedTestsReporter from '../tests/setup/retried-tests.ts';
import { renderedMode } from './modes.ts';
import StoryReporter from './visual/reporter.ts';
import { allowMotion, takeScreenshot } from './visual/take-screenshot.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** True if screenshots are compared. This requires the browser version with which the baselines were made. */
    comparesScreenshots: boolean;
    /** Characters that the site's fonts contain, by font family. */
    fontCoverage: Record<string, string>;
  }
}

const root = join(import.meta.dirname, '..');
const { launch, pinned } = await testBrowser();
if (!existsSync(launch.executablePath))
  throw new Error(`There is no browser at ${launch.executablePath}. Check CHROMIUM_PATH.`);
const coverage = await fontCoverage();

/** Time limits that detect hangs even on a busy machine. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } }, retry: 1 };

/** Returns the browser configuration of one project. Vitest changes the object, so projects can't share it. */
const createBrowserConfig = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: launch,
    contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' },
  }),
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  commands: { takeScreenshot, allowMotion },
});

/** Tests of all stories: they render, play, have no axe violation, and pass the checks of `story.setup.ts`. */
const stories: TestProjectInlineConfiguration = {
  extends: join(root, '.storybook/vite.config.ts'),
  plugins: [
    await storybookTest({
      configDir: join(root, '.storybook'),
      initialGlobals: { theme: renderedMode.theme, viewport: { value: renderedMode.viewport } },
    }),
  ],
  test: {
    name: 'stories',
    // All files of a worker share one document. Creating an iframe for each file would take as long as running its
    // stories.
    isolate: false,
    // Projects don't inherit the root `maxWorkers`.
    maxWorkers: 2,
    ...limits,
    setupFiles: [join(root, '.storybook/story.setup.ts')],
    provide: { comparesScreenshots: pinned, fontCoverage: coverage },
    browser: createBrowserConfig(),
  },
};

/** Tests of the checks themselves, with intentional errors. */
const checks: TestProjectInlineConfiguration = {
  extends: join(root, '.storybook/vite.config.ts'),
  test: {
    name: 'checks',
    include: ['.storybook/**/*.test.ts'],
    // Runs after the stories. If both projects ran at the same time, Vitest would give the stories only one browser
    // page instead of two.
    sequence: { groupOrder: 1 },
    ...limits,
    browser: createBrowserConfig(),
  },
};

export default defineConfig({
  root,
  test: { projects: [stories, checks], reporters: [new StoryReporter(), new RetriedTestsReporter()], maxWorkers: 2 },
});
