import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Tells the network address a request comes from. With `proxies` in front it is read from `X-Forwarded-For`, counted
 * from the right, where trusted proxies write; what stands further left a visitor may have invented.
 * Of an IPv6 address only the network (/64) counts, since one household has all of it.
 */
export function clientAddress(proxies: number): (context: Context) => string {
  return (context) => {
    const peer = getConnInfo(context).remote.address ?? 'unknown';
    const forwarded =
      context.req
        .header('x-forwarded-for')
        ?.split(',')
        .map((part) => part.trim()) ?? [];
    const address = proxies === 0 ? peer : (forwarded.at(-proxies) ?? peer);
    return network(address);
  };
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
