/** What must hold on every walk, each rule with the sentence that a broken one is reported with. */
export const RULES = {
  'one session': 'The storage holds nothing, or the three values of one session.',
  'token last': 'A tab that finds auth_token finds the values that belong to it.',
  'three values gone': 'A logout clears the user, the token, the refresh token and all three stored values.',
  'stays signed out': 'Nothing that comes after a logout stores its session again.',
  'follows other tabs': "Another tab's sign-out or sign-in is followed at once.",
  'ends for a reason':
    'A server that could not answer never ends a session. A rejected refresh does, and so does a rejected token or check at start-up, without a refresh token or after a refresh.',
  'reads again first': 'A tab whose refresh was rejected reads the storage again before it ends the session.',
  'leaves a message': 'A session that ends without a logout leaves the message Session expired. Please login again.',
  'one refresh': 'One refresh at a time, in this tab and across tabs.',
  'the next page goes on':
    'The stored refresh token is the current one of its session, or the one before it, which the server takes once more.',
  'own token': 'Each account call carries the stored token, and no repeat carries the token of another user.',
  'own user': 'A profile is changed and merged for the user it was typed for.',
  'one repeat': 'A 401 on an account call, or any failed check at start-up, leads to one refresh and one repeat.',
  'signed in by a response': 'A user is shown after a good login or registration, and only then.',
  loading: 'The loading flag is set during a login or a registration.',
  role: "The role is the name in the user's role field.",
  messages: "An error is the server's message, or HTTP error! status: {code}, or one of the session's own texts.",
  'needs a user': 'Changing the profile or the password signed out fails with User not authenticated.',
  'needs a refresh token': 'Refreshing without a refresh token fails with No refresh token available.',
  settles: 'Every promise settles, and no rejection is unhandled.',
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
  throwIfBroken(): void {
    if (this.#broken.length > 0) throw new Error(this.#broken.join('\n'));
  }
}
