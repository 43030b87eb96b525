/** Code units of the longest text that is normalized. Names, email addresses and passwords are far shorter. */
const LONGEST = 1_000;

/**
 * Returns a text of a request in NFC, in which it is stored and compared, so that two ways to type the same characters are
 * one text. A longer text than any name is returned unchanged: the time to sort a run of combining marks grows with the
 * square of its length, to half a second for the largest body.
 */
export function normalizeNfc(text: string): string {
  return text.length > LONGEST ? text : text.normalize('NFC');
}
