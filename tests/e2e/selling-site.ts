import type { Page } from 'playwright';
import { WEBHOOK_SECRET } from '../setup/paddle-events.ts';
import { PADDLE_SCRIPT } from './simulated-paddle.ts';
import { serveTaggedSite } from './tagged-site.ts';
import type { TaggedSite } from './tagged-site.ts';

/** Serves the site with Paddle and with all tools that need consent. */
export const serveSellingSite = (port: number): Promise<TaggedSite> =>
  serveTaggedSite(port, { PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET });

/** Moves the mouse, which starts the scripts that wait for the first interaction. */
export async function moveAbout(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
}

/** Returns true for a URL of Paddle. */
export const isPaddles = (url: string): boolean => url.startsWith(new URL(PADDLE_SCRIPT).origin);
