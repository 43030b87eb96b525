import type { Http } from '../../http/index.ts';
import { HttpError } from '../../http/index.ts';
import type { createAccountCalls } from '../account-calls.ts';
import type { AuthOptions } from '../auth.ts';
import { AuthError, SESSION_EXPIRED } from '../messages.ts';
import type { createRenewal } from '../renewal.ts';
import type { resilientStorage, StorageLike } from '../resilient-storage.ts';
import type { createSessionStore, Session, SessionStore } from '../session-store.ts';
import type { Rule } from './model-rules.ts';

type Change<F extends (...values: never[]) => unknown> = (real: F, ...values: Parameters<F>) => ReturnType<F>;

/** A part of the adapter, each in a broken version that stands in for the real one. */
export interface Plants {
  createSessionStore: Change<typeof createSessionStore>;
  createRenewal: Change<typeof createRenewal>;
  createAccountCalls: Change<typeof createAccountCalls>;
  resilientStorage: Change<typeof resilientStorage>;
  options: (options: AuthOptions) => AuthOptions;
}

export interface PlantedBug {
  name: string;
  /** The rules a walk may find broken by it. */
  breaks: Rule[];
  plant: Partial<Plants>;
}

type Renew = ReturnType<typeof createRenewal>;

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

/** Lets `http` treat what goes wrong as `mistake` says. */
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

const status = (error: unknown): number => (error instanceof HttpError ? error.status : 0);

/** Bugs a session has had, here or elsewhere. Each is planted alone. */
export const PLANTED_BUGS: PlantedBug[] = [
  {
    name: 'a sign-in keeps the refresh token of the session before',
    breaks: ['one session', 'token last'],
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
      createRenewal: (real, options) =>
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
    name: 'a refused refresh signs out without reading the storage again',
    breaks: ['reads again first', 'ends for a reason'],
    plant: {
      createRenewal: (real, options) =>
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
    name: 'every refused call refreshes for itself',
    breaks: ['one refresh'],
    plant: { createRenewal: (real, options) => (refused) => real({ ...options, locks: undefined })(refused) },
  },
  {
    name: 'a refresh is shared by a call with another token',
    breaks: ['ends for a reason'],
    plant: {
      createRenewal(real, options) {
        const renew = real(options);
        let inFlight: ReturnType<Renew> | undefined;
        return (refused) =>
          (inFlight ??= renew(refused).finally(() => {
            inFlight = undefined;
          }));
      },
    },
  },
  {
    name: 'a refresh that ends after the sign-out stores its tokens',
    breaks: ['one session', 'ends for a reason'],
    plant: {
      createRenewal(real, options) {
        let last: Session | null = null;
        const read = (): Session | null => (last = options.store.read() ?? last);
        const renew = real({ ...options, store: { ...options.store, read } });
        return (refused) => {
          last = null;
          return renew(refused);
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
    breaks: ['one session'],
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
    name: 'other tabs are not heard',
    breaks: ['follows other tabs'],
    plant: { options: (options) => ({ ...options, onStorageEvent: undefined }) },
  },
];
