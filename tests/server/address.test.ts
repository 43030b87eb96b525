import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from '../../site/server/http/request-info.ts';

/** The address the server reads from `X-Forwarded-For` behind a number of proxies, or from the connection. */
function addressOf(forwarded: string | undefined, proxies: number, peer = '192.0.2.1'): string {
  const context = {
    env: { incoming: { socket: { remoteAddress: peer } } },
    req: { header: () => forwarded },
  };
  return clientAddress(proxies)(context as unknown as Context);
}

test.for([
  ['the connection, where no proxy is trusted', '198.51.100.1', 0, '192.0.2.1'],
  ['the last one, behind one proxy', '203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
  ['the last but one, behind two', '10.0.0.1,203.0.113.9 , 198.51.100.1', 2, '203.0.113.9'],
  ['the connection, where the header is too short', '198.51.100.1', 2, '192.0.2.1'],
  ['IPv4 written as IPv6', '::ffff:198.51.100.1', 1, '198.51.100.1'],
  ['the network of IPv6', '2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::'],
  ['the same network written otherwise', '2001:DB8:1:2::6', 1, '2001:db8:1:2::'],
  ['the loopback network', '::1', 1, '::'],
  ['what is no address, as it is', 'unknown', 1, 'unknown'],
  ['what is no address, as one', '_hidden', 1, 'unknown'],
  ['without its port', '198.51.100.1:5678', 1, '198.51.100.1'],
  ['without its port, of IPv4 written as IPv6', '[::ffff:198.51.100.1]:99', 1, '198.51.100.1'],
  ['without brackets', '[2001:db8:1:2::9]', 1, '2001:db8:1:2::'],
  ['without brackets and port', '[2001:db8:1:2::9]:99', 1, '2001:db8:1:2::'],
  ['without quotation marks', '"[2001:db8:1:2::9]:99"', 1, '2001:db8:1:2::'],
  ['without the name of a network card', 'fe80::1%eth0', 1, 'fe80::'],
  ['the connection, where the proxy wrote nothing', '198.51.100.1, ', 1, '192.0.2.1'],
] as const)('the address that is counted is %s', ([, forwarded, proxies, expected]) => {
  expect(addressOf(forwarded, proxies)).toBe(expected);
});
