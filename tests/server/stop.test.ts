import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askOn } from './asking-on.ts';
import { startProcess, untilRefused } from './process.ts';
import { startSite, temporaryDir } from './site.ts';

const BODY = JSON.stringify({ username: 'late', email: 'late@example.test', password: 'long enough' });
const HEAD = `POST /api/auth/local/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;

/** Sends a registration but for the last byte of its body, and waits until the server has begun to respond to it. */
async function halfARequest(port: number): Promise<{ socket: Socket; response: () => string; closed: Promise<void> }> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (part: Buffer) => (response += part.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // Asking leave to go on shows when the server has the head: it sends `100 Continue`.
  socket.write(HEAD.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'));
  await new Promise((resolve) => socket.once('data', resolve));
  expect(response).toMatch(/^HTTP\/1\.1 100 Continue/);
  socket.write(BODY.slice(0, -1));
  onTestFinished(() => void socket.destroy());
  return { socket, response: () => response, closed };
}

test('a signal lets the request in flight finish, and the process end well', async () => {
  const site = await startProcess(join(temporaryDir(), 'data'));
  const request = await halfARequest(site.port);
  site.child.kill('SIGTERM');
  await untilRefused(site.port);
  request.socket.write(BODY.slice(-1));
  await request.closed;
  expect(request.response()).toContain('HTTP/1.1 200 OK');
  expect(request.response()).toContain('"username":"late"');
  expect(await site.ended).toBe(0);
  expect(site.output.stdout).toContain('"path":"/api/auth/local/register","status":200');
  expect(site.output.stderr).toBe('');
});

test('a stop under load loses no request, not even one that is on its way over a connection that waits', async () => {
  const site = await startProcess(join(temporaryDir(), 'data'));
  const asked = { answered: 0, lost: 0 };
  const all = askOn(site.port, 20, true, asked);
  await vi.waitFor(() => expect(asked.answered).toBeGreaterThan(500), 20_000);
  site.child.kill('SIGTERM');
  await all;
  expect(await site.ended).toBe(0);
  expect(asked.lost).toBe(0);
});

test('the same signal twice, as a terminal and a parent both send it, is one request to stop', async () => {
  const site = await startProcess(join(temporaryDir(), 'data'));
  const request = await halfARequest(site.port);
  site.child.kill('SIGINT');
  await untilRefused(site.port);
  site.child.kill('SIGINT');
  request.socket.write(BODY.slice(-1));
  await request.closed;
  expect(await site.ended).toBe(0);
  expect(request.response()).toContain('200 OK');
});

test('who insists ends the process at once', async () => {
  const site = await startProcess(join(temporaryDir(), 'data'));
  await halfARequest(site.port);
  const insist = setInterval(() => site.child.kill('SIGINT'), 100);
  onTestFinished(() => clearInterval(insist));
  expect(await site.ended).toBe(1);
});

test('a request that never finishes does not hold the server up for ever', async () => {
  const site = await startSite();
  const request = await halfARequest(site.port);
  await site.stop(20);
  await request.closed;
  expect(request.response()).not.toContain('200 OK');
});

test('an idle kept-alive connection does not hold the server up', async () => {
  const site = await startSite();
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await site.stop();
  await closed;
  expect(socket.destroyed).toBe(true);
});
