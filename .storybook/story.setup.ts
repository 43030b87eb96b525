import { configure } from 'storybook/test';
import { afterEach, beforeEach, inject, vi } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findMissingGlyphs } from './missing-glyphs.ts';
import { renderedMode, screenshotModes, screenshotName, viewports } from './modes.ts';
import type { Mode } from './modes.ts';
import type { StoryResults } from './visual/reporter.ts';
import { sweep } from './width-sweep.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Takes a screenshot of the viewport, compares it with the baseline of this name and saves it; see
     * `visual/take-screenshot.ts`.
     */
    takeScreenshot: (name: string, maxArea: number) => Promise<'same' | 'changed' | 'new'>;
    /** Enables animations, or emulates the preference for reduced motion, which is the default in tests. */
    allowMotion: (isAllowed: boolean) => Promise<void>;
  }
}

declare global {
  /** Enables animations, or emulates the preference for reduced motion. Defined only in tests of stories. */
  var allowMotion: ((isAllowed: boolean) => Promise<void>) | undefined;
}

declare module 'vitest' {
  interface TestContext {
    /** The story of the test, set by the Vitest addon of Storybook. */
    story?: { readonly tags: readonly string[] };
  }
}

/**
 * Maximum number of pixels of a screenshot, about the size of a desktop viewport. `MAX_AREA_OF_OTHERS`, about the size
 * of a phone viewport, applies to stories with only one screenshot that aren't the first story of their file.
 */
const MAX_AREA = 1_050_000;
const MAX_AREA_OF_OTHERS = 350_000;

/**
 * Styles for all screenshots. They hide the caret, whose blinking would make screenshots differ, and the browser's
 * video controls, because of their spinner.
 */
const STILL_STYLES =
  '* { caret-color: transparent !important } video::-webkit-media-controls { visibility: hidden !important }';
/**
 * Styles for screenshots of pages. They hide the navigation of the footer, because each new page adds a link to it,
 * which would change the screenshots of all pages. They also disable scrolling of code blocks: at a quarter of the
 * size, the browser rounds the edge of a scrollable block differently from run to run.
 */
const PAGE_STYLES =
  '[data-page-screenshot] [data-section="footer"] nav { display: none } [data-page-screenshot] pre { overflow: clip !important }';
configure({ asyncUtilTimeout: 15_000 });
document.head.append(
  Object.assign(document.createElement('style'), { textContent: `${STILL_STYLES}\n${PAGE_STYLES}` }),
);

globalThis.allowMotion = async (isAllowed) => {
  await commands.allowMotion(isAllowed);
  // The iframe of the stories gets the new setting with a delay.
  await vi.waitUntil(() => matchMedia('(prefers-reduced-motion: reduce)').matches !== isAllowed);
};

/** Records errors and warnings that React or the browser logs. They fail the story, unless the story expects them. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

/**
 * Original `Date.now`, which is restored after each story. Storybook would restore a mocked clock only before the next
 * story. Vitest adds the current time to the URL from which it imports the setup of each file, so with a mocked clock,
 * the setup of the next file wouldn't run.
 */
const { now } = Date;

afterEach(async ({ task, story }) => {
  try {
    await checkStory(task, story?.tags ?? []);
  } finally {
    Date.now = now;
  }
});

/**
 * Checks a story after its play function: its screenshots match the baselines, the site's fonts contain all its
 * characters, and nothing was logged. Stories with several screenshots must also have no layout errors at any width.
 * Sections must have none with longer texts or in right-to-left direction either.
 */
