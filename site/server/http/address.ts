import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { forwardedValue } from './forwarded.ts';

/**
 * Tells the network address a request comes from. With `proxies` in front it is read from `X-Forwarded-For`, counted
 * from the right, where trusted proxies write; what stands further left a visitor may have invented.
 * Of an IPv6 address only the network (/64) counts, since one household has all of it.
 */
export function clientAddress(proxies: number): (context: Context) => string {
  return (context) => {
    const forwarded = forwardedValue(context.req.header('x-forwarded-for'), proxies);
    return network(forwarded ?? getConnInfo(context).remote.address ?? '');
  };
}

/** All that is no address counts as one: whoever can make it up would otherwise be a new visitor each time. */
const UNKNOWN = 'unknown';

/** An IPv4 address, also one written as IPv6, as it is; the network of an IPv6 address. */
function network(text: string): string {
  const bare = withoutPort(text);
  if (!ipaddr.isValid(bare)) return UNKNOWN;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return beginning(address, NETWORK_BYTES);
}

/** Bytes of an IPv6 address that name its network, half of them. */
const NETWORK_BYTES = 8;

/** Bytes that name the largest network (/48) that is given to whoever asks. */
const WIDER_NETWORK_BYTES = 6;

/**
 * The widest network that may be one person's, of an address as `clientAddress` tells it: of IPv6 the /48. Too wide to
 * count failures by, since households share one; for taking turns.
 */
export function widerNetwork(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.parse(text);
  return address.kind() === 'ipv4' ? text : beginning(address, WIDER_NETWORK_BYTES);
}

/** An IPv6 address with nothing but its first bytes. */
function beginning(address: ipaddr.IPv4 | ipaddr.IPv6, bytes: number): string {
  const kept = address.toByteArray().slice(0, bytes);
  return new ipaddr.IPv6([...kept, ...Array<number>(IPV6_BYTES - bytes).fill(0)]).toString();
}

const IPV6_BYTES = 16;

/** The address in `192.0.2.1:5678`, `[2001:db8::1]`, `[2001:db8::1]:5678` and `"[2001:db8::1]:5678"`. */
function withoutPort(text: string): string {
  return /^"?\[([^\]]*)\](?::\d+)?"?$/.exec(text)?.[1] ?? /^"?([\d.]+):\d+"?$/.exec(text)?.[1] ?? text;
}
