import { isObject } from '../../http/index.ts';

/** One session on the server: what one login gave, and what refreshes made of it. */
export interface Family {
  readonly userId: number;
  /** The refresh token that works now; null where the login gave none. */
  refreshToken: string | null;
  /** True where a change of password made it, and not a login or a registration. */
  readonly isChange: boolean;
  ended: boolean;
}

/** An access token the server has given out. */
export interface Issued {
  readonly family: Family;
  expired: boolean;
  /** When a tab got it, as `ModelServer.moment`; undefined while it is on its way. */
  deliveredAt?: number;
}

/** How the server, or the network, treats a request. A number is a refusal with that status. */
export type Mood =
  /** The answer the contract gives. */
  | 'well'
  /** The same with less in it: no refresh token at a login or a refresh, no tokens at a change of password, no role. */
  | 'bare'
  /** The work is done, and the answer is lost. */
  | 'lost'
  /** The request never arrives. */
  | 'cut'
  /** 200, and not what was asked for. */
  | 'no jwt'
  | 'no user'
  | 'html'
  | number;

/** One request, from the moment a tab sends it until the tab has the answer or has stopped waiting. */
export interface Exchange {
  readonly tab: number;
  readonly route: string;
  readonly bearer: string | null;
  readonly body: Record<string, unknown>;
  readonly sentAt: number;
  /** The same for a call and its repeat, and for no other call of an account. */
  name: string;
  readonly deliver: (answer: Answer) => void;
  answer?: Answer;
  /** What the tab was told; undefined while it waits, and where it was told nothing. */
  status?: number;
  /** When the tab stopped waiting: as `ModelServer.moment`, and by the clock. */
  deliveredAt?: number;
  deliveredOn?: number;
}

type Answer = { status: number; text: string; issued?: Issued } | Error;

/** A reply that is read without a stream, so that reading it takes no longer than a promise does. */
class PlainResponse extends Response {
  readonly #text: string;

