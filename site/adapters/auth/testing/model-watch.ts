import type { AuthState } from '../state.ts';
import { SESSION_EXPIRED } from '../messages.ts';
import { isUser } from '../shapes.ts';
import type { User } from '../../../contract/account.ts';
import type { Change, ModelBrowser, ModelLocks } from './model-browser.ts';
import type { Verdict } from './model-rules.ts';
import { emailOf } from './model-server.ts';
import type { Exchange, Family, ModelServer } from './model-server.ts';
import { checkShown } from './model-tab.ts';
import type { Tab } from './model-tab.ts';

/** What happened on the walks, to see that they go where the machine is hard. */
export interface Tally {
  steps: number;
  signIns: number;
  refreshes: number;
  repeats: number;
  lostRaces: number;
  expiries: number;
  ownStorages: number;
}

export const emptyTally = (): Tally => ({
  steps: 0,
  signIns: 0,
  refreshes: 0,
  repeats: 0,
  lostRaces: 0,
  expiries: 0,
  ownStorages: 0,
});

/** How long stored tokens are read again after a refused refresh, in milliseconds. */
const REREADING_MS = 1000;

/** Watches every request, every change of the storage and every state, and notes what breaks a rule. */
export class Watch {
  readonly #server: ModelServer;
  readonly #browser: ModelBrowser;
  readonly #locks: ModelLocks | undefined;
  readonly #verdict: Verdict;
  readonly #tally: Tally;
  readonly #loggedOut = new Set<Family>();
  readonly #refreshes = new Set<Exchange>();
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
    const user = parse(text ?? null);
    return token && isUser(user) ? { token, user, refreshToken: refreshToken || null } : null;
  }

  /** Notes that the stored session is being signed out by choice: from now on nobody may store it again. */
  onLogout(): void {
    const family = this.#storedFamily();
    if (family) this.#loggedOut.add(family);
  }

  onTampering(): void {
    this.#isTampered = true;
    this.#tamperedAt = this.#server.moment;
  }

  onSend(exchange: Exchange, tab: Tab): void {
    const { route, bearer } = exchange;
    if (/\/auth\/local/.test(route) || route.endsWith('/logout')) return;
    if (route.endsWith('/auth/refresh')) return this.#onRefresh(exchange, tab);
    if (route === 'GET /api/users/me') exchange.name = `${route} of restore ${tab.restores}`;
    const stored = this.readable();
    const detail = (): string => `tab ${tab.index}: ${exchange.name} with ${bearer} while ${this.#shown()} is stored`;
    if (!tab.isApart) this.#verdict.check(bearer === (stored?.token ?? null), 'own token', detail);
    const owner = bearer === null ? undefined : this.#server.tokens.get(bearer)?.family.userId;
    if (owner && route.startsWith('PUT')) {
      const shown = tab.shownAt.get(exchange.name.slice(route.length + 1)) ?? owner;
      this.#verdict.check(route.endsWith(`/${owner}`) && shown === owner, 'own user', () => `${detail()}, to ${shown}`);
    }
    const earlier = this.#sentBefore(exchange);
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
    if (tab.isApart) return;
    const detail = (): string => `tab ${tab.index}: ${JSON.stringify(next)} while ${this.#shown()} is stored`;
    if (last.status === 'signed-in' && next.status === 'signed-out') {
      this.#verdict.check(this.readable() === null, 'ends for a reason', detail);
    }
    if (next.error === SESSION_EXPIRED && last.error !== SESSION_EXPIRED) {
      this.#verdict.check(tab.owesMessage, 'ends for a reason', detail);
    }
  }

  /** Checks what must hold between any two steps. */
  afterStep(tabs: readonly Tab[]): void {
    const isEmpty = this.#browser.stored().every((value) => value === null);
    if (isEmpty || this.#isWhole()) this.#isTampered = false;
    this.#verdict.check(isEmpty || this.#isWhole() || this.#isTampered, 'one session', () => this.#shown());
    const family = this.#storedFamily();
    if (family) this.#verdict.check(!this.#loggedOut.has(family), 'stays signed out', () => this.#shown());
    for (const tab of tabs) {
      checkShown(tab, this.#verdict);
      const { status, user, error } = tab.auth.getState();
      const detail = (): string =>
        `tab ${tab.index}: ${JSON.stringify(tab.auth.getState())}; ${this.#shown()} is stored`;
      if (tab.owesMessage) this.#verdict.check(error === SESSION_EXPIRED, 'says why', detail);
      tab.owesMessage = false;
      if (tab.isApart || this.#browser.unheard(tab.index) > 0 || status === 'unknown') continue;
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

  #onRefresh(exchange: Exchange, tab: Tab): void {
    const sent = String(exchange.body['refreshToken']);
    // One with another token than the stored one says goodbye for a session that was signed out; with a token nobody
    // issued there is no telling, because somebody may leave the same again.
    if (tab.isApart || sent !== this.#browser.get('auth_refresh_token') || !this.#server.refreshTokens.has(sent))
      return;
    this.#tally.refreshes += 1;
    const inFlight = this.#server.pending.filter((one) => this.#refreshes.has(one));
    this.#refreshes.add(exchange);
    const others = this.#locks?.areKept ? inFlight : inFlight.filter((one) => one.tab === tab.index);
    this.#verdict.check(others.length === 0, 'one refresh', () => `tab ${tab.index} beside ${JSON.stringify(others)}`);
  }

  /** A tab removes the stored token, which was `token`. */
  #onEnd(token: string, tab: Tab): void {
    const isReadable = isUser(parse(this.#browser.get('auth_user')));
    // A start removes what it cannot read; a storage that throws is left behind.
    if (tab.isLeaving || tab.isApart || !isReadable) return;
    const refreshToken = this.#browser.get('auth_refresh_token') || null;
    const mine = this.#server.exchanges.filter((one) => one.tab === tab.index && one.status !== undefined);
    const unwelcome = mine.filter((one) => one.status === 401 && one.bearer === token);
    // Where somebody meddled, what was refused and what is stored need not belong together.
    const refused = mine.findLast(
      (one) => isRefusal(one) && (one.body['refreshToken'] === refreshToken || one.sentAt <= this.#tamperedAt),
    );
    const isUnwelcome = unwelcome.some((one) => refreshToken === null || this.#wasFresh(one) || this.#isTampered);
    const detail = (): string => `tab ${tab.index} ended ${token} with ${refreshToken}`;
    this.#verdict.check(refused !== undefined || isUnwelcome, 'ends for a reason', detail);
    if (refused && !isUnwelcome) {
      const waited = Date.now() - (refused.deliveredOn ?? 0);
      this.#verdict.check(waited >= REREADING_MS, 'reads again first', () => `${detail()} after ${waited} ms`);
      const isNewer = (this.#server.tokens.get(token)?.deliveredAt ?? 0) > refused.sentAt;
      this.#verdict.check(!isNewer, 'reads again first', () => `${detail()}, which is newer than what was refused`);
    }
    tab.owesMessage = true;
    tab.expiries += 1;
    this.#tally.expiries += 1;
  }

  /** True where a call was refused, and is sent again with a token that arrived after that. */
  #wasFresh(exchange: Exchange): boolean {
    const before = this.#sentBefore(exchange).at(-1);
    const token = this.#server.tokens.get(exchange.bearer ?? '');
    return before?.status === 401 && (before.deliveredAt ?? Infinity) <= (token?.deliveredAt ?? 0);
  }

  /** Earlier sendings of the same call. */
  #sentBefore(exchange: Exchange): Exchange[] {
    const { exchanges } = this.#server;
    const at = exchanges.indexOf(exchange);
    return exchanges
      .slice(0, at < 0 ? undefined : at)
      .filter((one) => one.tab === exchange.tab && one.name === exchange.name);
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

/** A refused refresh. Too early (408, 429) or broken (5xx) is none. */
function isRefusal({ route, status = 0 }: Exchange): boolean {
  return route.endsWith('/auth/refresh') && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
