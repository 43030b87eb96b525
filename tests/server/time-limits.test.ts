import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { closeHttpServer, createHttpServer, listen } from '../../site/server/http/listen.ts';
import type { TimeLimits } from '../../site/server/http/listen.ts';

/** Limits a test can wait for: each one is long, but for the one it is about. */
const LONG: TimeLimits = { head: 60_000, request: 60_000, unread: 60_000, keepAlive: 60_000, look: 20 };

const answerAtOnce: RequestListener = (_incoming, outgoing) => void outgoing.end('ok');

/** Opens a connection to a server with some limits. */
async function open(limits: Partial<TimeLimits>, app = answerAtOnce): Promise<{ socket: Socket; seen: () => string }> {
  const server = createHttpServer(app, { ...LONG, ...limits });
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  const socket = connect(port, '127.0.0.1');
  onTestFinished(async () => {
    socket.destroy();
    await closeHttpServer(server, { limit: 0 });
  });
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
  socket.on('error', () => {});
  return { socket, seen: () => text };
}

const closed = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve));

describe('what comes too slowly is ended when its time is over', () => {
  test('a head', async () => {
    const { socket, seen } = await open({ head: 100 });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await closed(socket);
    expect(seen()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body', async () => {
    const { socket, seen } = await open({ head: 50, request: 100 }, (incoming, outgoing) =>
      incoming.resume().once('end', () => outgoing.end('ok')),
    );
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345');
    await closed(socket);
    expect(seen()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a response nobody reads', () => {
  const large = Buffer.alloc(64 * 1_048_576);

  test('is given up', async () => {
    const ended = vi.fn<() => void>();
    const { socket } = await open({ unread: 100 }, (_incoming, outgoing) => {
      outgoing.once('close', () => (outgoing.writableFinished ? undefined : ended()));
      outgoing.end(large);
    });
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 30_000);
  });
});

test('a client that asks on and on and waits for no response is hung up on', async () => {
  let asked = 0;
  const { socket } = await open({}, () => (asked += 1));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
  await closed(socket);
  expect(asked).toBe(16);
});
