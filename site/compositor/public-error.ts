/** An error whose message is written for people: the error screen shows it. Every other error keeps its words to itself. */
export class PublicError extends Error {
  override readonly name = 'PublicError';
}
