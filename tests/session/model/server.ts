import { isObject } from '../../../site/adapters/http/index.ts';

/** One session on the server: what one login gave, and what refreshes made of it. */
export interface Family {
  readonly userId: number;
  /** The refresh token that works now; null where the login gave none. */
  refreshToken: string | null;
  /** The one before it, and when it was replaced, by the clock. */
  previous: { refreshToken: string; replacedOn: number } | null;
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

/** How the server, or the network, treats a request. A number is a rejection with that status. */
export type Treatment =
  /** The response the contract gives. */
  | 'well'
  /** The same with less in it: no refresh token at a login or a refresh, no tokens at a change of password, no role. */
  | 'bare'
  /** The same, with a user in it who is odd: a role that is a text, no name; or, beside new tokens, no user at all. */
  | 'odd'
  /** The work is done, and the response is lost. */
  | 'lost'
  /** The request never arrives. */
  | 'cut'
  /** 200, and not what was asked for. */
  | 'no jwt'
  | 'no user'
  | 'html'
  | number;

/** One request, from the moment a tab sends it until the tab has the response or has stopped waiting. */
export interface ModelRequest {
  readonly tab: number;
  readonly route: string;
  readonly bearer: string | null;
  readonly body: Record<string, unknown>;
  readonly sentAt: number;
  /** True where the request goes on though its page is gone. */
  readonly outlivesPage: boolean;
  /** The same for a call and its repeat, and for no other call of an account. */
  name: string;
  readonly deliver: (response: ModelResponse) => void;
  response?: ModelResponse;
  /** What the tab was told; undefined while it waits, and where it was told nothing. */
  status?: number;
  /** When the tab stopped waiting: as `ModelServer.moment`, and by the clock. */
  deliveredAt?: number;
  deliveredOn?: number;
}

type ModelResponse = { status: number; text: string; issued?: Issued } | Error;

/** A response that is read without a stream, so that reading it takes no longer than a promise does. */
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

/**
 * What a server does with a refresh token that was used before: it rejects it, or ends its session as well, or takes the
 * one before the current one again for a minute, and gives the same successor until that one is used. The last is what the site's own does.
 */
export const REUSES = ['rejected', 'ends the session', 'taken again at first'] as const;
export type Reuse = (typeof REUSES)[number];

/** How long a refresh token is taken again, in milliseconds, as long as its successor was not used. */
const GRACE_MS = 60_000;

export const USERS = [1, 2, 3] as const;

/** How a user is known when signing in. */
export const emailOf = (userId: number): string => `user-${userId}@example.com`;

/**
 * The account API of the model. It responds to nothing by itself: each request waits until a step of the walk says how it
 * is treated (`serve`), and the response until a step says that it arrives (`deliver`), so that any order can happen.
 *
 * A refresh token works once, unless the response was `bare`; for a used one see `Reuse`.
 */
export class ModelServer {
  readonly reuse: Reuse;
  readonly tokens = new Map<string, Issued>();
  readonly refreshTokens = new Map<string, Family>();
  readonly requests: ModelRequest[] = [];
  readonly pending: ModelRequest[] = [];
  /** Counts what happens, so that before and after can be told. */
  moment = 0;
  readonly #gonePages = new Set<number>();
  readonly #profiles = new Map<number, Record<string, unknown>>();
  #count = 0;

  constructor(reuse: Reuse) {
    this.reuse = reuse;
    for (const id of USERS) {
      this.#profiles.set(id, { id, email: emailOf(id), username: `user-${id}`, role: { name: `role-${id}` } });
    }
  }

