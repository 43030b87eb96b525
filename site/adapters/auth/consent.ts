import type { RegisterRequest } from '../../contract/account.ts';
import { HttpError } from '../http/errors.ts';
import type { StorageLike } from './resilient-storage.ts';

/** Set once the server has refused the consent in this visit. */
const KEY = 'consent_refused';

/**
 * Registers with the consent, and once more without it where the server does not know that field: a Strapi without the
 * settings for it rejects unknown fields, and an account without the note is better than none. The refusal is remembered
 * for the visit, because a Strapi counts both requests against its rate limit.
 */
export async function registerWithConsent<Result>(
  { consent, ...request }: RegisterRequest,
  send: (request: RegisterRequest) => Promise<Result>,
  getStorage: () => StorageLike = () => sessionStorage,
): Promise<Result> {
  if (consent === undefined || isRefused(getStorage)) return send(request);
  try {
    return await send({ ...request, consent });
  } catch (error) {
    if (!(error instanceof HttpError) || error.message !== 'Invalid parameters: consent') throw error;
    rememberRefusal(getStorage);
    return send(request);
  }
}

function isRefused(getStorage: () => StorageLike): boolean {
  try {
    return getStorage().getItem(KEY) !== null;
  } catch {
    return false; // Blocked.
  }
}

function rememberRefusal(getStorage: () => StorageLike): void {
  try {
    getStorage().setItem(KEY, 'true');
  } catch {
    // Blocked or full: the next attempt sends the consent again.
  }
}
