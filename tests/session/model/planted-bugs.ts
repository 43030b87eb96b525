import type { Http } from '../../../site/adapters/http/index.ts';
import { HttpError } from '../../../site/adapters/http/index.ts';
import type { createAccountCalls } from '../../../site/adapters/auth/account-calls.ts';
import type { AuthOptions } from '../../../site/adapters/auth/auth.ts';
import { AuthError, SESSION_EXPIRED } from '../../../site/adapters/auth/messages.ts';
import type { createTokenRefresh } from '../../../site/adapters/auth/token-refresh.ts';
import { resilientStorage } from '../../../site/adapters/auth/resilient-storage.ts';
import type { StorageLike } from '../../../site/adapters/auth/resilient-storage.ts';
import type {
  createSessionStore,
  PartialSession,
  Session,
  SessionStore,
} from '../../../site/adapters/auth/session-store.ts';
import type { Rule } from './rules.ts';

type Change<F extends (...values: never[]) => unknown> = (real: F, ...values: Parameters<F>) => ReturnType<F>;

/** A part of the adapter, each in a broken version that stands in for the real one. */
export interface Plants {
  createSessionStore: Change<typeof createSessionStore>;
  createTokenRefresh: Change<typeof createTokenRefresh>;
  createAccountCalls: Change<typeof createAccountCalls>;
  resilientStorage: Change<typeof resilientStorage>;
  options: (options: AuthOptions) => AuthOptions;
}

export interface PlantedBug {
  name: string;
  /** The rules a walk may find broken by it. */
  breaks: Rule[];
  plant: Partial<Plants>;
  /** A seed that finds a rare bug in few walks; 1 where it is missing. */
  seed?: number;
}

type RefreshTokens = ReturnType<typeof createTokenRefresh>;

/** Replaces how a store starts a session; `raw` is the storage below. */
function starting(start: (store: SessionStore, raw: StorageLike, session: Session) => void): Partial<Plants> {
  return {
    createSessionStore(real, raw) {
      const store = real(raw);
      return {
        ...store,
        start(session) {
          start(store, raw, session);
          return session.user;
        },
      };
    },
  };
}

/** Replaces each error of `http` by what `mistake` makes of it. */
function mistaking(http: Http, mistake: (error: unknown, path: string) => unknown): Http {
  const post: Http['post'] = async (path: string, ...rest: [unknown?, object?]) => {
    try {
      return await http.post(path, ...rest);
    } catch (error) {
      throw mistake(error, path);
    }
  };
  return { ...http, post };
}

/** Lets `around` decide when a refresh is sent, and what happens before and after it. */
function aroundRefresh(around: (storage: StorageLike, send: () => Promise<unknown>) => Promise<unknown>) {
  return (options: AuthOptions): AuthOptions => {
    const storage = resilientStorage(options.storage, []);
    const post = (path: string, ...rest: [unknown?, object?]): Promise<unknown> => {
      const send = (): Promise<unknown> => options.http.post(path, ...rest);
      return path === '/api/auth/refresh' ? around(storage, send) : send();
    };
    return { ...options, http: { ...options.http, post: post as Http['post'] } };
  };
}

const status = (error: unknown): number => (error instanceof HttpError ? error.status : 0);

