import type { Page } from 'playwright';
import { WEBHOOK_SECRET } from '../setup/paddle-events.ts';
import { PADDLE_SCRIPT } from './simulated-paddle.ts';
import { serveTaggedSite } from './tagged-site.ts';
import type { TaggedSite } from './tagged-site.ts';

/** The site as it sells with Paddle, with every tool that needs consent, at a port. */
export const serveSellingSite = (port: number): Promise<TaggedSite> =>
  serveTaggedSite(port, { PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET });

/** Does what every visitor does before they press anything: what the page has for who stays comes then. */
export async function moveAbout(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
}

/** Whether an address is Paddle's. */
export const isPaddles = (address: string): boolean => address.startsWith(new URL(PADDLE_SCRIPT).origin);
