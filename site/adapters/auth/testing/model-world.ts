import { createHttp } from '../../http/index.ts';
import type { Auth, AuthOptions } from '../auth.ts';
import { vi } from 'vitest';
import { ModelBrowser, ModelLocks } from './model-browser.ts';
import type { LockKind } from './model-browser.ts';
import { Verdict } from './model-rules.ts';
import { ModelServer } from './model-server.ts';
import type { Mood } from './model-server.ts';
import type { Tab } from './model-tab.ts';
import { Visitor } from './model-visitor.ts';
import { Watch } from './model-watch.ts';
import type { Tally } from './model-watch.ts';

/** How a walk begins. */
export interface Setting {
  /** One entry a tab: whether its storage is blocked. */
  tabs: readonly { isBlocked: boolean }[];
  locks: LockKind;
  /** Whether the use of an old refresh token ends the session it belongs to. */
  reuseEnds: boolean;
  /** What an earlier visit left in the storage. */
  left: 'nothing' | 'a session' | 'a session that ran out' | 'a session without a refresh token' | 'rubbish';
}

/** How somebody other than the site changes the storage; `wipe` clears all of it. */
export const TAMPERINGS = {
  'an unreadable user': ['auth_user', '{"id":1'],
  'no user': ['auth_user', null],
  'an empty token': ['auth_token', ''],
  'no token': ['auth_token', null],
  'a token nobody issued': ['auth_token', 'rubbish'],
  'a refresh token nobody issued': ['auth_refresh_token', 'rubbish'],
  'no refresh token': ['auth_refresh_token', null],
} as const;

/** Rejections nobody heard, on the walk of the moment. */
export const unheardRejections: unknown[] = [];

/** Everything a walk happens in: the tabs, the browser they share, and the server. Its methods are the steps. */
export class World {
  readonly server: ModelServer;
  readonly browser: ModelBrowser;
  readonly #tabs: Tab[] = [];
  readonly #visitors: Visitor[] = [];
  readonly #verdict = new Verdict();
  readonly #watch: Watch;
  readonly #tally: Tally;