async function checkStory(task: RunnerTestCase, tags: readonly string[]): Promise<void> {
  const meta = task.meta as StoryResults;
  const { storyId } = meta;
  const hasFailed = task.result?.state === 'fail';
  if (storyId === undefined || storyId.includes(':')) return;

  const findings: string[] = [];
  const isFirst = task.file.tasks[0] === task;
  const testedModes = screenshotModes(storyId, tags, isFirst);
  const screenshots = (meta.screenshots = Object.fromEntries(
    testedModes.map(({ name }) => [screenshotName(name, storyId), 'missing']),
  ) as NonNullable<StoryResults['screenshots']>);

  if (!hasFailed) {
    await reloadFonts(document);
    await document.fonts.ready;
    // Removes the minimum height, so that the body is as tall as the story.
    document.body.style.minBlockSize = '0';
    findings.push(...findMissingGlyphs(document, inject('fontCoverage')));
    if (inject('comparesScreenshots')) {
      document.documentElement.toggleAttribute('data-page-screenshot', storyId.startsWith('pages-'));
      for (const [index, mode] of testedModes.entries()) {
        const name = screenshotName(mode.name, storyId);
        if (index > 0) await applyMode(mode);
        await fitViewport();
        screenshots[name] = await commands.takeScreenshot(
          name,
          isFirst || testedModes.length > 1 ? MAX_AREA : MAX_AREA_OF_OTHERS,
        );
      }
      document.documentElement.removeAttribute('data-page-screenshot');
      if (testedModes.length > 1) await applyMode(renderedMode);
    }
    if (testedModes.length > 1) findings.push(...sweep(window, { isSection: storyId.startsWith('sections-') }));
  }

  const loggedCalls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  findings.push(
    ...loggedCalls.map((call) => `console.error or console.warn was called: ${call.map(String).join(' ')}`),
  );

  meta.findings = findings;
  const messages = [
    ...findings,
    ...Object.entries(screenshots).flatMap(([name, state]) => describeScreenshot(name, state)),
  ];
  if (messages.length > 0 && !hasFailed) throw new StoryError(messages.join('\n'));
}

/** Changes the theme and the viewport of the rendered story, without rendering it again. */
async function applyMode({ theme, viewport }: Mode): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const { width, height } = viewports[viewport].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
  await document.fonts.ready;
}

async function fitViewport(): Promise<void> {
  const { width } = document.documentElement.getBoundingClientRect();
  await page.viewport(width, Math.max(96, Math.ceil(document.body.getBoundingClientRect().height)));
}

function describeScreenshot(name: string, state: string): string[] {
  const approveCommand = `npm run visual:approve -- ${name.slice(name.indexOf('/') + 1)}`;
  if (state === 'changed') return [`The screenshot ${name} is not the approved one. If it is meant: ${approveCommand}`];
  if (state === 'new')
    return [`The approved screenshot stories/__visual__/${name}.webp is missing. To make it: ${approveCommand}`];
  return [];
}

/** Error with the findings of the checks after a story. */
class StoryError extends Error {
  override name = 'StoryError';
}

/**
 * Reloads the site's fonts in the document, so that a screenshot doesn't depend on what was rendered before.
 *
 * Chromium caches a font for each size and rounds some sizes to a neighboring one. Of 9.14 and 9.15 px, it uses the one
 * that is requested first for both. Letters in the other size are then a fraction of a pixel off until the font is
 * removed. Illustrations, whose font sizes depend on their box, have such pairs of sizes.
 */
async function reloadFonts(document: Document): Promise<void> {
  // Only fonts that a script added can be removed. Those of a stylesheet remain.
  for (const face of document.fonts) document.fonts.delete(face);
  if (fontFiles.length === 0) fontFiles = await fetchFonts(document);
  const faces = fontFiles.map(({ family, weight, bytes }) => new FontFace(family, bytes, { weight }));
  for (const face of faces) document.fonts.add(face);
  await Promise.all(faces.map((face) => face.load()));
}

interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly bytes: ArrayBuffer;
}

/** Font files of the site. They are cached because fetching them takes longer than decoding them. */
let fontFiles: readonly FontFile[] = [];

/** Fetches the fonts of the stylesheets. Throws if there are none, or if one can't be fetched. */
async function fetchFonts(document: Document): Promise<FontFile[]> {
  const fonts = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const source = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      return source === undefined ? [] : [{ style: rule.style, url: new URL(source, sheet.href ?? document.baseURI) }];
    }),
  );
  if (fonts.length === 0) throw new Error('The stylesheets have no font with a URL');
  return Promise.all(
    fonts.map(async ({ style, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The font ${url.pathname} was answered with status ${response.status}`);
      return {
        family: style.getPropertyValue('font-family').replaceAll('"', ''),
        weight: style.getPropertyValue('font-weight'),
        bytes: await response.arrayBuffer(),
      };
    }),
  );
}
