/**
 * What must hold on every walk, each with the sentence it comes from: of the specification (by section), of the
 * decisions (Account), or of the work item that asked for this machine.
 */
export const RULES = {
  'one session': 'Browser storage values: auth_token, auth_user (the user as JSON), auth_refresh_token. (section 3)',
  'token last': 'A tab that finds auth_token finds the values that belong to it. (section 3, read by several tabs)',
  'three values gone': 'Logout clears the user, token, refresh token and all three stored values. (section 4)',
  'stays signed out': 'Logout clears the user, token, refresh token and all three stored values. (section 4)',
  'follows other tabs': "Another tab's sign-out or sign-in is followed at once. (decisions)",
  'ends for a reason':
    'A network failure or a 5xx is not a refused session and never clears it. (decisions) ' +
    'If the refresh fails or no refresh token exists, the session is cleared. (section 4)',
  'reads again first': 'A lost race re-reads storage before it signs out. (item 1)',
  'says why': 'A failed refresh clears the session with the message Session expired. Please login again. (section 4)',
  'one refresh': 'One refresh in flight at a time, in this tab and across tabs. (decisions)',
  'own token': 'Authentication is a bearer token sent on every account call. (section 6)',
  'own user': 'PUT /api/users/{id}: partial profile, merged into the stored user. (section 7)',
  'one repeat': 'A 401 on any account call tries one refresh and one repeat. (decisions)',
  'signed in by a reply': 'Signed-out, then signed-in after a successful login or registration. (section 4)',
  'both or nothing':
    'The reply must contain both a jwt and a user; otherwise the error is Invalid response from server. (section 4)',
  loading: 'A loading flag is set during login and registration. (section 4)',
  role: "The role name is read from the user's role field and exposed as the user's role. (section 6)",
  messages:
    "The server's error.message, if present; otherwise HTTP error! status: {code}. And the error catalogue. (section 8)",
  'needs a user': 'Updating the profile or changing the password requires a signed-in user. (section 5)',
  'needs a refresh token': 'Refreshing without a refresh token fails with No refresh token available. (section 4)',
  settles: 'Every promise settles, and none rejects unheard. (item 2: timeouts)',
} as const;

export type Rule = keyof typeof RULES;

/** Collects what was broken where an error thrown would be caught by the code under test. */
export class Verdict {
  readonly #broken: string[] = [];

  /** Notes a broken rule unless `holds`. */
  check(holds: boolean, rule: Rule, detail: () => string): void {
    if (!holds) this.#broken.push(`[${rule}] ${RULES[rule]}\n  ${detail()}`);
  }

  /** Throws what was noted, if anything was. */
  rule(): void {
    if (this.#broken.length > 0) throw new Error(this.#broken.join('\n'));
  }
}
