import type { BrowserContext, BrowserContextOptions, Request } from 'playwright';
import { afterEach, expect } from 'vitest';
import type { Visit } from '../browser.ts';
import type { WorkshopProcess } from './workshop.ts';

type OpenVisit = (options?: BrowserContextOptions) => Promise<Visit>;

/**
 * Has the pages of a workshop as they were at first after each test of a file, and returns how to visit it. A visitor's work that is
 * not saved would be offered to the next: before the visitor goes, what is on its way has arrived, and nothing more is sent.
 */
export function leavingNothing(visit: OpenVisit, workshop: () => WorkshopProcess): OpenVisit {
  const leavings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(leavings.splice(0).map((leave) => leave()));
    workshop().reset();
  });
  return async (options) => {
    const visitor = await visit(options);
    leavings.push(leaving(visitor.context));
    return visitor;
  };
}

/** What changes nothing, whatever its method, and may still be on its way. */
const ASKS = /\/api\/(?:drawing|texts|checks|difference|page\/text)$/;

function leaving(context: BrowserContext): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  context.on('request', (request) => {
    if (request.method() !== 'GET' && !ASKS.test(request.url())) onTheirWay.add(request);
  });
  const arrived = (request: Request): void => void onTheirWay.delete(request);
  context.on('requestfinished', arrived).on('requestfailed', arrived);
  const isOpen = (request: Request): boolean => !request.frame().page().isClosed();
  return async () => {
    const silence = (): void => void (globalThis.fetch = () => new Promise(() => {}));
    await Promise.all(context.pages().map((page) => page.evaluate(silence)));
    await expect.poll(() => [...onTheirWay].filter(isOpen).map((request) => request.url())).toEqual([]);
  };
}
