import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { send } from '../server/http.ts';
import type { FuzzRequest, HttpRequest, RawRequest } from './generate.ts';

/** How long a response may take, in milliseconds. */
const PATIENCE = 30_000;

/** A head of this size is rejected by Node itself, which hangs up: a body still on its way keeps the 431 from being read. */
const LONGEST_HEAD = 16_384;

/** What a client adds to a head, and the tokens that are put in: more than that is left free. */
const MARGIN = 1_000;

/** How long a socket with bytes that ask for nothing is left open. */
const RAW_PATIENCE = 2_000;

/** The words that stand for what only the server can make: tokens and ids of somebody who is signed in. */
const STAND_INS = /\{(?:jwt|refreshToken|id)\}/g;

/** What was seen of a request: a status, or 0 where no response was due. */
export interface Seen {
  readonly status: number;
  /** What is wrong with the response, if anything. */
  readonly error: string | undefined;
}

/** Sends generated requests to a server, as somebody who is signed in. */
export class Driver {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  #standIns: Readonly<Record<string, string>> = {};
  /** Requests since somebody was signed in, and whether they are signed out by what was sent. */
  #since = 0;
  #isSignedOut = true;
  #people = 0;
  #signingIn: Promise<void> | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends one and looks at the response. */
  async see(request: FuzzRequest): Promise<Seen> {
    // Logging out is among the requests. Signing in costs a hash, so it is not done after each.
    if (this.#isSignedOut && (this.#since > 40 || this.#people === 0)) this.#signingIn ??= this.#signIn();
    await this.#signingIn;
    this.#since += 1;
    const seen = await (request.kind === 'http' ? this.#seeHttp(request) : this.#seeRaw(request));
    if (seen.status === 401) this.#isSignedOut = true;
    return seen;
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Signs somebody new in, whose tokens the requests have in their places. */
  async #signIn(): Promise<void> {
    this.#people += 1;
    const name = `fuzzer-${this.#people}`;
    const response = await send(this.#port, '/api/auth/local/register', {
      method: 'POST',
      body: { username: name, email: `${name}@fuzz.test`, password: 'a long enough one' },
      headers: { 'x-forwarded-for': `10.250.${this.#people >> 8}.${this.#people & 255}` },
    });
    const { jwt, refreshToken, user } = response.json() as { jwt: string; refreshToken: string; user: { id: number } };
    this.#standIns = { '{jwt}': jwt, '{refreshToken}': refreshToken, '{id}': String(user.id) };
    this.#since = 0;
    this.#isSignedOut = false;
    this.#signingIn = undefined;
  }

  #fill(text: string): string {
    return text.replace(STAND_INS, (word) => this.#standIns[word] ?? 'none');
  }

  #seeHttp({ method, path, headers, body }: HttpRequest): Promise<Seen> {
    return new Promise((resolve) => {
      const wrong = (error: string): void => resolve({ status: 0, error });
      const head = Object.entries(headers).flat().concat(path).join('    ').length;
      const payload = body === null ? undefined : this.#fill(body);
      const outgoing = httpRequest(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path: this.#fill(path),
          agent: this.#agent,
          timeout: PATIENCE,
          headers: {
            ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, this.#fill(value)])),
            ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', (error) => wrong(`the response broke off: ${error.message}`));
          response.on('end', () => {
            const status = response.statusCode ?? 0;
            const text = Buffer.concat(parts).toString();
            resolve({ status, error: errorOf(status, response.headers['content-type'], text, method) });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no response')));
      outgoing.on('error', (error) => {
        if (head > LONGEST_HEAD - MARGIN) resolve({ status: 431, error: undefined });
        else wrong(`no response: ${error.message}`);
      });
      outgoing.end(payload);
    });
  }

  #seeRaw({ pieces }: RawRequest): Promise<Seen> {
    return new Promise((resolve) => {
      let response = '';
      const socket = connect({ port: this.#port, host: '127.0.0.1', allowHalfOpen: true });
      const finish = (): void => {
        socket.destroy();
        const statuses = [...response.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
        const bad = statuses.find((status) => status >= 500);
        resolve({ status: statuses.at(-1) ?? 0, error: bad === undefined ? undefined : `got ${bad}` });
      };
      socket.setTimeout(RAW_PATIENCE, finish);
      socket.on('data', (part: Buffer) => (response += part.toString('latin1')));
      socket.on('end', finish);
      socket.on('error', finish);
      for (const piece of pieces)
        socket.write(Buffer.from(this.#fill(Buffer.from(piece, 'base64').toString('latin1')), 'latin1'));
      socket.end();
    });
  }
}

function errorOf(status: number, type: string | undefined, text: string, method: string): string | undefined {
  if (status >= 500 || status === 0) return `got ${status} ${text.slice(0, 200)}`;
  if (type?.startsWith('application/json') !== true || method === 'HEAD' || text === '') return undefined;
  try {
    const body = JSON.parse(text) as { error?: { status?: number } } | null;
    const inBody = body?.error?.status;
    return inBody === undefined || inBody === status ? undefined : `got ${status}, and ${inBody} in the body`;
  } catch {
    return `got what is no JSON: ${text.slice(0, 200)}`;
  }
}
