import { startAccountArea } from './account-area.ts';
import { startFonts } from './fonts.ts';
import { whenIdle } from './idle.ts';
import { startIslands } from './islands.ts';
import { startTheme } from './theme.ts';

const texts = () => import('./texts.ts');

/** What the runtime does again when an app has changed the page. */
export interface Runtime {
  /** Puts the site's own words into what has come since. */
  refresh: () => void;
}

/**
 * Starts the rules every page has, without any framework: fonts, theme, account area, the site's own words, islands.
 * Each works alone, and the page works without all of them. An app starts it when it is hydrated, and has the session
 * fetched with it (`app`).
 */
export function startRuntime({ app }: { app: boolean }): Runtime {
  startFonts();
  startTheme();
  startAccountArea({ eager: app });
  startIslands(document, async (element) => {
    // In development React's refresh must be there before anything of React; a build has neither.
    if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime');
    const [{ hydrateIsland }, { readText }] = await Promise.all([import('../compositor/islands/hydrate.tsx'), texts()]);
    await hydrateIsland(element, readText);
  });
  // Words that cannot be fetched leave the fallbacks, which are in the page.
  whenIdle(
    () =>
      void texts().then(
        ({ loadTexts }) => loadTexts(),
        () => {},
      ),
  );
  return {
    refresh: () =>
      void texts().then(
        ({ showTexts }) => showTexts(),
        () => {},
      ),
  };
}
