import type { Page } from 'playwright';

/** What an error screen shows, letter for letter. */
export interface ShownError {
  readonly statusCode: string;
  readonly statusMessage: string;
  readonly message: string;
}

/** The error screen of a page, once it is there: every part is seen, and its words are as they are written. */
export async function errorScreen(page: Page): Promise<ShownError> {
  const screen = page.locator('[data-section=error-screen]');
  const parts = {
    statusCode: screen.locator('[data-slot=status-code]'),
    statusMessage: screen.getByRole('heading', { level: 1 }),
    message: screen.locator('[data-slot=error-message]'),
  };
  for (const part of Object.values(parts)) await part.waitFor();
  return {
    // Beside the code stands a time, which is a drawing.
    statusCode: await parts.statusCode.evaluate((each) => each.firstChild?.textContent ?? ''),
    statusMessage: await parts.statusMessage.innerText(),
    message: await parts.message.innerText(),
  };
}

/** Waits for the home page, and for the error to be gone. */
export async function homeAgain(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('heading', { level: 1, name: /Press record/ }).waitFor();
  await page.locator('[data-section=error-screen]').waitFor({ state: 'detached' });
}