  profile(userId: number): Record<string, unknown> {
    return { ...this.#profiles.get(userId) };
  }

  /** Opens a session, as a login does. */
  open(userId: number, withRefreshToken = true, isChange = false): { jwt: string; refreshToken?: string } {
    const family: Family = { userId, refreshToken: null, previous: null, isChange, ended: false };
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
  fetchFor(tab: number, onSend: (request: ModelRequest) => void): typeof globalThis.fetch {
    return (input, init) =>
      new Promise((resolve, reject) => {
        if (this.#gonePages.has(tab)) return;
        const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
        const call = `${init?.method ?? 'GET'} ${url}`;
        const route = call.replace(/\?.*/, '');
        const text = typeof init?.body === 'string' ? init.body : '{}';
        const body: unknown = JSON.parse(text);
        this.moment += 1;
        const request: ModelRequest = {
          sentAt: this.moment,
          tab,
          route,
          bearer: new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? null,
          body: isObject(body) ? body : {},
          outlivesPage: init?.keepalive === true,
          name: `${call} ${text}`,
          deliver: (response) => {
            this.#settled(request);
            if (this.#gonePages.has(tab)) return;
            if (response instanceof Error) return reject(response);
            request.status = response.status;
            if (response.issued) response.issued.deliveredAt = this.moment;
            resolve(new PlainResponse(response.text, response.status));
          },
        };
        init?.signal?.addEventListener('abort', () => {
          if (this.#gonePages.has(tab)) return;
          this.#settled(request);
          reject(new DOMException('The operation was aborted.', 'AbortError'));
        });
        onSend(request);
        this.requests.push(request);
        this.pending.push(request);
      });
  }

  /** Does the work of a request that waits. */
  serve(request: ModelRequest, treatment: Treatment): void {
    if (request.response) return;
    request.response = this.#treat(request, treatment);
  }

  /** Lets the response arrive; a request nobody has served yet is served well. */
  deliver(request: ModelRequest): void {
    this.serve(request, 'well');
    if (request.response) request.deliver(request.response);
  }

  /** A page goes: nobody receives the responses to its requests, and only those that outlive it may still be served. */
  close(tab: number): void {
    this.#gonePages.add(tab);
    for (const request of this.pending.filter((one) => one.tab === tab && !one.outlivesPage)) this.#settled(request);
  }

  #settled(request: ModelRequest): void {
    const at = this.pending.indexOf(request);
    if (at >= 0) this.pending.splice(at, 1);
    this.moment += 1;
    request.deliveredAt = this.moment;
    request.deliveredOn = Date.now();
  }

  #treat(request: ModelRequest, treatment: Treatment): ModelResponse {
    if (treatment === 'cut') return new TypeError('Failed to fetch');
    // Half of the error responses come without a message, as those of a proxy do.
    if (typeof treatment === 'number') {
      return treatment % 2 === 0
        ? errorResponse(treatment, `Rejected with ${treatment}`)
        : { status: treatment, text: '<!doctype html>' };
    }
    const response = this.#respond(request, treatment === 'bare');
    if (treatment === 'lost') return new TypeError('Failed to fetch');
    if (treatment === 'odd') return { ...response, text: odd(request.route, response.text) };
    if (treatment === 'html') return { status: 200, text: '<!doctype html>' };
    if (response.status !== 200 || treatment === 'well' || treatment === 'bare') return response;
    const left = treatment === 'no jwt' ? { user: this.profile(1), ok: true } : { jwt: 'a jwt nobody may keep' };
    // A profile has neither; a change of password need not have either.
    const needsBoth = request.route.includes('/auth/local') || request.route.endsWith('/auth/refresh');
    return needsBoth && !(treatment === 'no user' && request.route.endsWith('/auth/refresh')) ? ok(left) : response;
  }

  #respond({ route, bearer, body }: ModelRequest, bare: boolean): Exclude<ModelResponse, Error> {
    const isPublic = /\/auth\/(local|refresh)/.test(route);
    const token = bearer === null ? undefined : this.tokens.get(bearer);
    if (bearer !== null && (!token || token.expired || token.family.ended))
      return errorResponse(401, 'Invalid credentials');
    if (isPublic === (bearer !== null)) return errorResponse(403, 'Forbidden');
    if (route === 'POST /api/auth/refresh') return this.#refresh(String(body['refreshToken']), bare);
    if (isPublic) {
      const isRegister = route.endsWith('/register');
      const userId = isRegister ? 3 : USERS.find((id) => emailOf(id) === body['identifier']);
      if (!userId || body['password'] !== 'correct') return errorResponse(400, 'Invalid identifier or password');
      return this.#signedIn(userId, !bare);
    }
    if (!token) return errorResponse(404, 'Not Found');
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
      if (route !== `PUT /api/users/${userId}`) return errorResponse(403, 'Forbidden');
      this.#profiles.set(userId, { ...this.profile(userId), ...body });
    }
    const { role, ...profile } = this.profile(userId);
    return ok(bare ? profile : { ...profile, role });
  }

  #refresh(refreshToken: string, bare: boolean): Exclude<ModelResponse, Error> {
    const family = this.refreshTokens.get(refreshToken);
    if (!family || family.ended) return errorResponse(401, 'Invalid refresh token');
    if (family.refreshToken !== refreshToken) {
      const { previous } = family;
      const isRepeat = previous?.refreshToken === refreshToken && Date.now() - previous.replacedOn <= GRACE_MS;
      if (this.reuse === 'taken again at first' && isRepeat && family.refreshToken) {
        return this.#withToken({ jwt: this.#issue(family), refreshToken: family.refreshToken });
      }
      if (this.reuse !== 'rejected') family.ended = true;
      return errorResponse(401, 'Invalid refresh token');
    }
    const jwt = this.#issue(family);
    return this.#withToken(bare ? { jwt } : { jwt, refreshToken: this.#rotate(family) });
  }

  #signedIn(userId: number, withRefreshToken: boolean, isChange = false): Exclude<ModelResponse, Error> {
    return this.#withToken({ ...this.open(userId, withRefreshToken, isChange), user: this.profile(userId) });
  }

  #withToken(response: { jwt: string; refreshToken?: string; user?: unknown }): Exclude<ModelResponse, Error> {
    const issued = this.tokens.get(response.jwt);
    return issued ? { ...ok(response), issued } : ok(response);
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
    if (family.refreshToken) family.previous = { refreshToken: family.refreshToken, replacedOn: Date.now() };
    family.refreshToken = `refresh-${this.#count}-of-${family.userId}`;
    this.refreshTokens.set(family.refreshToken, family);
    return family.refreshToken;
  }
}

const ok = (value: unknown): { status: number; text: string } => ({ status: 200, text: JSON.stringify(value) });

function errorResponse(status: number, message: string): { status: number; text: string } {
  return { status, text: JSON.stringify({ data: null, error: { status, message, details: {} } }) };
}

/** What a good response is with an odd user in it. An error stays as it is. */
function odd(route: string, text: string): string {
  const body: unknown = JSON.parse(text);
  if (!isObject(body) || 'error' in body) return text;
  const change = { username: null, role: 'customer' };
  if (!('jwt' in body)) return JSON.stringify({ ...body, ...change });
  const user = isObject(body['user']) && /auth\/local/.test(route) ? { ...body['user'], ...change } : 'nobody';
  return JSON.stringify({ ...body, user });
}
