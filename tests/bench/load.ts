import { Agent, request } from 'node:http';

/** How a call did under load. Latencies in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no 2xx. */
  readonly failed: number;
}

/** A response: its status, and its body as text. */
export interface LoadResponse {
  readonly status: number;
  readonly body: string;
}

/** One client, with a connection of its own that is kept open. */
export interface Client {
  readonly send: (method: string, path: string, body?: unknown, token?: string) => Promise<LoadResponse>;
  readonly close: () => void;
}

/** Opens a client of a site. `number` gives it an address of its own, so that no limit per address meets two of them. */
export function openClient(origin: string, number: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send: (method, path, body, token) =>
      new Promise((resolve, reject) => {
        const headers = {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        };
        const outgoing = request(origin + path, { method, agent, headers }, (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
          );
        });
        outgoing.on('error', reject);
        outgoing.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}

/**
 * Has every caller call again and again, each after its own response, for some seconds, and adds up how it went. Where
 * only so many calls are allowed in that time, each makes as many as `callsEach` at most.
 */
export async function load(
  callers: readonly (() => Promise<LoadResponse>)[],
  seconds: number,
  callsEach = Number.POSITIVE_INFINITY,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    callers.map(async (call) => {
      for (let calls = 0; calls < callsEach && performance.now() < end; calls += 1) {
        const before = performance.now();
        const { status } = await call();
        times.push(performance.now() - before);
        if (status < 200 || status > 299) failed += 1;
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round((times[Math.floor(times.length * share)] ?? Number.NaN) * 10) / 10;
  return { perSecond: Math.round(times.length / elapsed), p50: at(0.5), p99: at(0.99), failed };
}
