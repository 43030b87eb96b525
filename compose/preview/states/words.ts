/* States that many forms have. */

export const SENDING = { label: 'Being sent', shows: { pending: true } } as const;

/** What the server says to who asks too often, in the words of its own error. */
export const TOO_MANY_REQUESTS = {
  label: 'Refused',
  shows: { error: 'Too many requests, please try again later.' },
} as const;
