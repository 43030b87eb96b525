import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, pinnedBrowser } from '../tests/setup/browser.ts';
import { modes } from './modes.ts';

const root = join(import.meta.dirname, '..');
const browser = await pinnedBrowser();
if (!existsSync(browser.path)) throw new Error(`No browser at ${browser.path}`);

const provider = playwright({
  launchOptions: { executablePath: browser.path, args: browserArguments },
  contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' },
});

/** Each story in each mode: renders, plays, has no axe violation, and looks as approved. One project a mode. */
const projects = await Promise.all(
  modes.map(async ({ name, theme, viewport }) => ({
    extends: join(root, '.storybook/vite.config.ts'),
    define: { 'import.meta.env.VITE_SCREENSHOTS': JSON.stringify(browser.pinned ? 'on' : 'off') },
    plugins: [
      await storybookTest({
        configDir: join(root, '.storybook'),
        initialGlobals: { theme, viewport: { value: viewport } },
      }),
    ],
    test: {
      name,
      setupFiles: [join(root, '.storybook/story.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        provider,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' as const }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
              join(root, 'stories/__visual__', name, arg + ext),
            resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(root, '.visual', name, arg + ext),
          },
        },
      },
    },
  })),
);

export default defineConfig({ root, test: { projects } });
