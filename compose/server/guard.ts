import type { IncomingMessage } from 'node:http';

/** Names of this machine by which a browser on it may ask. */
const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request is refused, in a sentence; undefined where it may be answered. The workshop writes files, so nobody but its own pages
 * may ask it for anything: neither a page of elsewhere in the same browser, nor one that has its name lead to this
 * machine (DNS rebinding). A link from another page on this machine, such as Storybook's, may lead here.
 */
export function refusal(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  port: number,
): string | undefined {
  // Browsers leave out the port that HTTP has of itself.
  const hosts = NAMES.map((name) => (port === 80 ? name : `${name}:${port}`));
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return `The host ${JSON.stringify(host)} is not allowed. Use ${hosts.join(' or ')}.`;
  // A page asks from the very name it was opened by.
  if (origin !== undefined && origin !== `http://${host}`)
    return `Requests from ${JSON.stringify(origin)} are not allowed. Open http://${host}.`;
  const from = headers['sec-fetch-site'];
  const isLink =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (from !== undefined && from !== 'same-origin' && from !== 'none' && !isLink)
    return `Requests from other sites (Sec-Fetch-Site: ${String(from)}) are not allowed. Open http://${host}.`;
  // A form of elsewhere can send no JSON without being asked about first.
  const isPlain = !/^application\/json(?:;|$)/i.test(headers['content-type'] ?? '');
  if (method !== 'GET' && method !== 'HEAD' && isPlain)
    return `The body has ${headers['content-type'] === undefined ? 'no content type' : `the type ${headers['content-type']}`}. Send application/json.`;
  return undefined;
}
