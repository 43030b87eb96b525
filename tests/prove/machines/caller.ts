import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { Agent as PlainAgent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { selfSigned } from '../../server/self-signed.ts';
import type { Answer, Ledger } from './ledger.ts';

/** What is sent. */
export interface Call {
  /** What it is for, as the ledger names it. */
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  /** Goes as JSON; a text goes as it is. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How long a client waits for an answer, in milliseconds: longer than the proxy. */
const PATIENCE = 70_000;

/** A client of the site behind the proxy, with connections of its own and an address of its own. */
export class Caller {
  readonly #origin: string;
  readonly #ledger: Ledger;
  readonly #address: string;
  readonly #agent: Agent | PlainAgent;

  /** `number` gives it its address, from 0 to 65535. */
  constructor(origin: string, ledger: Ledger, number: number) {
    this.#origin = origin;
    this.#ledger = ledger;
    this.#address = `10.9.${Math.floor(number / 256) % 256}.${number % 256}`;
    this.#agent = origin.startsWith('https:')
      ? new Agent({ keepAlive: true, ca: selfSigned.cert })
      : new PlainAgent({ keepAlive: true });
  }

  /** Sends once, and has the ledger note what came of it. */
  async once(call: Call): Promise<Answer> {
    const start = performance.now();
    const answer = await this.#send(call);
    const noted = { ...answer, kind: call.kind, method: call.method, took: performance.now() - start };
    this.#ledger.note(noted);
    return noted;
  }

  /** Sends until a server answers, as a person does who presses again. */
  async untilAnswered(call: Call): Promise<Answer & { readonly lost: number }> {
    for (let lost = 0; ; lost += 1) {
      const answer = await this.once(call);
      if (answer.isServers) return { ...answer, lost };
      if (lost === 50) throw new Error(`${call.kind} got no answer of a server in ${lost} tries`);
      await pause(100);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, body, headers = {} }: Call): Promise<Omit<Answer, 'kind' | 'method' | 'took'>> {
    const payload = typeof body === 'object' ? JSON.stringify(body) : body;
    const request = this.#origin.startsWith('https:') ? httpsRequest : httpRequest;
    return new Promise((resolve) => {
      const nothing = (): void => resolve({ status: undefined, isServers: false, body: '', cookie: undefined });
      const outgoing = request(this.#origin + path, {
        method,
        agent: this.#agent,
        timeout: PATIENCE,
        headers: {
          'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/153.0.0.0 Safari/537.36',
          'x-forwarded-for': this.#address,
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...headers,
        },
      });
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', nothing);
      outgoing.on('response', (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('error', nothing);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            isServers: response.headers['x-request-id'] !== undefined,
            body: text,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          }),
        );
      });
      outgoing.end(payload);
    });
  }
}
