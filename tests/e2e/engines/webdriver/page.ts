import { z } from 'zod';
import { installation, RUNTIME } from './page-runtime.ts';
import { WebDriverError } from './driver.ts';
import type { Driver } from './driver.ts';
import { bare, candidates } from './compile.ts';
import { BidiError, newId } from './protocol.ts';
import type { Emit, Params } from './protocol.ts';

const outcomeSchema = z.looseObject({
  type: z.enum(['success', 'exception', 'pending']),
  call: z.number().optional(),
  lost: z.boolean().optional(),
});
type Outcome = z.infer<typeof outcomeSchema>;

const pollSchema = z.object({
  id: z.string(),
  url: z.string(),
  state: z.enum(['loading', 'interactive', 'complete']),
  /** How many news there were of this document so far, with these. */
  heard: z.number(),
  news: z.array(
    z.union([
      z.object({ settled: z.tuple([z.number(), outcomeSchema]) }),
      z.object({ said: z.looseObject({ level: z.string() }) }),
      z.object({ message: z.looseObject({}) }),
    ]),
  ),
});
type Poll = z.infer<typeof pollSchema>;

/** How often a page is asked what is new: while something is awaited, and while nothing is. */
const BUSY_MS = 15;
const IDLE_MS = 60;

/** How long an answer of a page may take. One that is asked while its document goes may never answer. */
const ANSWER_MS = 4000;

/** The same of a script of a test, which may have more to do. */
const LONGEST_MS = 45_000;

/** A window of the browser: follows what becomes of its document, and runs scripts in it. */
export class WebDriverPage {
  readonly context = newId('page');
  readonly window: string;
  readonly #driver: Driver;
  readonly #emit: Emit;
  readonly #waiting = new Map<number, (outcome: Outcome | undefined) => void>();
  #document = '';
  #heard = 0;
  #realm = '';
  #state: Poll['state'] = 'complete';
  /** The navigation that was begun and whose document is not there yet. */
  #navigation: string | undefined;
  #target = '';
  #isClosed = false;
  url = 'about:blank';

  constructor(driver: Driver, window: string, emit: Emit) {
    this.#driver = driver;
    this.window = window;
    this.#emit = emit;
  }

