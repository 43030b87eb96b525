/** Most code units of a text that is composed. Whatever is a name or an address is far shorter, however it is spelt. */
const LONGEST = 1_000;

/**
 * A text of a request in the form it is stored and compared in (NFC): what looks the same and is typed in two ways is
 * one text. One that is longer than any name is left as it is: it is nobody's, and to put a long run of combining marks
 * in order takes a time that grows with the square of its length, half a second for what a body may hold.
 */
export function composed(text: string): string {
  return text.length > LONGEST ? text : text.normalize('NFC');
}
