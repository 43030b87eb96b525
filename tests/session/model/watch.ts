import type { AuthState } from '../../../site/adapters/auth/state.ts';
import { SESSION_EXPIRED } from '../../../site/adapters/auth/messages.ts';
import { parseUser } from '../../../site/adapters/auth/session-store.ts';
import type { User } from '../../../site/adapters/auth/user.ts';
import type { Change, ModelBrowser, ModelLocks } from './browser.ts';
import type { Verdict } from './rules.ts';
import { emailOf } from './server.ts';
import type { ModelRequest, Family, ModelServer } from './server.ts';
import { checkShown } from './tab.ts';
import type { Tab } from './tab.ts';

/** What happened on the walks, to see that they go where the machine is hard. */
export interface Tally {
  steps: number;
  signIns: number;
  refreshes: number;
  repeats: number;
  lostRaces: number;
  expiries: number;
  memorySessions: number;
  /** Pages that went while a refresh was under way that the server had done. */
  interruptedRefreshes: number;
}

export const emptyTally = (): Tally => ({
  steps: 0,
  signIns: 0,
  refreshes: 0,
  repeats: 0,
  lostRaces: 0,
  expiries: 0,
  memorySessions: 0,
  interruptedRefreshes: 0,
});

/** The call that checks a session at start-up. */
const CHECK = 'GET /api/users/me';

/** How long stored tokens are read again after a rejected refresh, in milliseconds. */
const REREADING_MS = 1000;

/** Watches every request, every change of the storage and every state, and notes what breaks a rule. */
export class Watch {
  readonly #server: ModelServer;
  readonly #browser: ModelBrowser;
  readonly #locks: ModelLocks | undefined;
  readonly #verdict: Verdict;
  readonly #tally: Tally;
  readonly #loggedOut = new Set<Family>();
  /** Sessions whose stored values somebody other than the site has changed. */
  readonly #tampered = new Set<Family>();
  readonly #refreshes = new Set<ModelRequest>();
  /** Refreshes with a refresh token that was stored without a token. */
  readonly #alone = new Set<ModelRequest>();
  /** True from a change that no tab made until the storage is in order again. */
  #isTampered = false;
  /** When that was, as `ModelServer.moment`. */
  #tamperedAt = 0;

  constructor(
    server: ModelServer,
    browser: ModelBrowser,
    locks: ModelLocks | undefined,
    verdict: Verdict,
    tally: Tally,
  ) {
    this.#server = server;
    this.#browser = browser;
    this.#locks = locks;
    this.#verdict = verdict;
    this.#tally = tally;
  }

  /** The stored session, where a tab could read one. */
  readable(): { token: string; user: User; refreshToken: string | null } | null {
    const [token, text, refreshToken] = this.#browser.stored();
    const user = parseUser(text ?? '');
    return token && user ? { token, user, refreshToken: refreshToken || null } : null;
  }

  /** Notes that the stored session is being signed out by choice: from now on nobody may store it again. */
  onLogout(): void {
    const family = this.#storedFamily();
    if (family) this.#loggedOut.add(family);
  }

  onTampering(): void {
    const family = this.#storedFamily();
    if (family) this.#tampered.add(family);
    this.#isTampered = true;
    this.#tamperedAt = this.#server.moment;
  }

