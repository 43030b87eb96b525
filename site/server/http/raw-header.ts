import type { IncomingMessage } from 'node:http';

/**
 * The value of a request's header, several of a name joined by `, `. `name` is in lower case. Where one or two headers are
 * wanted this is a fraction of the work of `incoming.headers`, which makes an object of all of them the first time it is
 * asked.
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let value: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index];
    if (each === undefined || each.length !== name.length || each.toLowerCase() !== name) continue;
    const more = rawHeaders[index + 1] ?? '';
    value = value === undefined ? more : `${value}, ${more}`;
  }
  return value;
}
