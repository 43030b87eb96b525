export { createAuth } from './auth.ts';
export type { Auth, AuthOptions } from './auth.ts';
export { UNKNOWN } from './state.ts';
export type { AuthState } from './state.ts';
export { browserSession } from './browser.ts';
export {
  AuthError,
  ConfirmationNeeded,
  NO_REFRESH_TOKEN,
  NOT_AUTHENTICATED,
  NOT_CHECKED,
  NOT_RESTORED,
  SESSION_EXPIRED,
} from './messages.ts';
export type { LocksLike } from './refresh-lock.ts';
export type { StorageLike } from './resilient-storage.ts';
export type { User } from './user.ts';