  constructor(setting: Setting, tally: Tally, makeAuth: (options: AuthOptions) => Auth) {
    this.#tally = tally;
    this.server = new ModelServer(setting.reuseEnds);
    const locks = setting.locks === 'missing' ? undefined : new ModelLocks(setting.locks);
    this.browser = new ModelBrowser(
      (change) => this.#watch.onChange(change, this.#tabs),
      (index) => this.#onThrow(index),
    );
    this.#watch = new Watch(this.server, this.browser, locks, this.#verdict, tally);
    this.#leave(setting.left);
    setting.tabs.forEach(({ isBlocked }, index) => this.#open(index, isBlocked, locks, makeAuth));
  }

  get tabs(): number {
    return this.#tabs.length;
  }

  /** What somebody does in a tab. */
  visitor(index: number): Visitor {
    const visitor = this.#visitors[index];
    if (!visitor) throw new Error(`There is no tab ${index}.`);
    return visitor;
  }

  countStep(): void {
    this.#tally.steps += 1;
  }

  /** Lets everything that waits for nothing but a promise happen, and checks what came of it. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#watch.afterStep(this.#tabs);
    this.#verdict.check(unheardRejections.length === 0, 'settles', () => unheardRejections.map(String).join(', '));
    this.#verdict.rule();
  }

  /** Serves one of the requests that wait, counted from the oldest; the answer is still on its way. */
  serve(at: number, mood: Mood): void {
    const exchange = this.server.pending[at % this.server.pending.length];
    if (exchange) this.server.serve(exchange, mood);
  }

  /** Lets the answer to one of the requests that wait arrive; `mood` is for one nobody has served yet. */
  answer(at: number, mood: Mood): void {
    this.serve(at, mood);
    const exchange = this.server.pending[at % this.server.pending.length];
    if (!exchange) return;
    this.server.deliver(exchange);
    const { route, status = 0, body } = exchange;
    const lost = route.endsWith('/refresh') && status === 401 && this.#tabs.length > 1;
    if (lost && this.server.refreshTokens.get(String(body['refreshToken']))?.ended === false)
      this.#tally.lostRaces += 1;
  }

  tamper(how: keyof typeof TAMPERINGS | 'wipe'): void {
    if (how === 'wipe') return this.browser.wipe();
    const [key, value] = TAMPERINGS[how];
    this.browser.change(null, key, value);
  }

  /** Lets time pass, in steps short enough for everything that waits to take its turn. */
  async wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 100) {
      const step = vi.getTimerCount() === 0 ? left : Math.min(100, left);
      vi.advanceTimersByTime(step);
      if (step === left) break;
      await this.settle();
    }
  }

  /** Lets everything that is under way come to its end, and starts each tab anew. */
  async finish(): Promise<void> {
    this.browser.isFull = false;
    for (let round = 0; round < 2; round += 1) {
      await this.#comeToRest();
      const unsettled = this.#visitors.reduce((sum, visitor) => sum + visitor.unsettled, 0);
      this.#verdict.check(unsettled === 0, 'settles', () => `${unsettled} calls never did`);
      this.#verdict.rule();
      if (round === 0) for (const visitor of this.#visitors) visitor.restore();
    }
    for (const { auth } of this.#tabs) auth.dispose();
  }

  async #comeToRest(): Promise<void> {
    for (let turn = 0; turn < 1000; turn += 1) {
      await this.settle();
      for (let index = 0; index < this.tabs; index += 1)
        while (this.browser.unheard(index) > 0) this.browser.hear(index);
      await this.settle();
      if (this.server.pending.length === 0 && vi.getTimerCount() === 0) return;
      if (this.server.pending.length > 0) this.answer(0, 'well');
      else await this.wait(1000);
    }
    this.#verdict.check(false, 'settles', () => 'the walk never came to rest');
  }

  #open(
    index: number,
    isBlocked: boolean,
    locks: ModelLocks | undefined,
    makeAuth: (options: AuthOptions) => Auth,
  ): void {
    const http = createHttp({
      baseUrl: '',
      fetch: this.server.fetchFor(index, (exchange) => this.#watch.onSend(exchange, this.#tab(index))),
    });
    const auth = makeAuth({ http, locks, ...this.browser.open(index, isBlocked) });
    const tab: Tab = {
      index,
      auth,
      isApart: isBlocked,
      signingIn: 0,
      restoring: 0,
      restores: 0,
      isLeaving: false,
      owesMessage: false,
      expiries: 0,
      shownAt: new Map(),
      last: auth.getState(),
    };
    auth.subscribe(() => this.#watch.onState(tab, auth.getState()));
    this.#tabs[index] = tab;
    this.#visitors[index] = new Visitor(tab, this.#watch, this.#verdict, this.browser);
  }

  #leave(left: Setting['left']): void {
    if (left === 'nothing') return;
    const { jwt, refreshToken } = this.server.open(1, left !== 'a session without a refresh token');
    if (left === 'a session that ran out') this.server.expire(1);
    this.browser.values.set('auth_user', left === 'rubbish' ? 'undefined' : JSON.stringify(this.server.profile(1)));
    if (refreshToken) this.browser.values.set('auth_refresh_token', refreshToken);
    this.browser.values.set('auth_token', jwt);
    if (left === 'rubbish') this.#watch.onTampering();
  }

  #onThrow(index: number): void {
    const tab = this.#tabs[index];
    if (!tab || tab.isApart) return;
    tab.isApart = true;
    this.#tally.ownStorages += 1;
  }

  #tab(index: number): Tab {
    const tab = this.#tabs[index];
    if (!tab) throw new Error(`There is no tab ${index}.`);
    return tab;
  }
}
