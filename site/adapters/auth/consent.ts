import type { RegisterRequest } from '../../contract/account.ts';
import { HttpError } from '../http/index.ts';

/**
 * Registers with the consent, and once more without it where the server does not know that field: a Strapi as it comes
 * rejects every field it does not know, and an account without the note is better than none.
 */
export async function registerWithConsent<Result>(
  { consent, ...request }: RegisterRequest,
  send: (request: RegisterRequest) => Promise<Result>,
): Promise<Result> {
  if (consent === undefined) return send(request);
  try {
    return await send({ ...request, consent });
  } catch (error) {
    if (!(error instanceof HttpError) || error.message !== 'Invalid parameters: consent') throw error;
    return send(request);
  }
}