  onSend(request: ModelRequest, tab: Tab): void {
    const { route, bearer } = request;
    if (/\/auth\/local/.test(route) || route.endsWith('/logout')) return;
    if (route.endsWith('/auth/refresh')) return this.#onRefresh(request, tab);
    if (route === CHECK) request.name += ` of restore ${tab.restores}`;
    // The check goes out for a token without a readable user too.
    const token = (route === CHECK ? this.#browser.get('auth_token') : this.readable()?.token) || null;
    const detail = (): string => `tab ${tab.index}: ${request.name} with ${bearer} while ${this.#shown()} is stored`;
    if (!tab.usesMemory) this.#verdict.check(bearer === token, 'own token', detail);
    const owner = bearer === null ? undefined : this.#server.tokens.get(bearer)?.family.userId;
    if (owner && route.startsWith('PUT')) {
      const shown = tab.shownAt.get(request.name.slice(route.length + 1)) ?? owner;
      this.#verdict.check(route.endsWith(`/${owner}`) && shown === owner, 'own user', () => `${detail()}, to ${shown}`);
    }
    const earlier = this.#sentBefore(request);
    if (earlier.length === 0) return;
    this.#tally.repeats += 1;
    const first = earlier[0]?.bearer ?? '';
    const before = this.#server.tokens.get(first)?.family.userId;
    this.#verdict.check(!before || !owner || before === owner, 'own token', () => `repeated for another: ${detail()}`);
    this.#verdict.check(!earlier.some((one) => this.#wasFresh(one)), 'one repeat', detail);
  }

  onChange({ tab, key, before, after }: Change, tabs: readonly Tab[]): void {
    const owner = tab === null ? undefined : tabs[tab];
    if (!owner) return this.onTampering();
    if (key === 'auth_user' && after === null) {
      this.#verdict.check(this.#browser.get('auth_token') === null, 'token last', () => `user gone: ${this.#shown()}`);
    }
    if (key === 'auth_refresh_token' && after === null && before && !this.#browser.get('auth_token'))
      this.#onEndAlone(before, owner);
    if (key !== 'auth_token') return;
    if (after !== null) {
      this.#verdict.check(this.#isWhole() || this.#isTampered, 'token last', () => `written: ${this.#shown()}`);
      const family = this.#storedFamily();
      if (family) this.#verdict.check(!this.#loggedOut.has(family), 'stays signed out', () => this.#shown());
    } else if (before) {
      this.#onEnd(before, owner);
    }
  }

  /** Follows what a tab shows from one state to the next. */
  onState(tab: Tab, next: AuthState): void {
    const { last } = tab;
    tab.last = next;
    if (last.status !== 'signed-in' && next.status === 'signed-in') this.#tally.signIns += 1;
    if (tab.usesMemory) return;
    const detail = (): string => `tab ${tab.index}: ${JSON.stringify(next)} while ${this.#shown()} is stored`;
    if (last.status === 'signed-in' && next.status === 'signed-out') {
      this.#verdict.check(this.readable() === null, 'ends for a reason', detail);
    }
    if (next.error === SESSION_EXPIRED && last.error !== SESSION_EXPIRED) {
      this.#verdict.check(tab.mustSayExpired || tab.endedAlone, 'ends for a reason', detail);
    }
  }

  /** Checks what must hold between any two steps. */
  afterStep(tabs: readonly Tab[]): void {
    const isEmpty = this.#browser.stored().every((value) => value === null);
    if (isEmpty || this.#isWhole()) this.#isTampered = false;
    this.#verdict.check(isEmpty || this.#isWhole() || this.#isTampered, 'one session', () => this.#shown());
    const family = this.#storedFamily();
    if (family) this.#verdict.check(!this.#loggedOut.has(family), 'stays signed out', () => this.#shown());
    if (family && !this.#tampered.has(family)) this.#checkRefreshToken(family);
    for (const tab of tabs) {
      checkShown(tab, this.#verdict);
      const { status, user, error } = tab.auth.getState();
      const detail = (): string =>
        `tab ${tab.index}: ${JSON.stringify(tab.auth.getState())}; ${this.#shown()} is stored`;
      const mustSayExpired = tab.mustSayExpired || (tab.endedAlone && status === 'signed-out');
      if (mustSayExpired) this.#verdict.check(error === SESSION_EXPIRED, 'leaves a message', detail);
      tab.mustSayExpired = false;
      tab.endedAlone = false;
      if (tab.usesMemory || this.#browser.undelivered(tab.index) > 0 || status === 'unknown') continue;
      const stored = this.readable();
      if (stored) {
        const isSame = JSON.stringify(user) === this.#browser.get('auth_user');
        this.#verdict.check(status === 'signed-in' && isSame, 'follows other tabs', detail);
      } else if (!this.#browser.get('auth_token')) {
        this.#verdict.check(status === 'signed-out', 'follows other tabs', detail);
      }
      // A token with a user nobody can read: another tab is writing, or somebody has meddled. The next start tells.
    }
  }

  /** The page may go at any moment, and the next one has nothing but what is stored. */
  #checkRefreshToken({ refreshToken, previous, ended }: Family): void {
    if (ended || refreshToken === null) return;
    const stored = this.#browser.get('auth_refresh_token');
    const isGood = stored === refreshToken || stored === previous?.refreshToken;
    this.#verdict.check(
      isGood,
      'the next page goes on',
      () => `${this.#shown()} is stored, ${refreshToken} is current`,
    );
  }

  #onRefresh(request: ModelRequest, tab: Tab): void {
    const sent = String(request.body['refreshToken']);
    // One with another token than the stored one is of the logout of an earlier session; with a token nobody
    // issued there is no telling, because somebody may leave the same again.
    if (tab.usesMemory || sent !== this.#browser.get('auth_refresh_token') || !this.#server.refreshTokens.has(sent))
      return;
    this.#tally.refreshes += 1;
    if (!this.#browser.get('auth_token')) this.#alone.add(request);
    const inFlight = this.#server.pending.filter((one) => this.#refreshes.has(one));
    this.#refreshes.add(request);
    const others = this.#locks?.areKept ? inFlight : inFlight.filter((one) => one.tab === tab.index);
    this.#verdict.check(others.length === 0, 'one refresh', () => `tab ${tab.index} beside ${JSON.stringify(others)}`);
  }

  /** A tab removes the stored refresh token, and there is no token any more. */
  #onEndAlone(refreshToken: string, tab: Tab): void {
    if (tab.isLoggingOut || tab.usesMemory || tab.mustSayExpired) return;
    const isRejected = this.#server.requests.some(
      (one) =>
        one.tab === tab.index &&
        isRejection(one) &&
        (one.body['refreshToken'] === refreshToken || one.sentAt <= this.#tamperedAt),
    );
    const detail = (): string => `tab ${tab.index} ended ${refreshToken}, which had no token`;
    this.#verdict.check(isRejected || tab.signingIn > 0, 'ends for a reason', detail);
    if (!isRejected) return;
    tab.endedAlone = true;
    tab.expiries += 1;
    this.#tally.expiries += 1;
  }

  /** A tab removes the stored token, which was `token`. */
  #onEnd(token: string, tab: Tab): void {
    // A storage that throws is left behind.
    if (tab.isLoggingOut || tab.usesMemory) return;
    const refreshToken = this.#browser.get('auth_refresh_token') || null;
    const mine = this.#server.requests.filter((one) => one.tab === tab.index && one.status !== undefined);
    const unwelcome = mine.filter((one) => isUnwelcoming(one) && one.bearer === token);
    // Where somebody meddled, what was rejected and what is stored need not belong together.
    const rejected = mine.findLast(
      (one) => isRejection(one) && (one.body['refreshToken'] === refreshToken || one.sentAt <= this.#tamperedAt),
    );
    // Of a refresh token alone, the first check of all is with the token that the refresh brought.
    const isOfAlone = [...this.#alone].some(
      ({ response }) => response && !(response instanceof Error) && response.text.includes(`"${token}"`),
    );
    const isUnwelcome = unwelcome.some(
      (one) => refreshToken === null || this.#wasFresh(one) || this.#isTampered || isOfAlone,
    );
    const detail = (): string => `tab ${tab.index} ended ${token} with ${refreshToken}`;
    this.#verdict.check(rejected !== undefined || isUnwelcome, 'ends for a reason', detail);
    if (rejected && !isUnwelcome) {
      const waited = Date.now() - (rejected.deliveredOn ?? 0);
      this.#verdict.check(waited >= REREADING_MS, 'reads again first', () => `${detail()} after ${waited} ms`);
      const isNewer = (this.#server.tokens.get(token)?.deliveredAt ?? 0) > rejected.sentAt;
      this.#verdict.check(!isNewer, 'reads again first', () => `${detail()}, which is newer than what was rejected`);
    }
    tab.mustSayExpired = true;
    tab.expiries += 1;
    this.#tally.expiries += 1;
  }

  /** True where a call was rejected, and is sent again with a token that arrived after that. */
  #wasFresh(request: ModelRequest): boolean {
    // The check without parameters is the same check, so a failure of either form counts for both.
    const failure = this.#before(request).findLast(
      (one) => withoutQuery(one) === withoutQuery(request) && isFailure(one),
    );
    const token = this.#server.tokens.get(request.bearer ?? '');
    return failure !== undefined && (failure.deliveredAt ?? Infinity) <= (token?.deliveredAt ?? 0);
  }

  /** Earlier sendings of the same call. */
  #sentBefore(request: ModelRequest): ModelRequest[] {
    return this.#before(request).filter((one) => one.name === request.name);
  }

  /** Earlier requests of the same tab. */
  #before(request: ModelRequest): ModelRequest[] {
    const { requests } = this.#server;
    const at = requests.indexOf(request);
    return requests.slice(0, at < 0 ? undefined : at).filter((one) => one.tab === request.tab);
  }

  #storedFamily(): Family | undefined {
    return this.#server.tokens.get(this.#browser.get('auth_token') ?? '')?.family;
  }

