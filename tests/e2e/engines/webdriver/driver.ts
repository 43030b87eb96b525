import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { freePort } from '../../../setup/free-port.ts';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.looseObject({ browserName: z.string(), browserVersion: z.string() }),
});

const START_MS = 20_000;

/** How long a command may take, in milliseconds. */
const COMMAND_MS = 60_000;

/** A command of WebDriver that the browser did not take. */
export class WebDriverError extends Error {
  /** Of the specification, such as `no such window`. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** A program that speaks WebDriver, with the one session it can have. */
export class Driver {
  readonly #process: ChildProcess;
  readonly #origin: string;
  #session = '';
  /** Commands one after the other: a session answers no two at a time. */
  #queue: Promise<unknown> = Promise.resolve();
  #window = '';

  private constructor(process: ChildProcess, origin: string) {
    this.#process = process;
    this.#origin = origin;
  }

  /** Starts the program, and with it a browser of these capabilities. */
  static async start(...what: Parameters<typeof Driver.startOnce>): Promise<Driver> {
    // Another may have taken the free port meanwhile.
    return Driver.startOnce(...what).catch(() => Driver.startOnce(...what));
  }

  private static async startOnce(
    program: string,
    capabilities: Readonly<Record<string, unknown>>,
    env: Readonly<Record<string, string | undefined>>,
  ): Promise<Driver> {
    const port = await freePort();
    const process = spawn(program, ['-p', String(port)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const driver = new Driver(process, `http://127.0.0.1:${port}`);
    try {
      await driver.#untilReady();
      const answer = await driver.#send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
      driver.#session = sessionSchema.parse(answer).sessionId;
      return driver;
    } catch (error) {
      process.kill('SIGTERM');
      throw error;
    }
  }

  /** Sends a command of the session, in a window where it is about one. Rejects with a `WebDriverError`. */
  command(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    window?: string,
    limit = COMMAND_MS,
  ): Promise<unknown> {
    const turn = this.#queue.then(async () => {
      if (window !== undefined && window !== this.#window) {
        await this.#send('POST', `/session/${this.#session}/window`, { handle: window });
        this.#window = window;
      }
      return this.#send(method, `/session/${this.#session}${path}`, body, limit);
    });
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** Runs a script's body in a window; it must return a text, within so many milliseconds. */
  async script(window: string, body: string, limit?: number): Promise<string | null> {
    return z
      .string()
      .nullable()
      .parse(await this.command('POST', '/execute/sync', { script: body, args: [] }, window, limit));
  }

  /** Ends the browser, and the program. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.command('DELETE', '').catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    this.#process.kill('SIGTERM');
    await ended;
  }

  async #send(method: string, path: string, body?: unknown, limit = COMMAND_MS): Promise<unknown> {
    const response = await fetch(this.#origin + path, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new WebDriverError('timeout', `${method} ${path} had no answer within ${limit} ms`);
      throw error;
    });
    const { value } = answerSchema.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = errorSchema.parse(value);
    throw new WebDriverError(error, message);
  }

  async #untilReady(): Promise<void> {
    const end = Date.now() + START_MS;
    for (;;) {
      const isReady = await fetch(`${this.#origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      if (Date.now() > end) throw new Error(`${this.#process.spawnfile} did not answer within ${START_MS} ms`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
