import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { customer, event } from '../setup/paddle-events.ts';
import { deliver, providerTime, startShop } from './billing-site.ts';
import type { TestSite } from './site.ts';

/** The head of an unsigned delivery of a megabyte, whose body never comes. */
function holdOpen(site: TestSite, length: string, answered: (status: string) => void): Socket {
  const socket = connect(site.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.on('data', (data) => answered(data.toString().slice(9, 12)));
  const seconds = Math.floor(site.now() / 1000);
  const signature = `ts=${seconds};h1=${'0'.repeat(64)}`;
  socket.write(`POST /webhooks/paddle HTTP/1.1\r\nHost: x\r\nPaddle-Signature: ${signature}\r\n${length}\r\n\r\n`);
  return socket;
}

const named = (site: TestSite, id: string, name: string) =>
  deliver(site, event('customer.created', providerTime(site), { ...customer(id, `${id}@example.test`), name }));

test.for(['Content-Length: 1048576', 'Transfer-Encoding: chunked'])(
  'of strangers’ large bodies few are waited for, and ordinary events get through meanwhile: %s',
  async (length) => {
    const site = await startShop();
    const statuses: string[] = [];
    const sockets = Array.from({ length: 40 }, () => holdOpen(site, length, (status) => statuses.push(status)));
    // Those that are let in are not answered.
    await expect.poll(() => statuses.length).toBe(36);
    expect(new Set(statuses)).toEqual(new Set(['503']));
    expect((await named(site, 'ctm_small', 'Small')).json()).toEqual({ event: 'applied' });
    const large = await named(site, 'ctm_large', 'n'.repeat(100_000));
    expect([large.status, large.headers['retry-after']]).toEqual([503, '5']);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await named(site, 'ctm_large', 'n'.repeat(100_000))).status).toBe(200);
    // Who goes away half-way is nobody's concern.
    expect(site.logged.join('')).not.toContain('no event');
  },
);
