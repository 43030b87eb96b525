interface Session {
  userId: number;
  token: string;
  refreshToken: string;
}

/** A request that the server received. */
interface Call {
  route: string;
  bearer: string | null;
  body: unknown;
  keepalive: boolean;
}

export type Reply = () => Response | Error | Promise<Response | Error>;

export const ADA = { id: 1, email: 'ada@example.com', username: 'ada', role: { name: 'Customer' }, company: null };
export const BOB = { id: 2, email: 'bob@example.com', username: 'bob', role: { name: 'Subscriber' }, company: null };

export const json = (value: unknown, status = 200): Response => Response.json(value, { status });
export const errorResponse = (status: number, message: string): Response =>
  json({ data: null, error: { status, message, details: {} } }, status);

/**
 * The account API in memory, behind `fetch`. As in the contract, a refresh token works once, public routes reject a bearer
 * token, and the other routes require one.
 */
export class AccountServer {
  readonly calls: Call[] = [];
  readonly users = new Map<number, Record<string, unknown>>([
    [1, { ...ADA }],
    [2, { ...BOB }],
  ]);
  #sessions: Session[] = [];
  readonly #replies = new Map<string, Reply[]>();
  readonly #held = new Map<string, { arrived: () => void; gate: Promise<void> }>();
  #issued = 0;

  /** Sets the next responses of a route, such as `GET /api/users/me`. */
  on(route: string, ...replies: Reply[]): void {
    this.#replies.set(route, [...(this.#replies.get(route) ?? []), ...replies]);
  }

  /**
   * Makes a call and holds back the next response of a route, for which it waits. The server processes the request at
   * once. `release` returns the result of the call.
   */
  async hold<T>(route: string, call: () => T): Promise<{ release: () => T }> {
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    this.#held.set(route, { arrived: arrived.resolve, gate: gate.promise });
    const result = call();
    await arrived.promise;
    const release = (): T => {
      gate.resolve();
      return result;
    };
    return { release };
  }

  /** Opens a session, as a login would. */
  open(userId = 1): Session {
    this.#issued += 1;
    const session = { userId, token: `jwt-${this.#issued}`, refreshToken: `refresh-${this.#issued}` };
    this.#sessions.push(session);
    return session;
  }

  /** Makes every access token expire. Refresh tokens stay valid. */
  expireTokens(): void {
    this.#sessions = this.#sessions.map((session) => ({ ...session, token: 'expired' }));
  }

  endSessions(): void {
    this.#sessions = [];
  }

  get openSessions(): number {
    return this.#sessions.length;
  }

  routes(): string[] {
    return this.calls.map(({ route }) => route);
  }

  count(route: string): number {
    return this.routes().filter((called) => called === route).length;
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const route = `${request.method} ${new URL(request.url).pathname}`;
    const bearer = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    this.calls.push({ route, bearer, body, keepalive: request.keepalive });
    const reply = this.#replies.get(route)?.shift();
    const response = reply
      ? await Promise.race([reply(), aborted(request.signal)])
      : this.#respond(route, bearer, (body ?? {}) as Record<string, unknown>);
    const held = this.#held.get(route);
    if (held) {
      this.#held.delete(route);
      held.arrived();
      await held.gate;
    }
    if (response instanceof Error) throw response;
    return response;
  };

  #respond(route: string, bearer: string | null, body: Record<string, unknown>): Response {
    const session = this.#sessions.find(({ token }) => token === bearer);
    if (bearer !== null && !session) return errorResponse(401, 'Missing or invalid credentials');
    const isPublic = /\/auth\/(local|refresh)/.test(route);
    if (isPublic === (bearer !== null)) return errorResponse(403, 'Forbidden');
    switch (route) {
      case 'POST /api/auth/local': {
        const user = [...this.users].find(([, { email }]) => email === body['identifier']);
        return user && body['password'] === 'correct'
          ? this.#signedIn(user[0])
          : errorResponse(400, 'Invalid identifier or password');
      }
      case 'POST /api/auth/local/register':
        this.users.set(3, { id: 3, email: body['email'], username: body['username'], role: { name: 'Customer' } });
        return this.#signedIn(3);
      case 'POST /api/auth/refresh': {
        const old = this.#end(body['refreshToken']);
        if (!old) return errorResponse(401, 'Invalid refresh token');
        const { token, refreshToken } = this.open(old.userId);
        return json({ jwt: token, refreshToken });
      }
    }
    if (!session) return errorResponse(404, 'Not Found');
    const user = this.users.get(session.userId);
    switch (route) {
      case 'GET /api/users/me':
        return json(user);
      case `PUT /api/users/${session.userId}`:
        this.users.set(session.userId, { ...user, ...body });
        return json(this.users.get(session.userId));
      case 'POST /api/auth/change-password':
        if (body['currentPassword'] !== 'correct')
          return errorResponse(400, 'The provided current password is invalid');
        this.endSessions();
        return this.#signedIn(session.userId);
      case 'POST /api/auth/logout':
        this.#end(body['refreshToken']);
        return json({ ok: true });
      default:
        return errorResponse(404, 'Not Found');
    }
  }

  /** Removes the session of a refresh token and returns it. */
  #end(refreshToken: unknown): Session | undefined {
    const ended = this.#sessions.find((session) => session.refreshToken === refreshToken);
    this.#sessions = this.#sessions.filter((session) => session !== ended);
    return ended;
  }

  #signedIn(userId: number): Response {
    const { token, refreshToken } = this.open(userId);
    return json({ jwt: token, refreshToken, user: this.users.get(userId) });
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The operation was aborted.', 'AbortError')));
  });
}
