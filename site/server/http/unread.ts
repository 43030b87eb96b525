import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The most requests a connection may have unanswered. No browser sends a second one before it has the first response;
 * a client that sends thousands and reads nothing would have a response to each kept in memory.
 */
const AT_ONCE = 16;

/** What is counted of a connection. An object, so that a request looks it up once. */
interface Counted {
  unanswered: number;
}

const connections = new WeakMap<Socket, Counted>();

/** Counts a request; ends its connection where too many of it are unanswered, and tells whether it did. */
export function hangUpOnFlood(outgoing: ServerResponse): boolean {
  const { socket } = outgoing.req;
  let counted = connections.get(socket);
  if (counted === undefined) connections.set(socket, (counted = { unanswered: 0 }));
  if (counted.unanswered >= AT_ONCE) {
    socket.destroy();
    return true;
  }
  counted.unanswered += 1;
  outgoing.on('close', () => (counted.unanswered -= 1));
  return false;
}

/**
 * Ends the connection of a response that was begun and of which nothing could be sent for the server's `timeout`, or up to
 * twice as long: Node looks at what waits to be sent when the time is over, and again when it is over once more. A
 * response that is still being worked on is left alone.
 */
export function giveUpUnread(outgoing: ServerResponse): void {
  outgoing.on('timeout', hangUpIfBegun);
}

function hangUpIfBegun(this: ServerResponse): void {
  if (this.headersSent) this.req.socket.destroy();
}
