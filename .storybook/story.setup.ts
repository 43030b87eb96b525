import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

/** A complaint of React or of the browser that no story expects is a fault of the story. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

/**
 * After the story has rendered and played: no complaint on the console, and the picture is the approved one.
 * `SCREENSHOTS=off` leaves the pictures out where the pinned browser does not run.
 */
afterEach(async ({ task }) => {
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(complaints, 'console.error or console.warn was called').toEqual([]);

  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || storyId.includes(':') || task.result?.state === 'fail') return;
  if (import.meta.env['VITE_SCREENSHOTS'] === 'off') return;
  await document.fonts.ready;
  // The whole story, however tall, and no more than that.
  document.body.style.minBlockSize = '0';
  const { width } = document.documentElement.getBoundingClientRect();
  await page.viewport(width, Math.max(96, Math.ceil(document.body.getBoundingClientRect().height)));
  await expect(page).toMatchScreenshot(storyId.replace('--', '/'));
});
