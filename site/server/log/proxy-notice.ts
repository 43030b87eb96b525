import type { IncomingMessage } from 'node:http';
import { hasForwardedHeader } from '../http/forwarded.ts';
import type { Log } from './log.ts';

/**
 * Warns, once, when a proxy seems to be in front of a server that was not told whether to believe one: all visitors then
 * come from the proxy's address, so that one of them can use up the limits of all, and pages are taken for plain http.
 * `trustedProxies` is `undefined` where nobody said; who said none knows.
 */
export function proxyNotice(trustedProxies: number | undefined, log: Log): (incoming: IncomingMessage) => void {
  let isDue = trustedProxies === undefined;
  return ({ headers }) => {
    if (!isDue || !hasForwardedHeader(headers)) return;
    isDue = false;
    log.warning(
      'A request has X-Forwarded-* headers, which are ignored because TRUST_PROXY is not set. Set it to the number of ' +
        'proxies in front, or to false if there are none.',
    );
  };
}
