import { withAsciiDomain } from '../contract/email.ts';
import { SIGNUP_PATHS } from '../contract/signup.ts';
import type { SignupPurpose, SignupResponse } from '../contract/signup.ts';
import type { Http } from './http/http.ts';
import { isObject } from './http/schema.ts';
import { shape } from './http/shape.ts';

const signupResponse = shape(
  (value): value is SignupResponse & Record<string, unknown> => isObject(value) && value['ok'] === true,
);

/** Puts an address on a list; it is confirmed by the mail that follows. Rejects as the calls of `http` do. */
export async function signUp(http: Http, purpose: SignupPurpose, email: string): Promise<void> {
  await http.post(SIGNUP_PATHS[purpose], { email: withAsciiDomain(email) }, { auth: 'none', schema: signupResponse });
}
