import type { Page } from 'playwright';
import { installPaddleDouble } from './paddle-double-page.ts';
import type { PaddleCall, PaddleDoubleSettings } from './paddle-double-page.ts';
import { pricePreview } from './price-preview.ts';

/** Where the real one is. */
export const PADDLE_SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/** The text of a script that puts the double of Paddle.js into a page. */
export function paddleDoubleScript(settings: PaddleDoubleSettings): string {
  return `(${installPaddleDouble.toString()})(${JSON.stringify(settings)}, ${pricePreview.toString()});`;
}

/** How the script comes: it does at once unless said. `broken` comes, and is another script. */
export type Delivery = 'comes' | 'blocked' | 'broken' | Promise<void>;

/**
 * Serves the double under the address of Paddle.js to a page and to all it goes on to. `delivery` is asked at each
 * request; the script is held until a promise it returns resolves. Returns every call of the double, as they come.
 */
export async function servePaddle(
  page: Page,
  settings: PaddleDoubleSettings,
  delivery: () => Delivery = () => 'comes',
): Promise<readonly PaddleCall[]> {
  const calls: PaddleCall[] = [];
  await page.exposeFunction('notePaddleCall', (call: PaddleCall) => void calls.push(call));
  await page.route(PADDLE_SCRIPT, async (route) => {
    const how = await delivery();
    if (how === 'blocked') return route.abort('blockedbyclient');
    const body = how === 'broken' ? 'void 0;' : paddleDoubleScript(settings);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return calls;
}
