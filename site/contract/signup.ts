/** Email lists. */
export type SignupPurpose = 'newsletter' | 'waitlist';

/**
 * Endpoint of each list: a POST of `{ email }`, as JSON or as a form. The response is the same if the email address is
 * on the list already, so that it reveals nothing about it.
 */
export const SIGNUP_PATHS = {
  newsletter: '/api/newsletter',
  waitlist: '/api/waitlist',
} as const satisfies Readonly<Record<SignupPurpose, string>>;

/** Path in the `List-Unsubscribe` header of list emails (RFC 8058). */
export const ONE_CLICK_PATH = '/api/newsletter/unsubscribe';

/** Response to a signup. */
export interface SignupResponse {
  readonly ok: true;
}
