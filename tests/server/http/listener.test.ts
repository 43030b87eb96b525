import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startSite } from '../site.ts';

describe('a request', () => {
  const CLOSE = 'Connection: close\r\n\r\n';
  test.for([
    ['with two different Host headers', `GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n${CLOSE}`, 400],
    ['with the same Host header twice', `GET /api/commons HTTP/1.1\r\nHost: a\r\nHost: a\r\n${CLOSE}`, 400],
    ['with two Host headers in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['without an HTTP version', 'GET /\r\n\r\n', 400],
    ['with HTTP/2.0', `GET / HTTP/2.0\r\nHost: a\r\n${CLOSE}`, 400],
    ['with one Host header', `GET / HTTP/1.1\r\nHost: a\r\n${CLOSE}`, 200],
    ['without a Host header in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
  ] as const)('%s is answered and logged with the right status', async ([, request, status]) => {
    const { port, logged } = await startSite();
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\nConnection: close\r\n`));
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([{ method: 'GET', status }]);
  });
});
