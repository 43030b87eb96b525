import { withAsciiDomain } from '../contract/email.ts';
import { SIGNUP_PATHS } from '../contract/signup.ts';
import type { SignupPurpose } from '../contract/signup.ts';
import type { Http } from './http/http.ts';
import { isObject } from './http/schema.ts';

/** Adds an email address to a list. The email that follows confirms it. Rejects as the calls of `http` do. */
export async function signUp(http: Http, purpose: SignupPurpose, email: string): Promise<void> {
  await http.post(SIGNUP_PATHS[purpose], { email: withAsciiDomain(email) }, { auth: 'none', parse: isAccepted });
}

const isAccepted = (response: unknown): true | undefined =>
  (isObject(response) && response['ok'] === true) || undefined;
