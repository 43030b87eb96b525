/** What a visitor may allow, each by itself: counting visits, and telling Google Ads that one led to a purchase. */
export interface Granted {
  readonly analytics: boolean;
  readonly ads: boolean;
}

/** Where the choice is kept. */
export const CONSENT_KEY = 'onset_consent';

/** Which question was answered. Another one, such as for a new tool, is a new version: then everybody is asked again. */
export const CONSENT_VERSION = 1;

/** The choice as it is stored. `at` is when it was made, in ISO 8601: a consent must be shown to have been given. */
export function writeChoice({ analytics, ads }: Granted, at: string): string {
  return JSON.stringify({ version: CONSENT_VERSION, at, analytics, ads });
}

/** Reads a stored choice. Another version, and whatever is no choice at all, counts as not having been asked: `undefined`. */
export function readChoice(text: string | null): Granted | undefined {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { version, analytics, ads } = stored as Readonly<Record<string, unknown>>;
    if (version !== CONSENT_VERSION || typeof analytics !== 'boolean' || typeof ads !== 'boolean') return undefined;
    return { analytics, ads };
  } catch {
    return undefined; // Not JSON.
  }
}
