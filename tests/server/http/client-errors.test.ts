import { connect } from 'node:net';
import { maxHeaderSize } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSite } from '../site.ts';

/** Sends text on a connection, and returns all that is received until the server closes it. */
function exchange(port: number, ...parts: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let received = '';
    socket
      .on('data', (part: Buffer) => (received += part.toString()))
      .on('error', reject)
      .on('close', () => resolve(received));
    for (const part of parts) socket.write(part);
  });
}

const HEAD = 'GET /pricing HTTP/1.1\r\nHost: localhost\r\n';

describe('a request with too many cookies', () => {
  test.for([maxHeaderSize, 100_000, 2_000_000])('gets a 431 that explains what to do: %i bytes', async (size) => {
    const site = await startSite();
    const received = await exchange(site.port, HEAD, `Cookie: a=${'x'.repeat(size)}\r\n`, '\r\n');
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(head).toContain('Content-Type: text/plain; charset=utf-8');
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}\r\n`);
    expect(body).toContain('Delete the cookies of this site, then reload the page.');
    const lines = site.logged.filter((line) => line.includes('"status":431'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"level":"warn"');
    expect(lines[0]).not.toContain('xxx');
  });

  test('is accepted just below the limit', async () => {
    const site = await startSite();
    const rest = `${HEAD}Connection: close\r\nCookie: `;
    const received = await exchange(site.port, `${rest}${'x'.repeat(maxHeaderSize - rest.length - 100)}\r\n\r\n`);
    expect(received).toMatch(/^HTTP\/1\.1 404 /);
  });
});

test('a request that isn’t HTTP gets Node’s 400', async () => {
  const site = await startSite();
  expect(await exchange(site.port, 'NOT HTTP\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});
