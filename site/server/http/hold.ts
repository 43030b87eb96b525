import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Requests that are kept back, of servers that keep them back. */
const held = new WeakMap<Server, (() => void)[]>();

/** Keeps a request back while its server is told to; then it comes again. */
export function isHeld(server: Server, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const waiting = held.get(server);
  if (waiting === undefined) return false;
  waiting.push(() => server.emit('request', incoming, outgoing));
  return true;
}

/** Keeps back what a server is asked for while `work` runs. */
export async function holding(server: Server, work: () => Promise<void>): Promise<void> {
  const waiting: (() => void)[] = [];
  held.set(server, waiting);
  try {
    await work();
  } finally {
    held.delete(server);
    for (const comeAgain of waiting) comeAgain();
  }
}
