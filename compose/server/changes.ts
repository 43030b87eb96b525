import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

/**
 * Milliseconds between a change of a file and its report. Vite's watcher drops further changes of the same file for 50 ms, so
 * a client that reads the file at once could get half of it, and no later event would report the rest.
 */
export const REPORT_DELAY_MS = 75;

/** Tells the workshop's pages which files have changed on the disk, as they do. */
export class Changes {
  readonly #listeners = new Set<(file: string) => void>();

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /**
   * To be called for each file, relative to the repository, with `/`.
   *
   * @param onReport Called just before the change is reported, when the file is complete
   */
  tell(file: string, onReport?: () => void): void {
    setTimeout(() => {
      onReport?.();
      for (const listener of this.#listeners) listener(file);
    }, REPORT_DELAY_MS);
  }

  /**
   * A stream of server-sent events: each `change` names a file. It ends when no one listens any more.
   *
   * @param watching Resolves when the files are watched. The stream is open from then on, and misses no change.
   */
  serve(api: Hono, watching: Promise<void>): void {
    api.get('/changes', async (context) => {
      // Nobody would ever end what has no body.
      if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': 'text/event-stream' });
      await watching;
      return streamSSE(context, async (stream) => {
        const listener = (file: string): void => void stream.writeSSE({ event: 'change', data: file });
        this.#listeners.add(listener);
        await new Promise<void>((resolve) => stream.onAbort(resolve));
        this.#listeners.delete(listener);
      });
    });
  }
}
