import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The most requests a connection may have unanswered. No browser sends a second one before it has the first response;
 * a client that sends thousands and reads nothing would have a response to each kept in memory.
 */
const AT_ONCE = 16;

const unanswered = new WeakMap<Socket, number>();

/** Counts a request; ends its connection where too many of it are unanswered, and tells whether it did. */
export function hangUpOnFlood(outgoing: ServerResponse): boolean {
  const { socket } = outgoing.req;
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > AT_ONCE) {
    socket.destroy();
    return true;
  }
  unanswered.set(socket, count);
  outgoing.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return false;
}

/**
 * Ends the connection of a response that was begun and of which nothing could be sent for `limit` milliseconds, or up
 * to twice as long: Node looks at what waits to be sent when the time is over, and again when it is over once more. A
 * response that is still being worked on is left alone.
 */
export function giveUpUnread(outgoing: ServerResponse, limit: number): void {
  outgoing.setTimeout(limit, () => {
    if (outgoing.headersSent) outgoing.req.socket.destroy();
  });
}
