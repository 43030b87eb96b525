import type { BrowserContextOptions, Request } from 'playwright';
import { afterEach, expect } from 'vitest';
import type { Visit } from '../browser.ts';
import type { PageEditorProcess } from './page-editor.ts';

type OpenVisit = (options?: BrowserContextOptions) => Promise<Visit>;

/** Requests that change no file, whatever their method. */
const READS = /\/api\/(?:drawing|texts|checks|difference|page\/text)$/;

/**
 * Resets the files of a page editor after each test. Unsaved work would be offered to the next visitor, so the pages of the
 * test send nothing more, and their pending requests are awaited first.
 */
export function isolateVisits(visit: OpenVisit, editor: () => PageEditorProcess): OpenVisit {
  const visits = new Set<Visit>();
  const pending = new Set<Request>();
  const isOpen = (request: Request): boolean => !request.frame().page().isClosed();
  afterEach(async () => {
    const blockRequests = (): void => void (globalThis.fetch = () => new Promise(() => {}));
    const pages = [...visits].flatMap(({ context }) => context.pages());
    await Promise.all(pages.map((page) => page.evaluate(blockRequests)));
    await expect.poll(() => [...pending].filter(isOpen).map((request) => request.url())).toEqual([]);
    visits.clear();
    pending.clear();
    editor().reset();
  });
  return async (options) => {
    const visitor = await visit(options);
    visits.add(visitor);
    visitor.context.on('request', (request) => {
      if (request.method() !== 'GET' && !READS.test(request.url())) pending.add(request);
    });
    const remove = (request: Request): void => void pending.delete(request);
    visitor.context.on('requestfinished', remove).on('requestfailed', remove);
    return visitor;
  };
}
