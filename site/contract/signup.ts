/** The lists somebody can put an address on. */
export type SignupPurpose = 'newsletter' | 'waitlist';

/**
 * Where each list takes an address: a POST of `{ email }`, as JSON or as a form. The response is the same whether the
 * address is on the list already or not, so that nobody learns whose it is.
 */
export const SIGNUP_PATHS = {
  newsletter: '/api/newsletter',
  waitlist: '/api/waitlist',
} as const satisfies Readonly<Record<SignupPurpose, string>>;

/** The response to an address that was taken. */
export interface SignupResponse {
  readonly ok: true;
}
