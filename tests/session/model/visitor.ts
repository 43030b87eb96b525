import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED } from '../../../site/adapters/auth/messages.ts';
import type { User } from '../../../site/adapters/auth/user.ts';
import type { ModelBrowser } from './browser.ts';
import type { Verdict } from './rules.ts';
import { emailOf } from './server.ts';
import { checkError } from './tab.ts';
import type { Tab } from './tab.ts';
import type { Watch } from './watch.ts';

/** What somebody does in one tab, and what must come of it. */
export class Visitor {
  readonly #tab: Tab;
  readonly #watch: Watch;
  readonly #verdict: Verdict;
  readonly #browser: ModelBrowser;
  #calls = 0;
  #unsettled = 0;

  constructor(tab: Tab, watch: Watch, verdict: Verdict, browser: ModelBrowser) {
    this.#tab = tab;
    this.#watch = watch;
    this.#verdict = verdict;
    this.#browser = browser;
  }

  /** How many calls have not settled yet. */
  get unsettled(): number {
    return this.#unsettled;
  }

  restore(): void {
    if (this.#tab.restoring === 0) this.#tab.restores += 1;
    this.#tab.restoring += 1;
    this.#follow(this.#tab.auth.restore(), {
      rejected: (error) => this.#verdict.check(false, 'messages', () => `restore rejected with ${String(error)}`),
      settled: () => (this.#tab.restoring -= 1),
    });
  }

  login(userId: number, isRight: boolean): void {
    const password = isRight ? 'correct' : 'wrong';
    this.#signIn(userId, () => this.#tab.auth.login({ identifier: emailOf(userId), password }));
  }

  register(): void {
    const form = { username: 'user-3', email: emailOf(3), password: 'correct' };
    this.#signIn(3, () => this.#tab.auth.register(form));
  }

  logout(): void {
    if (!this.#tab.usesMemory) this.#watch.onLogout();
    this.#tab.isLoggingOut = true;
    this.#tab.auth.logout();
    this.#tab.isLoggingOut = false;
    const { status, error } = this.#tab.auth.getState();
    this.#verdict.check(status === 'signed-out' && error === null, 'three values gone', () => `${status}, ${error}`);
    if (this.#tab.usesMemory) return;
    const stored = this.#browser.stored();
    this.#verdict.check(
      stored.every((value) => value === null),
      'three values gone',
      () => JSON.stringify(stored),
    );
  }

  refresh(): void {
    // With a session there, but no refresh token, another tab may bring one while this one waits for the lock.
    const [token, , refreshToken] = this.#browser.stored();
    const cannot = !this.#tab.usesMemory && !token && !refreshToken;
    this.#follow(this.#tab.auth.refresh(), {
      resolved: () => this.#verdict.check(!cannot, 'needs a refresh token', () => `tab ${this.#tab.index} refreshed`),
      rejected: (error) =>
        this.#verdict.check(!cannot || hasMessage(error, NO_REFRESH_TOKEN), 'needs a refresh token', () =>
          String(error),
        ),
    });
  }

  updateProfile(): void {
    const update = { company: `company-${(this.#calls += 1)}` };
    const shown = this.#tab.auth.getState().user?.id;
    this.#tab.shownAt.set(JSON.stringify(update), shown);
    this.#change(this.#tab.auth.updateProfile(update), (user) =>
      this.#verdict.check(user?.id === (shown ?? user?.id), 'own user', () => `merged into ${user?.id}, not ${shown}`),
    );
  }

  changePassword(): void {
    const newPassword = `password-${(this.#calls += 1)}`;
    this.#change(this.#tab.auth.changePassword({ currentPassword: 'correct', newPassword }));
  }

  /** Any other account call, with a body that tells it from all others. */
  call(): void {
    this.#follow(this.#tab.auth.http.post('/api/customer-portal', { call: (this.#calls += 1) }));
  }

  sync(): void {
    this.#tab.auth.sync();
  }

  #signIn(userId: number, signIn: () => Promise<User>): void {
    this.#tab.signingIn += 1;
    this.#follow(signIn(), {
      resolved: (user) => {
        const state = this.#tab.auth.getState();
        const isSignedIn = state.status === 'signed-in' && state.user?.id === userId && user.id === userId;
        this.#verdict.check(isSignedIn, 'signed in by a response', () => `as ${user.id}: ${JSON.stringify(state)}`);
      },
      settled: () => (this.#tab.signingIn -= 1),
    });
    const { loading } = this.#tab.auth.getState();
    this.#verdict.check(loading, 'loading', () => `tab ${this.#tab.index} signs in, and does not say so`);
  }

  #change<T>(promise: Promise<T>, resolved?: (value: T) => void): void {
    const cannot = !this.#tab.usesMemory && this.#watch.readable() === null;
    const detail = (error?: unknown): string =>
      `tab ${this.#tab.index} changed something, signed out: ${String(error)}`;
    this.#follow(promise, {
      resolved: (value) => {
        this.#verdict.check(!cannot, 'needs a user', detail);
        resolved?.(value);
      },
      rejected: (error) =>
        this.#verdict.check(!cannot || hasMessage(error, NOT_AUTHENTICATED), 'needs a user', () => detail(error)),
    });
  }

  #follow<T>(
    promise: Promise<T>,
    handlers: { resolved?: (value: T) => void; rejected?: (error: unknown) => void; settled?: () => void } = {},
  ): void {
    const { expiries } = this.#tab;
    this.#unsettled += 1;
    const settled = (): void => {
      this.#unsettled -= 1;
      handlers.settled?.();
    };
    promise.then(
      (value) => {
        if (this.#tab.isGone) return;
        settled();
        handlers.resolved?.(value);
      },
      (error: unknown) => {
        if (this.#tab.isGone) return;
        settled();
        checkError(error, this.#tab, expiries, this.#verdict);
        handlers.rejected?.(error);
      },
    );
  }
}

const hasMessage = (error: unknown, message: string): boolean =>
  error instanceof AuthError && error.message === message;
