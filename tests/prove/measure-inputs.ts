import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../server/http.ts';
import type { WatchedProcess } from '../setup/watched-process.ts';
import type { HostileInput } from './hostile-inputs.ts';

/** What was seen of all inputs. */
export interface InputFigures {
  requests: number;
  /** The longest that one of them kept the event loop, in milliseconds by the clock and by the processor. */
  longest: { title: string; wall: number; cpu: number };
  /** The largest response to somebody who is not signed in, head included, in bytes; pages and files are left out. */
  largest: { title: string; bytes: number };
  /** Responses of 500 or more, and those that did not come. */
  readonly failed: string[];
}

/** Requests sent between two looks at the figures, and how many of them at once. */
const GROUP = 200;
const AT_ONCE = 8;

/** A group that kept the loop for longer is sent again, one by one, in milliseconds. */
const SUSPICIOUS = 40;

/** The least of so many tries counts, with a pause between them, in milliseconds: the machine does other things too. */
const TRIES = 20;
const BETWEEN_TRIES = 20;

/** What a call asks for that only somebody signed in gets far with. */
const NEEDS_TOKEN = /users\/|sessions|account|change-password|logout/;

/**
 * Sends inputs to a server's process and measures what they do to it. The longest is so by the clock, or by the work of
 * the thread, which is the same however busy the machine is.
 */
export async function measureInputs(
  server: WatchedProcess,
  inputs: Iterable<HostileInput>,
  by: 'wall' | 'cpu' = 'wall',
): Promise<InputFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const figures: InputFigures = {
    requests: 0,
    longest: { title: 'none', wall: 0, cpu: 0 },
    largest: { title: 'none', bytes: 0 },
    failed: [],
  };
  const note = (title: string, { wall, cpu }: { wall: number; cpu: number }): void => {
    if ({ wall, cpu }[by] > figures.longest[by]) figures.longest = { title, wall, cpu };
  };
  const one = async (input: HostileInput, jwt: string | undefined): Promise<void> => {
    figures.requests += 1;
    const seen = await ask(server.port, agent, input, jwt);
    if (seen.status >= 500 || seen.status === 0) figures.failed.push(`${input.title} got ${seen.status}`);
    if (jwt !== undefined || seen.isPageOrFile || seen.bytes <= figures.largest.bytes) return;
    figures.largest = { title: input.title, bytes: seen.bytes };
  };
  await server.figures();
  for (const group of groupsOf(inputs)) {
    const jwt = await signIn(server.port);
    await server.figures();
    const tokenFor = (input: HostileInput, index: number): string | undefined =>
      index % 2 === 0 && NEEDS_TOKEN.test(input.path) ? jwt : undefined;
    await atOnce(group, (input, index) => one(input, tokenFor(input, index)));
    const together = await server.figures();
    if (together[by] <= SUSPICIOUS) {
      note(group[0]?.title ?? '', together);
      continue;
    }
    for (const [index, input] of group.entries()) {
      let least = { wall: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY };
      for (let turn = 0; turn < TRIES && least[by] > SUSPICIOUS; turn += 1) {
        await one(input, tokenFor(input, index));
        const seen = await server.figures();
        if (seen[by] < least[by]) least = seen;
        if (seen[by] > SUSPICIOUS) await pause(BETWEEN_TRIES);
      }
      note(input.title, least);
    }
  }
  agent.destroy();
  return figures;
}

function* groupsOf(inputs: Iterable<HostileInput>): Generator<HostileInput[]> {
  let group: HostileInput[] = [];
  for (const input of inputs) {
    group.push(input);
    if (group.length < GROUP) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function atOnce(
  group: readonly HostileInput[],
  work: (input: HostileInput, index: number) => Promise<void>,
): Promise<void> {
  const left = group.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, input] of left) await work(input, index);
    }),
  );
}

let asked = 0;

/** An address nobody came from before, so that no limit hides what comes after it. */
function newAddress(): string {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
}

/** Signs somebody in; they may be signed out by any of what is sent. */
async function signIn(port: number): Promise<string | undefined> {
  const person = { username: 'owner', email: 'owner@example.test', password: 'the right password' };
  const post = async (path: string, body: object) =>
    (await send(port, path, { method: 'POST', body, headers: { 'x-forwarded-for': newAddress() } })).json() as {
      jwt?: string;
    };
  const { jwt } = await post('/api/auth/local', { identifier: person.email, password: person.password });
  return jwt ?? (await post('/api/auth/local/register', person)).jwt;
}

interface Seen {
  readonly status: number;
  readonly bytes: number;
  readonly isPageOrFile: boolean;
}

function ask(port: number, agent: Agent, input: HostileInput, jwt: string | undefined): Promise<Seen> {
  const { method, path, headers, body } = input;
  return new Promise((resolve) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: {
          'x-forwarded-for': newAddress(),
          ...(jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }),
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        let bytes = response.rawHeaders.join(': ').length;
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          const isPage = response.headers['content-type']?.startsWith('text/html') === true && status !== 302;
          const isPageOrFile = isPage || response.headers.etag !== undefined;
          resolve({ status, bytes, isPageOrFile });
        });
        response.on('error', () => resolve({ status: 0, bytes, isPageOrFile: false }));
      },
    );
    outgoing.on('error', () => resolve({ status: 0, bytes: 0, isPageOrFile: false }));
    outgoing.end(body);
  });
}
