import { withAsciiDomain } from '../contract/email.ts';
import { SIGNUP_PATHS } from '../contract/signup.ts';
import type { SignupPurpose } from '../contract/signup.ts';
import type { Http } from './http/http.ts';
import { isObject } from './http/schema.ts';
import type { Schema } from './http/schema.ts';

// Not `shape()`, which is in the file of the session.
const signupResponse: Schema<unknown> = {
  safeParse: (value) => ({ success: isObject(value) && value['ok'] === true, data: value }),
};

/** Adds an email address to a list. The email that follows confirms it. Rejects as the calls of `http` do. */
export async function signUp(http: Http, purpose: SignupPurpose, email: string): Promise<void> {
  await http.post(SIGNUP_PATHS[purpose], { email: withAsciiDomain(email) }, { auth: 'none', schema: signupResponse });
}
