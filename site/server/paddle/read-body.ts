/**
 * The body of a response as text, or `undefined` for one of more than `most` bytes, of which no more is read. Throws what
 * the connection throws, and for bytes that are no UTF-8.
 */
export async function readBody(response: Response, most: number): Promise<string | undefined> {
  if (response.body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  // Leaving the loop early ends the connection.
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > most) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