  /** True where the three values are of one session. */
  #isWhole(): boolean {
    const stored = this.readable();
    const family = this.#storedFamily();
    if (!stored || !family || stored.user.id !== family.userId || stored.user.email !== emailOf(family.userId))
      return false;
    if (stored.refreshToken === null) return true;
    const refreshed = this.#server.refreshTokens.get(stored.refreshToken);
    // A change of password that brings no refresh token leaves the one there is: another session of the same user.
    const isKept = family.isChange && family.refreshToken === null;
    return refreshed === family || (isKept && refreshed?.userId === family.userId);
  }

  #shown(): string {
    return JSON.stringify(this.#browser.stored());
  }
}

/** Whether the server would not have what was sent: a 4xx, but not "too early" (408, 429), or JSON without `wanted`. */
function isRefused({ status = 0, response }: ModelRequest, wanted: string): boolean {
  if (status !== 200) return status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (response === undefined || response instanceof Error) return false;
  return response.text.startsWith('{') && !response.text.includes(wanted);
}

/** The name of a request without the parameters of its URL. */
function withoutQuery({ name }: ModelRequest): string {
  return name.replace(/\?\S*/, '');
}

/** A rejected refresh. */
function isRejection(request: ModelRequest): boolean {
  return request.route.endsWith('/auth/refresh') && isRefused(request, '"jwt"');
}

/** A response that says that a token is no good: 401, and to the check every rejection. */
function isUnwelcoming(request: ModelRequest): boolean {
  return request.status === 401 || (request.route === CHECK && isRefused(request, '"id"'));
}

/** An outcome that leads to a refresh: 401, and of the check everything but a user. It is repeated without a rejected parameter first. */
function isFailure({ route, name, status, response }: ModelRequest): boolean {
  if (status === 400 && name.includes('?')) return false;
  if (route !== CHECK || status === 401) return status === 401;
  return status !== 200 || response === undefined || response instanceof Error || !response.text.includes('"id"');
}
