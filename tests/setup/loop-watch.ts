import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * Loaded into a server's process before its own entry (`node --import`): measures how long its event loop was kept, and
 * tells whoever asks on a port of its own, which it writes to stdout.
 */

/** How often it is looked, in milliseconds. */
const EVERY = 2;

let longest = { wall: 0, cpu: 0 };
let last = { wall: performance.now(), cpu: cpuTime() };

/** The time the main thread has worked so far, in milliseconds: what the machine does besides is not in it. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function look(): void {
  const now = { wall: performance.now(), cpu: cpuTime() };
  longest = {
    wall: Math.max(longest.wall, now.wall - last.wall - EVERY),
    cpu: Math.max(longest.cpu, now.cpu - last.cpu),
  };
  last = now;
}

setInterval(look, EVERY).unref();

const watch = createServer((_incoming, outgoing) => {
  look();
  const memory = process.memoryUsage();
  outgoing.setHeader('Content-Type', 'application/json');
  outgoing.end(JSON.stringify({ ...longest, heap: memory.heapUsed, external: memory.external, rss: memory.rss }));
  longest = { wall: 0, cpu: 0 };
});
watch.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Watched on ${(watch.address() as AddressInfo).port}\n`);
});
watch.unref();
