/** Consent by purpose: counting visits, and reporting purchases to Google Ads. */
export interface Granted {
  readonly analytics: boolean;
  readonly ads: boolean;
}

/** Key of the choice in `localStorage`. */
export const CONSENT_KEY = 'onset_consent';

/** Version of the question. A different question, for example about a new tool, needs a new version: everyone is asked again. */
export const CONSENT_VERSION = 1;

/** Serializes a choice. `at` is its time in ISO 8601, because the site must be able to prove a consent. */
export function writeChoice({ analytics, ads }: Granted, at: string): string {
  return JSON.stringify({ version: CONSENT_VERSION, at, analytics, ads });
}

/** Parses a stored choice. Returns `undefined` for another version or an invalid text, so that the visitor is asked again. */
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
