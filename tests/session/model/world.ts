import { createHttp } from '../../../site/adapters/http/index.ts';
import type { Auth, AuthOptions } from '../../../site/adapters/auth/auth.ts';
import { vi } from 'vitest';
import { ModelBrowser, ModelLocks } from './browser.ts';
import type { LockKind } from './browser.ts';
import { Verdict } from './rules.ts';
import { ModelServer } from './server.ts';
import type { ModelRequest, Reuse, Treatment } from './server.ts';
import type { Tab } from './tab.ts';
import { Visitor } from './visitor.ts';
import { Watch } from './watch.ts';
import type { Tally } from './watch.ts';

/** How a walk begins. */
export interface Setting {
  /** One entry a tab: whether its storage is blocked. */
  tabs: readonly { isBlocked: boolean }[];
  locks: LockKind;
  reuse: Reuse;
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

/** Unhandled rejections of the current walk. */
export const unhandledRejections: unknown[] = [];

/** Everything a walk happens in: the tabs, the browser they share, and the server. Its methods are the steps. */
export class World {
  readonly server: ModelServer;
  readonly browser: ModelBrowser;
  /** The page that is in each tab. */
  readonly #tabs: Tab[] = [];
  /** Every page there has been. */
  readonly #pages: Tab[] = [];
  readonly #setting: Setting;
  readonly #locks: ModelLocks | undefined;
  readonly #makeAuth: (options: AuthOptions) => Auth;
  readonly #visitors: Visitor[] = [];
  readonly #verdict = new Verdict();
  readonly #watch: Watch;
  readonly #tally: Tally;

  constructor(setting: Setting, tally: Tally, makeAuth: (options: AuthOptions) => Auth) {
    this.#setting = setting;
    this.#tally = tally;
    this.#makeAuth = makeAuth;
    this.server = new ModelServer(setting.reuse);
    this.#locks = setting.locks === 'missing' ? undefined : new ModelLocks(setting.locks);
    this.browser = new ModelBrowser(
      (change) => this.#watch.onChange(change, this.#pages),
      (index) => this.#onThrow(index),
    );
    this.#watch = new Watch(this.server, this.browser, this.#locks, this.#verdict, tally);
    this.#leave(setting.left);
    setting.tabs.forEach((_, index) => this.#open(index));
  }

  get tabs(): number {
    return this.#tabs.length;
  }

  /** How many storage events the page in a tab has not received yet. */
  undelivered(tab: number): number {
    return this.browser.undelivered(this.#tab(tab).index);
  }

  /** Delivers the oldest waiting storage event to the page in a tab. */
  deliverEvent(tab: number): void {
    this.browser.deliverEvent(this.#tab(tab).index);
  }

  /**
   * The page in a tab goes in the middle of whatever it does, and the next one comes and restores. What it has sent
   * either reaches the server or does not; it receives no response in any case.
   */
  navigate(tab: number, reachesServer: boolean): void {
    const page = this.#tab(tab);
    const sent = this.server.pending.filter((request) => request.tab === page.index);
    if (reachesServer) for (const request of sent) this.server.serve(request, 'well');
    const isInterrupted = sent.some(({ route, response }) => route.endsWith('/refresh') && isGood(response));
    if (isInterrupted) this.#tally.interruptedRefreshes += 1;
    page.isGone = true;
    this.server.close(page.index);
    this.browser.close(page.index);
    this.#locks?.close(page.index);
    this.#open(tab);
    this.visitor(tab).restore();
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
    this.#verdict.check(unhandledRejections.length === 0, 'settles', () => unhandledRejections.map(String).join(', '));
    this.#verdict.throwIfBroken();
  }

  /** Serves one of the requests that wait, counted from the oldest; the response is still on its way. */
  serve(at: number, treatment: Treatment): void {
    const request = this.server.pending[at % this.server.pending.length];
    if (request) this.server.serve(request, treatment);
  }

  /** Lets the response to one of the requests that wait arrive; `treatment` is for one nobody has served yet. */
  respond(at: number, treatment: Treatment): void {
    this.serve(at, treatment);
    const request = this.server.pending[at % this.server.pending.length];
    if (!request) return;
    this.server.deliver(request);
    const { route, status = 0, body } = request;
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
      this.#verdict.throwIfBroken();
      if (round === 0) for (const visitor of this.#visitors) visitor.restore();
    }
    for (const { auth } of this.#tabs) auth.dispose();
  }

  async #comeToRest(): Promise<void> {
    for (let turn = 0; turn < 1000; turn += 1) {
      await this.settle();
      for (let index = 0; index < this.tabs; index += 1) while (this.undelivered(index) > 0) this.deliverEvent(index);
      await this.settle();
      if (this.server.pending.length === 0 && vi.getTimerCount() === 0) return;
      if (this.server.pending.length > 0) this.respond(0, 'well');
      else await this.wait(1000);
    }
    this.#verdict.check(false, 'settles', () => 'the walk never came to rest');
  }

  /** Opens the first or the next page in a tab. */
  #open(tabIndex: number): void {
    const index = this.#pages.length;
    const isBlocked = this.#setting.tabs[tabIndex]?.isBlocked ?? false;
    const http = createHttp({
      baseUrl: '',
      fetch: this.server.fetchFor(index, (request) => this.#watch.onSend(request, tab)),
    });
    const auth = this.#makeAuth({ http, locks: this.#locks?.open(index), ...this.browser.open(index, isBlocked) });
    const tab: Tab = {
      index,
      auth,
      usesMemory: isBlocked,
      isGone: false,
      signingIn: 0,
      restoring: 0,
      restores: 0,
      isLoggingOut: false,
      mustSayExpired: false,
      endedAlone: false,
      expiries: 0,
      shownAt: new Map(),
      last: auth.getState(),
    };
    auth.subscribe(() => {
      if (!tab.isGone) this.#watch.onState(tab, auth.getState());
    });
    this.#pages[index] = tab;
    this.#tabs[tabIndex] = tab;
    this.#visitors[tabIndex] = new Visitor(tab, this.#watch, this.#verdict, this.browser);
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
    const tab = this.#pages[index];
    if (!tab || tab.usesMemory) return;
    tab.usesMemory = true;
    this.#tally.memorySessions += 1;
  }

  #tab(index: number): Tab {
    const tab = this.#tabs[index];
    if (!tab) throw new Error(`There is no tab ${index}.`);
    return tab;
  }
}

const isGood = (response: ModelRequest['response']): boolean =>
  response !== undefined && !(response instanceof Error) && response.status === 200;
