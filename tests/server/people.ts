import { MINUTE } from '../../site/server/process/clock.ts';
import type { HttpResponse } from './http.ts';
import type { TestSite } from './site.ts';

/** Tokens and record of a signed-in user. */
export interface SignedIn {
  readonly jwt: string;
  readonly refreshToken: string;
  readonly user: Record<string, unknown> & { readonly id: number };
}

/**
 * Registers a user with the password `password of <name>`, without the email to confirm the account. Throws for an error
 * response.
 */
export async function register(
  site: Pick<TestSite, 'send'> & Partial<Pick<TestSite, 'dropConfirmations'>>,
  name: string,
): Promise<SignedIn> {
  const response = await site.send('/api/auth/local/register', {
    method: 'POST',
    body: { username: name, email: `${name}@example.test`, password: passwordOf(name) },
  });
  await site.dropConfirmations?.();
  return signedIn(response);
}

/** Logs in a user of `register`. Throws for an error response. */
export async function logIn(
  site: Pick<TestSite, 'send'>,
  identifier: string,
  password = passwordOf(identifier),
): Promise<SignedIn> {
  return signedIn(await site.send('/api/auth/local', { method: 'POST', body: { identifier, password } }));
}

/** Returns the password that `register` uses. */
export const passwordOf = (name: string): string => `password of ${name}`;

/** Returns the header with an access token. */
export const bearer = (jwt: string): { authorization: string } => ({ authorization: `Bearer ${jwt}` });

/** Longer than the lifetime of an access token, in milliseconds. */
export const ACCESS_TOKEN_OVER = 11 * MINUTE;

function signedIn(response: HttpResponse): SignedIn {
  if (response.status !== 200) throw new Error(`Not signed in: ${response.status} ${response.text}`);
  return response.json() as unknown as SignedIn;
}