  constructor(text: string, status: number) {
    super(null, { status });
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

export const USERS = [1, 2, 3] as const;

/** How a user is known when signing in. */
export const emailOf = (userId: number): string => `user-${userId}@example.com`;

/**
 * The account API of the model. It answers nothing by itself: each request waits until a step of the walk says how it
 * is treated (`serve`), and the answer until a step says that it arrives (`deliver`), so that any order can happen.
 *
 * A refresh token works once, unless the answer was `bare`; a used one is refused, and with `reuseEnds` ends the
 * session it belongs to.
 */
export class ModelServer {
  readonly reuseEnds: boolean;
  readonly tokens = new Map<string, Issued>();
  readonly refreshTokens = new Map<string, Family>();
  readonly exchanges: Exchange[] = [];
  readonly pending: Exchange[] = [];
  /** Counts what happens, so that before and after can be told. */
  moment = 0;
  readonly #profiles = new Map<number, Record<string, unknown>>();
  #count = 0;

  constructor(reuseEnds: boolean) {
    this.reuseEnds = reuseEnds;
    for (const id of USERS) {
      this.#profiles.set(id, { id, email: emailOf(id), username: `user-${id}`, role: { name: `role-${id}` } });
    }
  }

  profile(userId: number): Record<string, unknown> {
    return { ...this.#profiles.get(userId) };
  }

  /** Opens a session, as a login does. */
  open(userId: number, withRefreshToken = true, isChange = false): { jwt: string; refreshToken?: string } {
    const family: Family = { userId, refreshToken: null, isChange, ended: false };
    const jwt = this.#issue(family);
    return withRefreshToken ? { jwt, refreshToken: this.#rotate(family) } : { jwt };
  }

  /** Lets the access tokens of a user run out. */
  expire(userId: number): void {
    for (const token of this.tokens.values()) if (token.family.userId === userId) token.expired = true;
  }

  /** Ends every session of a user, as a change of password on another device does. */
  endSessions(userId: number): void {
    for (const { family } of this.tokens.values()) if (family.userId === userId) family.ended = true;
  }

  /** The `fetch` of one tab. `onSend` sees each request as it is sent. */
  fetchFor(tab: number, onSend: (exchange: Exchange) => void): typeof globalThis.fetch {
    return (input, init) =>
      new Promise((resolve, reject) => {
        const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
        const route = `${init?.method ?? 'GET'} ${url}`;
        const text = typeof init?.body === 'string' ? init.body : '{}';
        const body: unknown = JSON.parse(text);
        this.moment += 1;
        const exchange: Exchange = {
          sentAt: this.moment,
          tab,
          route,
          bearer: new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? null,
          body: isObject(body) ? body : {},
          name: `${route} ${text}`,
          deliver: (answer) => {
            this.#settled(exchange);
            if (answer instanceof Error) return reject(answer);
            exchange.status = answer.status;
            if (answer.issued) answer.issued.deliveredAt = this.moment;
            resolve(new PlainResponse(answer.text, answer.status));
          },
        };
        init?.signal?.addEventListener('abort', () => {
          this.#settled(exchange);
          reject(new DOMException('The operation was aborted.', 'AbortError'));
        });
        onSend(exchange);
        this.exchanges.push(exchange);
        this.pending.push(exchange);
      });
  }

  /** Does the work of a request that waits. */
  serve(exchange: Exchange, mood: Mood): void {
    if (exchange.answer) return;
    exchange.answer = this.#treat(exchange, mood);
  }

  /** Lets the answer arrive; a request nobody has served yet is served well. */
  deliver(exchange: Exchange): void {
    this.serve(exchange, 'well');
    if (exchange.answer) exchange.deliver(exchange.answer);
  }

  #settled(exchange: Exchange): void {
    const at = this.pending.indexOf(exchange);
    if (at >= 0) this.pending.splice(at, 1);
    this.moment += 1;
    exchange.deliveredAt = this.moment;
    exchange.deliveredOn = Date.now();
  }

  #treat(exchange: Exchange, mood: Mood): Answer {
    if (mood === 'cut') return new TypeError('Failed to fetch');
    // Half of the refusals come without a message, as those of a proxy do.
    if (typeof mood === 'number') {
      return mood % 2 === 0 ? refusal(mood, `Refused with ${mood}`) : { status: mood, text: '<!doctype html>' };
    }
    const answer = this.#answer(exchange, mood === 'bare');
    if (mood === 'lost') return new TypeError('Failed to fetch');
    if (mood === 'html') return { status: 200, text: '<!doctype html>' };
    if (answer.status !== 200 || mood === 'well' || mood === 'bare') return answer;
    const left = mood === 'no jwt' ? { user: this.profile(1), ok: true } : { jwt: 'a jwt nobody may keep' };
    // A profile has neither; a change of password need not have either.
    const needsBoth = exchange.route.includes('/auth/local') || exchange.route.endsWith('/auth/refresh');
    return needsBoth && !(mood === 'no user' && exchange.route.endsWith('/auth/refresh')) ? ok(left) : answer;
  }

  #answer({ route, bearer, body }: Exchange, bare: boolean): Exclude<Answer, Error> {
    const isPublic = /\/auth\/(local|refresh)/.test(route);
    const token = bearer === null ? undefined : this.tokens.get(bearer);
    if (bearer !== null && (!token || token.expired || token.family.ended)) return refusal(401, 'Invalid credentials');
    if (isPublic === (bearer !== null)) return refusal(403, 'Forbidden');
    if (route === 'POST /api/auth/refresh') return this.#refresh(String(body['refreshToken']), bare);
    if (isPublic) {
      const isRegister = route.endsWith('/register');
      const userId = isRegister ? 3 : USERS.find((id) => emailOf(id) === body['identifier']);
      if (!userId || body['password'] !== 'correct') return refusal(400, 'Invalid identifier or password');
      return this.#signedIn(userId, !bare);
    }
    if (!token) return refusal(404, 'Not Found');
    const { userId } = token.family;
    if (route === 'POST /api/auth/change-password') {
      if (bare) return ok({ ok: true });
      this.endSessions(userId);
      return this.#signedIn(userId, token.family.refreshToken !== null, true);
    }
    if (route === 'POST /api/auth/logout') {
      token.family.ended = true;
      return ok({ ok: true });
    }
    if (route.startsWith('PUT /api/users/')) {
      if (route !== `PUT /api/users/${userId}`) return refusal(403, 'Forbidden');
      this.#profiles.set(userId, { ...this.profile(userId), ...body });
    }
    const { role, ...profile } = this.profile(userId);
    return ok(bare ? profile : { ...profile, role });
  }

  #refresh(refreshToken: string, bare: boolean): Exclude<Answer, Error> {
    const family = this.refreshTokens.get(refreshToken);
    if (!family || family.ended) return refusal(401, 'Invalid refresh token');
    if (family.refreshToken !== refreshToken) {
      if (this.reuseEnds) family.ended = true;
      return refusal(401, 'Invalid refresh token');
    }
    const jwt = this.#issue(family);
    return this.#withToken(bare ? { jwt } : { jwt, refreshToken: this.#rotate(family) });
  }

  #signedIn(userId: number, withRefreshToken: boolean, isChange = false): Exclude<Answer, Error> {
    return this.#withToken({ ...this.open(userId, withRefreshToken, isChange), user: this.profile(userId) });
  }

  #withToken(reply: { jwt: string; refreshToken?: string; user?: unknown }): Exclude<Answer, Error> {
    const issued = this.tokens.get(reply.jwt);
    return issued ? { ...ok(reply), issued } : ok(reply);
  }

  /** A later token is longer than an earlier one, as a token with more in it is. */
  #issue(family: Family): string {
    this.#count += 1;
    const jwt = `jwt-${this.#count}-of-${family.userId}-${'x'.repeat(this.#count % 7)}`;
    this.tokens.set(jwt, { family, expired: false });
    return jwt;
  }

  #rotate(family: Family): string {
    this.#count += 1;
    family.refreshToken = `refresh-${this.#count}-of-${family.userId}`;
    this.refreshTokens.set(family.refreshToken, family);
    return family.refreshToken;
  }
}

const ok = (value: unknown): { status: number; text: string } => ({ status: 200, text: JSON.stringify(value) });

function refusal(status: number, message: string): { status: number; text: string } {
  return { status, text: JSON.stringify({ data: null, error: { status, message, details: {} } }) };
}