/** Bugs a session has had, here or elsewhere. Each is planted alone. */
export const PLANTED_BUGS: PlantedBug[] = [
  {
    name: 'a sign-in keeps the refresh token of the session before',
    // The bug itself reads the storage, and rejects with what that throws where it is blocked.
    breaks: ['one session', 'token last', 'messages'],
    plant: starting((store, raw, session) => {
      const before = raw.getItem('auth_refresh_token');
      store.start({ ...session, refreshToken: session.refreshToken ?? before });
    }),
  },
  {
    name: 'the token is stored before the user',
    breaks: ['token last'],
    plant: starting((store, _, session) => {
      store.keepTokens({ jwt: session.token });
      store.start(session);
    }),
  },
  {
    name: 'signing out leaves the refresh token',
    breaks: ['three values gone', 'one session'],
    plant: {
      createSessionStore(real, raw) {
        const clear = (): void => ['auth_token', 'auth_user'].forEach((key) => raw.removeItem(key));
        return { ...real(raw), clear };
      },
    },
  },
  {
    name: 'a 5xx at the refresh signs out',
    breaks: ['ends for a reason'],
    plant: {
      createTokenRefresh: (real, options) =>
        real({
          ...options,
          http: mistaking(options.http, (error) => {
            if (status(error) < 500) return error;
            options.onExpired();
            return new AuthError(SESSION_EXPIRED);
          }),
        }),
    },
  },
  {
    name: 'a rejected refresh signs out without reading the storage again',
    breaks: ['reads again first', 'ends for a reason'],
    plant: {
      createTokenRefresh: (real, options) =>
        real({
          ...options,
          http: mistaking(options.http, (error) => {
            if (status(error) !== 401) return error;
            options.onExpired();
            return new AuthError(SESSION_EXPIRED);
          }),
        }),
    },
  },
  {
    name: 'every rejected call refreshes for itself',
    breaks: ['one refresh'],
    plant: { createTokenRefresh: (real, options) => (rejected) => real({ ...options, locks: undefined })(rejected) },
  },
  {
    name: 'a refresh is shared by a call with another token',
    breaks: ['ends for a reason'],
    seed: 2,
    plant: {
      createTokenRefresh(real, options) {
        const refreshTokens = real(options);
        let inFlight: ReturnType<RefreshTokens> | undefined;
        return (rejected) =>
          (inFlight ??= refreshTokens(rejected).finally(() => {
            inFlight = undefined;
          }));
      },
    },
  },
  {
    name: 'a refresh that ends after the sign-out stores its tokens',
    breaks: ['one session', 'token last', 'ends for a reason'],
    plant: {
      createTokenRefresh(real, options) {
        let last: PartialSession | null = null;
        const readPartial = (): PartialSession | null => {
          const now = options.store.readPartial();
          return (last = now?.token ? now : (last ?? now));
        };
        const refreshTokens = real({ ...options, store: { ...options.store, readPartial } });
        return (rejected) => {
          last = null;
          return refreshTokens(rejected);
        };
      },
    },
  },
  {
    name: "one user's call is repeated with the token of another",
    breaks: ['own token'],
    plant: {
      createAccountCalls(real, options) {
        const read = (): Session | null => {
          const session = options.store.read();
          return session && { ...session, user: { ...session.user, id: 0 } };
        };
        return real({ ...options, store: { ...options.store, read } });
      },
    },
  },
  {
    name: 'a value that no longer fits into the storage is dropped',
    breaks: ['one session', 'the next page goes on'],
    plant: {
      resilientStorage(real, storage, keys) {
        const setItem = (key: string, value: string): void => {
          try {
            storage.setItem(key, value);
          } catch {
            // The value before it stays, and is of another session.
          }
        };
        return { ...real(storage, keys), setItem };
      },
    },
  },
  {
    name: 'events of other tabs are ignored',
    breaks: ['follows other tabs'],
    plant: { options: (options) => ({ ...options, onStorageEvent: undefined }) },
  },
  {
    name: 'the refresh token is out of the storage while it is used',
    breaks: ['the next page goes on'],
    plant: {
      options: aroundRefresh(async (storage, send) => {
        const used = storage.getItem('auth_refresh_token');
        storage.removeItem('auth_refresh_token');
        try {
          return await send();
        } finally {
          if (used) storage.setItem('auth_refresh_token', used);
        }
      }),
    },
  },
  {
    name: 'a refresh leaves a mark in the storage, and the next page waits for the last one to take it away',
    breaks: ['settles'],
    plant: {
      options: aroundRefresh(async (storage, send) => {
        while (storage.getItem('refreshing')) await new Promise((resolve) => setTimeout(resolve, 100));
        storage.setItem('refreshing', 'yes');
        try {
          return await send();
        } finally {
          storage.removeItem('refreshing');
        }
      }),
    },
  },
];