  /** Tells of the page, and follows it from now on. */
  async open(userContext: string, opener: string | null): Promise<void> {
    this.#emit('browsingContext.contextCreated', {
      context: this.context,
      userContext,
      url: this.url,
      parent: null,
      children: null,
      originalOpener: opener,
    });
    const poll = await this.#poll();
    this.#document = poll.id;
    this.url = poll.url;
    this.#newRealm();
    void this.#follow();
  }

  /** Leads to an address, and resolves with the name of the navigation. */
  async navigate(url: string): Promise<Params> {
    const sameDocument = url.includes('#') && url.split('#')[0] === this.url.split('#')[0];
    const navigation = sameDocument ? newId('navigation') : this.navigationStarts(url);
    await this.#driver.command('POST', '/url', { url }, this.window);
    if (sameDocument) {
      this.url = url;
      this.#emit('browsingContext.fragmentNavigated', { ...this.#about(), navigation });
    }
    return { navigation, url };
  }

  /** Does what leads away from a document: `back`, `forward`, `refresh`. */
  async travel(how: 'back' | 'forward' | 'refresh'): Promise<void> {
    if (how === 'refresh') this.navigationStarts(this.url);
    await this.#driver.command('POST', `/${how}`, {}, this.window);
  }

  /** Notes that another document was asked for, once; the name of that navigation. */
  navigationStarts(url: string): string {
    if (this.#navigation !== undefined) return this.#navigation;
    this.#navigation = newId('navigation');
    this.#target = url.split('#')[0] ?? '';
    this.#emit('browsingContext.navigationStarted', { ...this.#about(), url, navigation: this.#navigation });
    return this.#navigation;
  }

  /** Whether this is the realm of the page's document, by one of its two names. */
  hasRealm(realm: string): boolean {
    return realm === this.#realm || realm === `${this.#realm}-utility`;
  }

  /** Whether this page was led to an address and is not there yet. */
  isOnItsWayTo(url: string): boolean {
    return this.#navigation !== undefined && this.#target === url;
  }

  /** The document that was asked for will not come. */
  navigationFails(isAborted: boolean): void {
    if (this.#navigation === undefined) return;
    const event = isAborted ? 'browsingContext.navigationAborted' : 'browsingContext.navigationFailed';
    this.#emit(event, { ...this.#about(), navigation: this.#navigation });
    this.#navigation = undefined;
  }

  /** Calls a function in the page, with values as WebDriver BiDi has them. */
  async call(declaration: string, values: readonly unknown[], owned: boolean, awaits: boolean): Promise<Params> {
    const compiled = candidates(values)
      .map((source) => `runtime.compile(${JSON.stringify(source)}, () => (${bare(source)}\n));`)
      .join('');
    const outcome = await this.#run(
      `${compiled} return runtime.call((${declaration}\n), ${JSON.stringify(values)}, ${owned}, ${awaits});`,
    );
    if (outcome.lost === true) throw new BidiError('no such handle', 'The document of this object is gone');
    return { realm: this.#realm, ...outcome };
  }

  /** Evaluates an expression in the page. */
  evaluate(expression: string, owned: boolean, awaits: boolean): Promise<Params> {
    return this.call(`() => (${bare(expression)}\n)`, [], owned, awaits);
  }

  /** Lets go of objects the other side holds on to. */
  async release(handles: readonly unknown[]): Promise<void> {
    await this.#driver.script(
      this.window,
      `return window.${RUNTIME} ? window.${RUNTIME}.release(${JSON.stringify(handles)}) : null;`,
    );
  }

  /** Closes the window, or leaves it where it is the browser's last. */
  async close(isLast: boolean): Promise<void> {
    this.gone();
    if (isLast) await this.#driver.command('POST', '/url', { url: 'about:blank' }, this.window);
    else await this.#driver.command('DELETE', '/window', undefined, this.window);
  }

  /** Tells that the page is gone. */
  gone(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#forgetCalls();
    this.#emit('browsingContext.contextDestroyed', { ...this.#about(), parent: null, children: null });
  }

  async #run(body: string): Promise<Outcome> {
    for (;;) {
      const asked = this.#document;
      const answer = await this.#driver
        .script(this.window, `const runtime = window.${RUNTIME}; if (!runtime) return null; ${body}`, LONGEST_MS)
        .catch(async (error: unknown) => {
          // No answer comes of a document that has gone meanwhile.
          if (error instanceof WebDriverError && error.code === 'timeout' && (await this.#poll()).id !== asked)
            throw new BidiError('no such frame', 'Execution context was destroyed');
          throw error;
        });
      if (answer === null) {
        await this.#driver.script(this.window, `${installation} return null;`);
        continue;
      }
      const outcome = outcomeSchema.parse(JSON.parse(answer));
      if (outcome.type !== 'pending') return outcome;
      const settled = await new Promise<Outcome | undefined>((resolve) =>
        this.#waiting.set(outcome.call ?? 0, resolve),
      );
      if (settled === undefined) throw new BidiError('no such frame', 'Execution context was destroyed');
      return settled;
    }
  }

  async #poll(): Promise<Poll> {
    const answer = await this.#driver.script(
      this.window,
      `if (!window.${RUNTIME}) { ${installation} } return window.${RUNTIME}.poll(${JSON.stringify(this.#document)}, ${this.#heard});`,
      ANSWER_MS,
    );
    return pollSchema.parse(JSON.parse(answer ?? ''));
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#hear(await this.#poll());
      } catch (error) {
        if (this.#isClosed) return;
        // Between two documents there is none to ask.
        if (!(error instanceof WebDriverError)) throw error;
        if (error.code === 'no such window' || error.code === 'invalid session id') return this.gone();
      }
      const isBusy = this.#waiting.size > 0 || this.#navigation !== undefined || this.#state !== 'complete';
      await new Promise((resolve) => setTimeout(resolve, isBusy ? BUSY_MS : IDLE_MS));
    }
  }

  #hear(poll: Poll): void {
    if (poll.id !== this.#document) this.#newDocument(poll);
    else if (poll.url !== this.url) {
      this.url = poll.url;
      this.#emit('browsingContext.historyUpdated', this.#about());
    }
    this.#heard = poll.heard;
    const source = { realm: this.#realm, context: this.context };
    for (const each of poll.news)
      if ('settled' in each) {
        const [call, outcome] = each.settled;
        this.#waiting.get(call)?.(outcome);
        this.#waiting.delete(call);
      } else if ('said' in each)
        this.#emit('log.entryAdded', { type: 'console', source, timestamp: Date.now(), ...each.said });
      else this.#emit('script.message', { ...each.message, source });
    this.#lives(poll.state);
  }

  #newDocument(poll: Poll): void {
    // The first document of a window is left for the one that was asked for.
    const navigation = this.#navigation ?? this.navigationStarts(poll.url);
    this.#navigation = undefined;
    this.#forgetCalls();
    this.#document = poll.id;
    this.url = poll.url;
    for (const realm of [this.#realm, `${this.#realm}-utility`]) this.#emit('script.realmDestroyed', { realm });
    this.#emit('browsingContext.navigationCommitted', { ...this.#about(), navigation });
    this.#state = 'loading';
    this.#newRealm();
  }

  #lives(state: Poll['state']): void {
    if (state === this.#state) return;
    const before = this.#state;
    this.#state = state;
    if (before === 'loading') this.#emit('browsingContext.domContentLoaded', { ...this.#about(), navigation: null });
    if (state === 'complete') this.#emit('browsingContext.load', { ...this.#about(), navigation: null });
  }

  #newRealm(): void {
    this.#realm = newId('realm');
    this.#emit('script.realmCreated', {
      realm: this.#realm,
      type: 'window',
      context: this.context,
      origin: this.url,
    });
  }

  #forgetCalls(): void {
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }

  #about(): Params {
    return { context: this.context, url: this.url, timestamp: Date.now() };
  }
}
