import { createPaddle } from '@onset/paddle-simulator/browser';
import { createSimulator, openRecords } from '@onset/paddle-simulator/server';
import type { Paddle } from '@paddle/paddle-js';
import { demoCatalog } from '../../scripts/build/demo-catalog.ts';
import { getDemoPriceIds } from '../../site/config/public-config.schema.ts';

/**
 * Returns a client of the Paddle simulator, whose server runs in the same page. It sells the plans of the site, unless a
 * `catalog` is given. With `isOff`, the server responds with
 * 404, like a server that doesn't run the demo checkout.
 */
export function simulatedPaddle({
  language = 'en-US',
  isOff = false,
  catalog = demoCatalog(getDemoPriceIds()),
} = {}): Paddle {
  const { routes } = createSimulator({
    records: openRecords(),
    catalog,
    now: Date.now,
    path: '/demo',
    siteUrl: () => '',
  });
  const fetch = async (url: string, init: RequestInit) =>
    isOff ? new Response(null, { status: 404 }) : routes.request(url, init);
  return createPaddle({ url: '/demo', language, fetch });
}
