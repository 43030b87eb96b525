import { configure } from 'storybook/test';
import { afterEach, beforeEach, inject, vi } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findMissingGlyphs } from './missing-glyphs.ts';
import { renderedMode, screenshotModes, screenshotName, viewports } from './modes.ts';
import type { Mode } from './modes.ts';
import { freshFonts } from './pictures/fresh-fonts.ts';
import type { StoryNotes } from './pictures/reporter.ts';
import { sweep } from './width-sweep.ts';

declare module 'vitest' {
  interface TestContext {
    /** The story of the test, set by the Vitest addon of Storybook. */
    story?: { readonly tags: readonly string[] };
  }
}

/** How large a picture is kept, in pixels: a desktop's screen, and a phone's for all but the first story of a file. */
const MAX_AREA = 1_050_000;
const MAX_AREA_OF_OTHERS = 350_000;

/**
 * A caret that blinks is there in one picture and gone in the next. So is the spinner in the browser's own controls of a
 * film, which are not ours to check.
 */
const still =
  '* { caret-color: transparent !important } video::-webkit-media-controls { visibility: hidden !important }';
/**
 * The links of the footer are the same on every page, and each new page adds one: pictures of pages go without, or a new page
 * would change them all. The footer has its own stories. At a quarter of the size, the browser rounds the edge of a
 * scrolling code block differently from run to run, so code blocks don't scroll.
 */
const ofPages =
  '[data-page-picture] [data-section="footer"] nav { display: none } [data-page-picture] pre { overflow: clip !important }';
configure({ asyncUtilTimeout: 15_000 });
document.head.append(Object.assign(document.createElement('style'), { textContent: `${still}\n${ofPages}` }));

globalThis.allowMotion = async (isAllowed) => {
  await commands.allowMotion(isAllowed);
  // The frame of the stories follows the page with a delay.
  await vi.waitUntil(() => matchMedia('(prefers-reduced-motion: reduce)').matches !== isAllowed);
};

/** An error or warning of React or of the browser that no story expects is an error of the story. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

/**
 * The real `Date.now`. Storybook restores a mocked clock only before the next story, but Vitest uses the time in the import
 * URL of each file's setup: with the same time twice, the second setup doesn't run.
 */
const { now } = Date;

afterEach(async ({ task, story }) => {
  try {
    await check(task, story?.tags ?? []);
  } finally {
    Date.now = now;
  }
});

/**
 * After the story has rendered and played: its pictures are the approved ones, every character is in the site's fonts,
 * the first story of a section and of a page has no layout error at any width, with longer texts or from right to left,
 * and nothing was logged.
 */
async function check(task: RunnerTestCase, tags: readonly string[]): Promise<void> {
  const meta = task.meta as StoryNotes;
  const { storyId } = meta;
  const hasFailed = task.result?.state === 'fail';
  if (storyId === undefined || storyId.includes(':')) return;

  const findings: string[] = [];
  const isFirst = task.file.tasks[0] === task;
  const shown = screenshotModes(storyId, tags, isFirst);
  const pictures = (meta.pictures = Object.fromEntries(
    shown.map(({ name }) => [screenshotName(name, storyId), 'missing']),
  ) as NonNullable<StoryNotes['pictures']>);

  if (!hasFailed) {
    await freshFonts(document);
    await document.fonts.ready;
    // The whole story, however tall, and no more than that.
    document.body.style.minBlockSize = '0';
    findings.push(...findMissingGlyphs(document, inject('fontCoverage')));
    if (inject('takesPictures')) {
      document.documentElement.toggleAttribute('data-page-picture', storyId.startsWith('pages-'));
      for (const [index, mode] of shown.entries()) {
        const name = screenshotName(mode.name, storyId);
        if (index > 0) await show(mode);
        await fitViewport();
        pictures[name] = await commands.takePicture(name, isFirst || shown.length > 1 ? MAX_AREA : MAX_AREA_OF_OTHERS);
      }
      document.documentElement.removeAttribute('data-page-picture');
      if (shown.length > 1) await show(renderedMode);
    }
    if (shown.length > 1) findings.push(...sweep(window, { isSection: storyId.startsWith('sections-') }));
  }

  const logged = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  findings.push(...logged.map((call) => `console.error or console.warn was called: ${call.map(String).join(' ')}`));

  meta.findings = findings;
  const messages = [...findings, ...Object.entries(pictures).flatMap(([name, state]) => describePicture(name, state))];
  if (messages.length > 0 && !hasFailed) throw new StoryError(messages.join('\n'));
}

/** Shows what is rendered in another theme and viewport: all that differs between them is CSS. */
async function show({ theme, viewport }: Mode): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const { width, height } = viewports[viewport].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
  await document.fonts.ready;
}

async function fitViewport(): Promise<void> {
  const { width } = document.documentElement.getBoundingClientRect();
  await page.viewport(width, Math.max(96, Math.ceil(document.body.getBoundingClientRect().height)));
}

function describePicture(name: string, state: string): string[] {
  const approve = `npm run visual:approve -- ${name.slice(name.indexOf('/') + 1)}`;
  if (state === 'changed') return [`The picture ${name} is not the approved one. If it is meant: ${approve}`];
  if (state === 'new')
    return [`The approved picture stories/__visual__/${name}.webp is missing. To make it: ${approve}`];
  return [];
}

/** What the checks after a story found. */
class StoryError extends Error {
  override name = 'StoryError';
}
