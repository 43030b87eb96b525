import type { Browser, Request } from 'playwright';
import type { PageWeight } from './kept/schema.ts';

const KINDS: Readonly<Record<string, keyof PageWeight>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
};

/** Opens a page as a new visitor, touches nothing, and adds up what was sent until the network is quiet. */
export async function weigh(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const weight = { html: 0, css: 0, js: 0, font: 0, other: 0, requests: 0 };
  for (const request of finished.filter((each) => !each.url().startsWith('data:'))) {
    const { responseBodySize } = await request.sizes();
    // What the browser had already has no bytes of its own, and the browser then counts below nothing.
    if (responseBodySize <= 0) continue;
    weight[kindOf(request)] += responseBodySize;
    weight.requests += 1;
  }
  await context.close();
  return weight;
}

/** A script that is fetched ahead, to be run later, is one. */
function kindOf(request: Request): keyof PageWeight {
  return new URL(request.url()).pathname.endsWith('.js') ? 'js' : (KINDS[request.resourceType()] ?? 'other');
}
