import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Tells the workshop's pages which files have changed on the disk, as they do. */
export class Changes {
  readonly #listeners = new Set<(file: string) => void>();

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** To be called for each file, relative to the repository, with `/`. */
  tell(file: string): void {
    for (const listener of this.#listeners) listener(file);
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
