import { z } from 'zod';

const answerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), message: z.string() }),
]);

/** Above the ids that Playwright counts up from one, below the two it ends with. */
const FIRST_ID = 2 ** 40;
const LAST_ID = 2 ** 41;

/** Calls of the relay's own, on the connection that is Playwright's. */
export class PrivateCalls {
  readonly #send: (message: string) => void;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #id = FIRST_ID;

  constructor(send: (message: string) => void) {
    this.#send = send;
  }

  /** Sends a command of WebDriver BiDi. Rejects with what the browser says is wrong with it. */
  call(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> {
    this.#id += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#id, answer);
    this.#send(JSON.stringify({ id: this.#id, method, params }));
    return answer.promise;
  }

  /** Whether a message of the browser answers one of these calls, and is nobody else's. */
  takes(text: string): boolean {
    const id = Number(/"id":(\d+)/.exec(text.slice(0, 80))?.[1] ?? Number.NaN);
    if (!(id > FIRST_ID && id < LAST_ID)) return false;
    const answer = answerSchema.parse(JSON.parse(text));
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.type === 'success') waiting?.resolve(answer.result);
    else waiting?.reject(new Error(answer.message));
    return true;
  }
}
