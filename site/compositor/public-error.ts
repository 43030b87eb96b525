/** Error whose message is written for visitors. The error screen shows it, but no message of other errors. */
export class PublicError extends Error {
  override readonly name = 'PublicError';
}
